// What the table says to a player: notices, hints, what something is, and why it cannot be chosen.

import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { RuleLink } from "../components/rule-link";
import type { Live } from "../live";
import { prefs } from "../prefs";
import { Say, say } from "../say";
import type { Hint, Why } from "../types";

export function Notes({
  live,
  note,
  openRule,
  close,
}: {
  live: Live;
  note: string;
  openRule: (rule: string) => void;
  close: () => void;
}) {
  const { why, hint, notice } = live;
  const said = useRef<HTMLDivElement>(null);
  // Somebody who asks from below sees the answer; a notice that nobody asked for leaves the choices where they are.
  useLayoutEffect(() => {
    if (note || why || hint) said.current?.scrollIntoView({ block: "nearest" });
  }, [note, why, hint]);
  if (!note && !why && !hint && !notice) return null;
  return (
    <div class="ui-note" role="status" ref={said}>
      <div>
        {notice && <p>{notice}</p>}
        {hint && <Advice hint={hint} />}
        {note && <p>{note}</p>}
        {why && (why.why || why.allowed) && (
          <p>
            <b>{asked(why)}</b> {why.why} <RuleLink rule={why.rule} open={openRule} />
          </p>
        )}
      </div>
      <button type="button" class="ui-button quiet" aria-label={say("note-close")} onClick={close}>
        ×
      </button>
    </div>
  );
}

/** The turn, what it is for, and what it is compared with. */
function Advice({ hint }: { hint: Hint }) {
  return (
    <div class="ui-hint">
      <p>
        <b>{say("note-hint")}</b> {hint.plan ? <b>{hint.plan}</b> : hint.reasons.join(" ")}
      </p>
      {hint.plan && hint.reasons.length > 0 && (
        <ul>
          {hint.reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      {hint.compared && <p>{hint.compared}</p>}
    </div>
  );
}

/** What a `why not?` was about: a choice, or an element. */
function asked({ allowed, token }: Why): string {
  if (!token) return say(allowed ? "note-allowed-here" : "note-why-not-here");
  return say(allowed ? "note-allowed" : "note-why-not", { choice: token });
}

/** A welcome for somebody who plays here for the first time. It goes with their first choice. */
export function Greeting() {
  const [, redraw] = useState(0);
  if (prefs.greeted) return null;
  return (
    <div class="ui-note">
      <p>
        <Say id="greeting" b={<b />} />
      </p>
      <button
        type="button"
        class="ui-button quiet"
        aria-label={say("greeting-close")}
        onClick={() => {
          prefs.greeted = true;
          redraw(1);
        }}
      >
        ×
      </button>
    </div>
  );
}

export function WhyNot({ tokens, ask }: { tokens: string[]; ask: (token: string) => void }) {
  const [token, setToken] = useState("");
  const [open, setOpen] = useState(false);
  return (
    <details class="ui-whynot" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{say("why-not")}</summary>
      <form
        class="ui-say"
        onSubmit={(event) => {
          event.preventDefault();
          if (token.trim()) ask(token.trim());
        }}
      >
        <input
          list="pw-tokens"
          aria-label={say("why-not-name")}
          placeholder={tokens.length ? say("why-not-example", { token: tokens[0]! }) : say("why-not-any")}
          value={token}
          onInput={(event) => setToken(event.currentTarget.value)}
        />
        <datalist id="pw-tokens">{open && tokens.slice(0, 500).map((each) => <option value={each} />)}</datalist>
        <button type="submit" class="ui-button">
          {say("why-not-ask")}
        </button>
      </form>
      <p class="ui-small">{say("why-not-help")}</p>
    </details>
  );
}
