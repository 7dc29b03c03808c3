// Several people at one screen: nothing of the table is on the page until the next one says that they are there.

import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { TopBar } from "../components/topbar";
import { closerLook } from "../scene/closer-look";
import type { TableInfo } from "../types";

export function Curtain({ info, seat, open }: { info: TableInfo; seat: number; open: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [seat]);
  // What somebody looked at closer lies beside the table, not on it.
  useLayoutEffect(() => closerLook.close(), [seat]);
  const name = info.seats[seat]?.name || `Player ${seat + 1}`;
  return (
    <div class="ui-page">
      <TopBar title={info.title} />
      <main class="ui-narrow ui-curtain">
        <h1>Hand over to {name}</h1>
        <p>Everybody else looks away.</p>
        <button type="button" class="ui-button main" ref={button} onClick={open}>
          I am {name}
        </button>
      </main>
    </div>
  );
}
