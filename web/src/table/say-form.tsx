// A few questions that make one thing to say. They come from the server with their answers: nothing here knows a game.

import { useState } from "preact/hooks";
import type { Live } from "../live";
import type { Form, FormOption, FormPart } from "../types";

interface Props {
  live: Pick<Live, "form" | "fill" | "sayForm" | "waitingFor">;
  /** What is written on it where a hint advises to use it. */
  mark: string;
}

export function SayForm({ live, mark }: Props) {
  const { form } = live;
  if (!form) return null;
  if (!form.folded) return <Filling form={form} live={live} mark={mark} />;
  return (
    <details class="ui-folded" key={form.covers?.join()}>
      <summary class="ui-button">
        <span class="ui-label">{form.label}</span>
        {mark && <span class="ui-tag">{mark}</span>}
      </summary>
      <Filling form={form} live={live} mark="" />
    </details>
  );
}

function Filling({ form, live, mark }: Props & { form: Form }) {
  const [explained, explain] = useState("");
  const busy = live.waitingFor !== null;
  const pick = (part: FormPart, option: FormOption) => {
    explain(option.help ?? "");
    live.fill(part, option);
  };
  return (
    <form
      class="ui-proposal"
      aria-label={form.label}
      aria-busy={busy}
      onSubmit={(event) => {
        event.preventDefault();
        if (form.tokens.length && !busy) live.sayForm();
      }}
    >
      {mark && <span class="ui-tag">{mark}</span>}
      <div class="ui-form-parts">
        {form.parts.map((part) => (
          <Part key={part.label} part={part} pick={(option) => pick(part, option)} />
        ))}
      </div>
      {explained && <p class="ui-small">{explained}</p>}
      <div class="ui-send">
        <p aria-live="polite">{form.says}</p>
        <button type="submit" class="ui-button main" disabled={!form.tokens.length || busy}>
          {form.send}
        </button>
      </div>
    </form>
  );
}

function Part({ part, pick }: { part: FormPart; pick: (option: FormOption) => void }) {
  if (part.several) return <Marks part={part} pick={pick} />;
  return (
    <label class="ui-form-part">
      <span>{part.label}</span>
      <select
        value={part.picked[0]}
        onChange={(event) => pick(part.options.find((option) => option.token === event.currentTarget.value)!)}
      >
        {part.options.map((option) => (
          <option key={option.token} value={option.token}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Answers side by side. */
function Marks({ part, pick }: { part: FormPart; pick: (option: FormOption) => void }) {
  return (
    <div class="ui-form-part marks" role="group" aria-label={part.label}>
      <span aria-hidden="true">{part.label}</span>
      <div class="ui-ticks">
        {part.options.map((option) => (
          <label key={option.token} class="ui-tick" title={option.help}>
            <input
              type="checkbox"
              value={option.token}
              checked={part.picked.includes(option.token)}
              onChange={() => pick(option)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </div>
  );
}
