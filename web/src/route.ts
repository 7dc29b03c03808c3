// Where we are, kept behind the # of the address: invitations in it never reach a server's log.

import { useLayoutEffect, useState } from "preact/hooks";

export interface Place {
  path: string[];
  query: URLSearchParams;
}

function here(): Place {
  const [path, query] = location.hash.replace(/^#\/?/, "").split("?");
  return { path: (path ?? "").split("/").filter(Boolean), query: new URLSearchParams(query ?? "") };
}

export function usePlace(): Place {
  const [place, setPlace] = useState(here);
  // Before the first frame: a change of the address during it would be missed.
  useLayoutEffect(() => {
    const moved = () => setPlace(here());
    addEventListener("hashchange", moved);
    return () => removeEventListener("hashchange", moved);
  }, []);
  return place;
}

export function go(path: string): void {
  location.hash = `#/${path}`;
}

export function linkTo(path: string): string {
  return `${location.origin}/#/${path}`;
}
