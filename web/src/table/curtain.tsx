// Several people at one screen: nothing of the table is on the page until the next one says that they are there.

import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { TopBar } from "../components/topbar";
import { say } from "../say";
import { closerLook } from "../scene/closer-look";
import type { TableInfo } from "../types";

export function Curtain({ info, seat, open }: { info: TableInfo; seat: number; open: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [seat]);
  // What somebody looked at closer lies beside the table, not on it.
  useLayoutEffect(() => closerLook.close(), [seat]);
  const name = info.seats[seat]?.name || say("player-number", { number: seat + 1 });
  return (
    <div class="ui-page">
      <TopBar title={info.title} />
      <main class="ui-narrow ui-curtain">
        <h1>{say("curtain", { name })}</h1>
        <p>{say("curtain-help")}</p>
        <button type="button" class="ui-button main" ref={button} onClick={open}>
          {say("curtain-open", { name })}
        </button>
      </main>
    </div>
  );
}
