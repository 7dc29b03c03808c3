// Without network the page says so, and what still works.

import { useEffect, useState } from "preact/hooks";
import { say } from "../say";

/** A page that was opened without network looks this often whether it is back. */
const LOOK = 4000;

/** Whether the server answers. What the browser says is not enough: it is "online" in a dead network, and "offline" beside a server on the same machine. */
const isReached = async () => {
  try {
    await (await fetch("/livez", { cache: "no-store" })).text();
    return true;
  } catch {
    return false;
  }
};

export function NoNetwork() {
  const [away, setAway] = useState(false);
  useEffect(() => {
    let timer = 0;
    const look = async () => {
      clearTimeout(timer);
      const gone = !(await isReached());
      setAway(gone);
      if (gone) timer = window.setTimeout(look, LOOK);
    };
    look();
    addEventListener("online", look);
    addEventListener("offline", look);
    return () => {
      clearTimeout(timer);
      removeEventListener("online", look);
      removeEventListener("offline", look);
    };
  }, []);
  if (!away) return null;
  return (
    <p class="ui-offline" role="status">
      {say("offline")}
    </p>
  );
}
