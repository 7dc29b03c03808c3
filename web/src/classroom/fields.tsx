// Fields of the forms for a class, each with its label.

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
  words: Record<Value, string>;
  value: Value;
  set: (value: Value) => void;
}

export function Choice<Value extends string>({ label, words, value, set }: ChoiceProps<Value>) {
  return (
    <label class="ui-field">
      {label}
      <select value={value} onChange={(event) => set(event.currentTarget.value as Value)}>
        {Object.entries<string>(words).map(([each, says]) => (
          <option key={each} value={each}>
            {says}
          </option>
        ))}
      </select>
    </label>
  );
}
