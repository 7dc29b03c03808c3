// The way to a table: connecting, waiting for players, and the game itself.

import { useEffect, useReducer, useRef, useState } from "preact/hooks";
import * as api from "../api";
import { Loading } from "../components/loading";
import { TopBar } from "../components/topbar";
import { linkWords } from "../connection";
import { Live } from "../live";
import { forgetSeats, myTable } from "../prefs";
import { say } from "../say";
import { type Art, loadArt } from "../scene/art";
import { useSignals } from "../signals/use-signals";
import { Curtain } from "../table/curtain";
import { Game } from "../table/game";
import { Waiting } from "../table/waiting";

export function TablePage({ id }: { id: string }) {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const live = useRef<Live | null>(null);
  const [art, setArt] = useState<Art | null>(null);
  const [keys, setKeys] = useState(() => Object.values(myTable(id)?.seats ?? {}));
  const told = useRef("");
  useEffect(() => {
    const goOnWithout = async (why: string) => {
      if (!(await forgetVoidKeys(id))) return;
      told.current = why;
      setKeys(Object.values(myTable(id)?.seats ?? {}));
    };
    const made = new Live(
      id,
      keys,
      () => redraw(0),
      (why) => void goOnWithout(why),
    );
    made.notice = told.current;
    live.current = made;
    return () => made.close();
  }, [id, keys]);
  const info = live.current?.info ?? null;
  const game = info?.game;
  useEffect(() => {
    if (game) void loadArt(game).then(setArt, () => undefined);
  }, [game]);
  useSignals(live.current);

  const at = live.current;
  if (!at || !info) {
    const gone = at?.link === "gone";
    return (
      <Loading
        bar=""
        heading={say(gone ? "table-cannot-open" : "opening-table")}
        status={at?.notice || (at ? linkWords(at.link) : "")}
        failed={gone}
      />
    );
  }
  const sat = () => {
    told.current = "";
    setKeys(Object.values(myTable(id)?.seats ?? {}));
  };
  if (info.status === "open") {
    return (
      <div class="ui-page">
        <TopBar title={info.title} />
        <Waiting live={at} info={info} sat={sat} />
      </div>
    );
  }
  if (at.curtain !== null) return <Curtain info={info} seat={at.curtain} open={() => at.openCurtain()} />;
  if (!art || !at.view?.scene)
    return (
      <Loading heading={info.title} status={info.archived || say("loading-table")} failed={info.archived !== ""} />
    );
  return <Game live={at} info={info} art={art} sat={sat} />;
}

/** Forget the keys that no longer open their seats. Gives whether there were any. */
async function forgetVoidKeys(id: string): Promise<boolean> {
  const lost: number[] = [];
  for (const [seat, key] of Object.entries(myTable(id)?.seats ?? {}))
    if (!(await api.holds(id, Number(seat), key).catch(() => true))) lost.push(Number(seat));
  forgetSeats(id, lost);
  return lost.length > 0;
}
