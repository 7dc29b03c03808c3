// A component file of one's own for a new table: other cards, maps or numbers.

import type { ComponentsBody } from "../types";

const MOST_BYTES = 65_536;

interface Props {
  set: (components: ComponentsBody | null) => void;
  failed: (why: string) => void;
}

export function OwnComponents({ set, failed }: Props) {
  const read = async (field: HTMLInputElement) => {
    const file = field.files?.[0];
    set(null);
    failed("");
    if (!file) return;
    if (file.size > MOST_BYTES) {
      field.value = "";
      failed(`${file.name} is too large: a component file has at most 64 KiB.`);
      return;
    }
    set({ name: file.name.slice(0, 60), text: await file.text() });
  };
  return (
    <details class="ui-own">
      <summary>A component file of your own</summary>
      <p class="ui-small">
        Other cards, tiles or numbers, in a file like the <code>components.toml</code> of this game. It is checked
        before the table is laid, and its name is shown to everybody who is invited.
      </p>
      <label>
        File
        <input type="file" accept=".toml,text/plain" onChange={(event) => void read(event.currentTarget)} />
      </label>
    </details>
  );
}
