// One option of a game in a form: a list to pick from, a number or a text, each with its own check.

import { say } from "../say";
import type { OptionInfo, OptionValue } from "../types";

interface Props {
  option: OptionInfo;
  value: OptionValue;
  set: (value: OptionValue) => void;
}

export function OptionField({ option, value, set }: Props) {
  const id = `pw-option-${option.name}`;
  const field = { id, "aria-describedby": `${id}-means` };
  // The field keeps what is typed; only what is valid goes on, and the form is not sent before it is.
  const typedIn = (event: Event) => {
    const input = event.currentTarget as HTMLInputElement;
    input.setCustomValidity(complaint(option, input.value));
    if (input.validity.valid) set(typed(option, input.value));
  };
  return (
    <div class="ui-option">
      <label for={id}>{option.title}</label>
      {option.values.length ? (
        <select {...field} value={String(value)} onChange={(event) => set(typed(option, event.currentTarget.value))}>
          {option.values.map((each, number) => (
            <option key={each} value={each}>
              {option.labels[number]}
            </option>
          ))}
        </select>
      ) : typeof option.default === "number" ? (
        <input
          {...field}
          type="number"
          required
          step={1}
          defaultValue={String(value)}
          min={option.low ?? undefined}
          max={option.high ?? undefined}
          onInput={typedIn}
        />
      ) : (
        <input
          {...field}
          type="text"
          required
          maxLength={80}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          defaultValue={String(value)}
          onInput={typedIn}
        />
      )}
      <p class="ui-small" id={`${id}-means`}>
        {option.meaning}
      </p>
    </div>
  );
}

/** What is wrong with a text, in a sentence; empty when nothing is. The browser checks numbers by itself. */
function complaint({ pattern, default: usual, title }: OptionInfo, text: string): string {
  if (!pattern || !text || new RegExp(pattern).test(text)) return "";
  return say("option-wrong", { title, usual: String(usual) });
}

/** What a field says, in the type of the option. */
function typed(option: OptionInfo, text: string): OptionValue {
  switch (typeof option.default) {
    case "boolean":
      return text === "true";
    case "number":
      return Number(text);
    default:
      return text;
  }
}
