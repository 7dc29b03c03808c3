// A link that is copied with one press.

import { useEffect, useRef, useState } from "preact/hooks";
import { say } from "../say";

/** Milliseconds for which the button says that the link was copied. */
const SHOWN = 2500;

/** Where the page may not copy, the link is selected, ready to be copied by hand. */
export function CopyLink({ link, name }: { link: string; name: string }) {
  const text = useRef<HTMLInputElement>(null);
  const [done, setDone] = useState<"" | "copied" | "selected">("");
  useEffect(() => {
    if (done !== "copied") return;
    const over = setTimeout(() => setDone(""), SHOWN);
    return () => clearTimeout(over);
  }, [done]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setDone("copied");
    } catch {
      text.current?.select();
      setDone(document.execCommand("copy") ? "copied" : "selected");
    }
  };
  const says = say(done ? `copy-${done}` : "copy");
  return (
    <span class="ui-copy">
      <input readOnly ref={text} value={link} aria-label={name} onFocus={(event) => event.currentTarget.select()} />
      <button type="button" class="ui-button" aria-label={say("copy-name", { says, name })} onClick={() => void copy()}>
        {says}
      </button>
      <span class={done === "selected" ? "ui-small" : "ui-hidden"} role="status">
        {done === "copied" ? say("copy-done") : done === "selected" ? say("copy-by-hand") : ""}
      </span>
    </span>
  );
}
