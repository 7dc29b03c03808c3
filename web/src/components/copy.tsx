// A link that is copied with one press.

import { useEffect, useRef, useState } from "preact/hooks";

/** Milliseconds for which the button says that the link was copied. */
const SHOWN = 2500;
const SAYS = { "": "Copy", copied: "Copied ✓", selected: "Selected" } as const;

/** Where the page may not copy, the link is selected, ready to be copied by hand. */
export function CopyLink({ link, name }: { link: string; name: string }) {
  const text = useRef<HTMLInputElement>(null);
  const [done, setDone] = useState<keyof typeof SAYS>("");
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
  return (
    <span class="ui-copy">
      <input readOnly ref={text} value={link} aria-label={name} onFocus={(event) => event.currentTarget.select()} />
      <button type="button" class="ui-button" aria-label={`${SAYS[done]}: ${name}`} onClick={() => void copy()}>
        {SAYS[done]}
      </button>
      <span class={done === "selected" ? "ui-small" : "ui-hidden"} role="status">
        {done === "copied"
          ? "The link is copied."
          : done === "selected"
            ? "The link is selected: copy it with Ctrl C, or by holding it."
            : ""}
      </span>
    </span>
  );
}
