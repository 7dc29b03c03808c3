// Without network the page says so, and what still works.

import { useEffect, useState } from "preact/hooks";
import { say } from "../say";

/** A page that was opened without network looks this often whether it is back. */
const LOOK = 4000;

/** Whether the server answers. Browsers call themselves online in a dead network, too. */
const isReached = () =>
  fetch("/livez", { cache: "no-store" }).then(
    () => true,
    () => false,
  );

export function NoNetwork() {
  const [away, setAway] = useState(!navigator.onLine);
  useEffect(() => {
    let timer = 0;
    const look = async () => {
      clearTimeout(timer);
      const gone = !(navigator.onLine && (await isReached()));
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
