// A box to tick, with its words.

import type { ComponentChildren } from "preact";

interface Props {
  on: boolean;
  set: (on: boolean) => void;
  children: ComponentChildren;
}

export function Check({ on, set, children }: Props) {
  return (
    <label class="check">
      <input type="checkbox" checked={on} onChange={(event) => set(event.currentTarget.checked)} />
      {children}
    </label>
  );
}
