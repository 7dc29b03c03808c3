// The way to a table: connecting, waiting for players, and the game itself.

import { useEffect, useReducer, useRef, useState } from "preact/hooks";
import { Loading } from "../components/loading";
import { TopBar } from "../components/topbar";
import { LINKS, Live } from "../live";
import { myTable } from "../prefs";
import { type Art, loadArt } from "../scene/art";
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
    const gone = at?.link === "gone";
    return (
      <Loading
        bar=""
        heading={gone ? "This table cannot be opened" : "Opening the table…"}
        status={at?.notice || (at ? LINKS[at.link] : "")}
        failed={gone}
      />
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
  if (!art || !at.view?.scene) return <Loading heading={info.title} status="Loading the table…" />;
  return <Game live={at} info={info} art={art} />;
}
