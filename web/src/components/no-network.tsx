// Without network the page says so, and what still works.

import { useEffect, useState } from "preact/hooks";

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
      No network. Rules and lessons that you have opened before still work; tables wait until you are connected.
    </p>
  );
}
