// One option of a game in a form.

import type { OptionInfo, OptionValue } from "../types";

interface Props {
  option: OptionInfo;
  value: OptionValue;
  set: (value: OptionValue) => void;
}

export function OptionField({ option, value, set }: Props) {
  const id = `pw-option-${option.name}`;
  const field = { id, value: String(value), "aria-describedby": `${id}-means` };
  return (
    <div class="ui-option">
      <label for={id}>{option.title}</label>
      {option.values.length ? (
        <select {...field} onChange={(event) => set(typed(option, event.currentTarget.value))}>
          {option.values.map((each, number) => (
            <option key={each} value={each}>
              {option.labels[number]}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...field}
          type="number"
          min={option.low ?? undefined}
          max={option.high ?? undefined}
          onInput={(event) => set(typed(option, event.currentTarget.value))}
        />
      )}
      <p class="ui-small" id={`${id}-means`}>
        {option.meaning}
      </p>
    </div>
  );
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
