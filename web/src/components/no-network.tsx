// Without network the page says so, and what still works.

import { useEffect, useState } from "preact/hooks";
import { say } from "../say";

export function NoNetwork() {
  const [away, setAway] = useState(!navigator.onLine);
  useEffect(() => {
    const look = () => setAway(!navigator.onLine);
    addEventListener("online", look);
    addEventListener("offline", look);
    return () => {
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
