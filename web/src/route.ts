// Where we are, kept behind the # of the address: what is in it never reaches a server's log.

import { useLayoutEffect, useState } from "preact/hooks";
import { keepClass, keepInvitation } from "./prefs";

export interface Place {
  path: string[];
  query: URLSearchParams;
}

function here(): Place {
  const [path, query] = location.hash.replace(/^#\/?/, "").split("?");
  const place = { path: (path ?? "").split("/").filter(Boolean), query: new URLSearchParams(query ?? "") };
  takeSecrets(place);
  return place;
}

let opened = "";

/** The key in a private link that was opened here, until it is taken. */
export function openedPerson(): string {
  return opened;
}

export function closePerson(): void {
  opened = "";
}

/** What is secret leaves the address at once: whoever gets a copy of it can only watch. */
function takeSecrets({ path, query }: Place): void {
  const token = query.get("invite");
  // An address that programs may have made, with the key of a seat in it.
  const isOld = path[0] === "table" && path.length > 1;
  if (isOld) path.splice(0, path.length, "t", path[1]!);
  const person = query.get("person");
  const teacher = query.get("teacher");
  if (token === null && !query.has("key") && person === null && teacher === null && !isOld) return;
  if (path[0] === "me" && person && /^[\w-]{32}$/.test(person)) opened = person;
  const seat = Number(query.get("seat"));
  if (path[0] === "t" && path[1] && token && Number.isInteger(seat)) keepInvitation(path[1], { seat, token });
  if (path[0] === "class" && path[1] && teacher && /^[\w-]{16,64}$/.test(teacher))
    keepClass({ id: path[1], title: "", key: teacher });
  for (const secret of ["invite", "key", "seat", "person", "teacher"]) query.delete(secret);
  const rest = query.size ? `?${query}` : "";
  history.replaceState(history.state, "", `#/${path.join("/")}${rest}`);
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

/** The link that invites somebody to a seat. */
export function invitationLink(id: string, seat: number, token: string): string {
  return linkTo(`t/${id}?seat=${seat}&invite=${token}`);
}

export function linkTo(path: string): string {
  return `${location.origin}/#/${path}`;
}
