// The way to a table: connecting, waiting for players, and the game itself.

import { useEffect, useReducer, useRef, useState } from "preact/hooks";
import { TopBar } from "../bits";
import { Live, LINKS } from "../live";
import { myTable } from "../prefs";
import { loadArt, type Art } from "../scene/art";
import { Game } from "../table/game";
import { Waiting } from "../table/waiting";

export function TablePage({ id, query }: { id: string; query: URLSearchParams }) {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const live = useRef<Live | null>(null);
  const [art, setArt] = useState<Art | null>(null);
  const [keys, setKeys] = useState(() => Object.values(myTable(id)?.seats ?? {}));
  useEffect(() => {
    const made = new Live(id, keys, () => redraw(0));
    live.current = made;
    return () => made.close();
  }, [id, keys]);
  const info = live.current?.info ?? null;
  const game = info?.game;
  useEffect(() => {
    if (game) void loadArt(game).then(setArt, () => undefined);
    if (info) document.title = `${info.title} · Paddlewheel`;
  }, [game]);

  const at = live.current;
  if (!at || !info) {
    return (
      <div class="ui-page">
        <TopBar />
        <main class="ui-narrow">
          <h1>{at?.link === "gone" ? "This table cannot be opened" : "To the table…"}</h1>
          <p role="status">{at?.notice || (at ? LINKS[at.link] : "")}</p>
          {at?.link === "gone" && <a class="ui-button" href="#/">All games</a>}
        </main>
      </div>
    );
  }
  if (info.status === "open") {
    return (
      <div class="ui-page">
        <TopBar title={info.title} />
        <Waiting info={info} query={query} sat={() => setKeys(Object.values(myTable(id)?.seats ?? {}))} />
      </div>
    );
  }
  if (!art || !at.view?.scene) {
    return (
      <div class="ui-page">
        <TopBar title={info.title} />
        <main class="ui-narrow">
          <h1>{info.title}</h1>
          <p role="status">The table is being laid…</p>
        </main>
      </div>
    );
  }
  return <Game live={at} info={info} art={art} />;
}
