// A window over the page, for what belongs to one thing on it. Escape closes it, and the focus goes back.

import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { say } from "../say";

export function Dialog({ title, close, children }: { title: string; close: () => void; children: ComponentChildren }) {
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => box.current?.showModal(), []);
  return (
    <dialog class="ui-dialog" ref={box} aria-label={title} onClose={close}>
      <div class="ui-row">
        <h2>{title}</h2>
        <button type="button" class="ui-button quiet" aria-label={say("close")} onClick={() => box.current?.close()}>
          ×
        </button>
      </div>
      {children}
    </dialog>
  );
}
