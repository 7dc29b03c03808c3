// Fields of the forms for a class, each with its label.

import { say } from "../say";

interface NumberProps {
  label: string;
  value: number;
  low: number;
  high: number;
  set: (count: number) => void;
}

export function NumberField({ label, value, low, high, set }: NumberProps) {
  return (
    <label class="ui-field">
      {label}
      <input
        type="number"
        required
        min={low}
        max={high}
        value={value}
        onInput={(event) => {
          const count = Math.floor(Number(event.currentTarget.value));
          if (count >= low && count <= high) set(count);
        }}
      />
    </label>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  /** What the messages of the values begin with. */
  kind: string;
  values: Value[];
  value: Value;
  set: (value: Value) => void;
}

export function Choice<Value extends string>({ label, kind, values, value, set }: ChoiceProps<Value>) {
  return (
    <label class="ui-field">
      {label}
      <select value={value} onChange={(event) => set(event.currentTarget.value as Value)}>
        {values.map((each) => (
          <option key={each} value={each}>
            {say(`${kind}-${each}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
