// A button that asks first, for what cannot be taken back.

import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { say } from "../say";

interface Props {
  /** What the button says, and what a screen reader says where that differs. */
  label: string;
  name?: string;
  question: string;
  /** What is done when the answer is yes. */
  act: () => void;
}

export function AskFirst({ label, name = label, question, act }: Props) {
  const [asked, setAsked] = useState(false);
  const no = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => no.current?.focus(), [asked]);
  if (!asked)
    return (
      <button type="button" class="ui-button small" aria-label={name} onClick={() => setAsked(true)}>
        {label}
      </button>
    );
  return (
    <div
      class="ui-question"
      role="alertdialog"
      aria-label={question}
      onKeyDown={(event) => event.key === "Escape" && setAsked(false)}
    >
      <p>{question}</p>
      <div class="ui-row">
        <button
          type="button"
          class="ui-button small main"
          onClick={() => {
            setAsked(false);
            act();
          }}
        >
          {label}
        </button>
        <button type="button" class="ui-button small" ref={no} onClick={() => setAsked(false)}>
          {say("cancel")}
        </button>
      </div>
    </div>
  );
}
