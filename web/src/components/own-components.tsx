// A component file of one's own for a new table: other cards, maps or numbers.

import { Say, say } from "../say";
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
      failed(say("own-too-large", { name: file.name }));
      return;
    }
    set({ name: file.name.slice(0, 60), text: await file.text() });
  };
  return (
    <details class="ui-own">
      <summary>{say("own")}</summary>
      <p class="ui-small">
        <Say id="own-help" file={<code />} />
      </p>
      <label>
        {say("own-file")}
        <input type="file" accept=".toml,text/plain" onChange={(event) => void read(event.currentTarget)} />
      </label>
    </details>
  );
}
