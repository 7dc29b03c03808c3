// A game under way, for players and spectators.

import { useEffect, useMemo, useState } from "preact/hooks";
import { Shuffle } from "../components/shuffle";
import type { Live } from "../live";
import type { Art } from "../scene/art";
import type { Marks } from "../scene/sheet";
import type { TableInfo, View } from "../types";
import { TableBar } from "./bar";
import { FINAL } from "./choices";
import { type Choosing, useChoosing } from "./choosing";
import { areasOf, Board, type Drawing, Panels } from "./drawing";
import { Ending } from "./ending";
import { Journal } from "./journal";
import { useByKeys, useKeys } from "./keys";
import { useNews } from "./news";
import { WhyNot } from "./notes";
import { Now } from "./now";
import { byElement } from "./picking";
import { Popup } from "./popup";
import { Prompt } from "./prompt";
import { Rules } from "./rules";
import { nameOf, Seats } from "./seats";
import { useShape } from "./shape";
import { type Side, SidePanel, useSide } from "./tabs";
import { Talk } from "./talk";

export function Game({ live, info, art }: { live: Live; info: TableInfo; art: Art }) {
  const view = live.view!;
  const scene = view.scene!;
  const deciding = view.seat !== null && view.deciders.includes(view.seat);
  const choosing = useChoosing(live, view, scene, deciding);
  const side = useSide();
  const [pointed, setPointed] = useState<string[]>([]);
  const [resultClosed, setResultClosed] = useState(false);
  const shape = useShape(scene.areas);
  const names = info.seats.map((seat) => nameOf(seat, live.mine, scene));
  const marks = useMarks(live, view, choosing, deciding, pointed);
  const drawing: Drawing = { art, marks, actions: choosing.actions };
  useFocus(live, view, choosing, deciding);
  useShortcuts(live, info, view, choosing, deciding);
  const { left, asked, menu } = choosing;
  return (
    <div
      class="ui-table"
      style={art.look}
      data-game={info.game}
      data-seq={view.seq}
      data-waiting={live.waitingFor !== null}
    >
      <TableBar live={live} info={info} view={view} />
      <main class={shape.class}>
        <h1 class="ui-hidden">{info.title}</h1>
        <Prompt
          live={live}
          info={info}
          view={view}
          names={names}
          deciding={deciding}
          openRule={side.openRule}
          openResult={resultClosed ? () => setResultClosed(false) : null}
        />
        <Board scene={scene} drawing={drawing}>
          {view.outcome && !resultClosed && (
            <Ending
              live={live}
              info={info}
              view={view}
              names={names}
              openRule={side.openRule}
              close={() => setResultClosed(true)}
            />
          )}
        </Board>
        <section class="ui-middle" aria-label="Choices and seats" tabIndex={deciding ? undefined : 0}>
          <Now
            live={live}
            view={view}
            choosing={choosing}
            drawing={drawing}
            deciding={deciding}
            openRule={side.openRule}
          />
          <Seats live={live} info={info} view={view} drawing={drawing} />
          <Panels areas={areasOf(scene, "panel")} drawing={drawing} />
          {deciding && (
            <WhyNot
              tokens={choosing.tokens}
              ask={(token) => {
                choosing.setNote("");
                live.askWhy(token);
              }}
            />
          )}
          {!view.outcome && <Shuffle promised={info} />}
        </section>
        <GameSide live={live} info={info} view={view} side={side} look={setPointed} />
      </main>
      {menu && (asked || left.length > 1) && (
        <Popup at={menu} offers={left} asked={asked} choose={choosing.choose} close={choosing.release} />
      )}
      <p class="ui-hidden" aria-live="polite" role="status">
        {asked ? `${asked.label}: ${FINAL}` : spoken(live, view, deciding)}
      </p>
    </div>
  );
}

/** What a screen reader says after a change. */
function spoken(live: Live, view: View, deciding: boolean): string {
  const lines = live.lines.slice(-Math.max(1, live.fresh)).map((line) => line.text);
  return [...lines, ...(deciding ? ["Your turn.", view.scene!.prompt] : [])].join(" ");
}

interface SideProps {
  live: Live;
  info: TableInfo;
  view: View;
  side: Side;
  look: (touches: string[]) => void;
}

function GameSide({ live, info, view, side, look }: SideProps) {
  const [readUpTo, setReadUpTo] = useState(0);
  useEffect(() => {
    if (side.tab === "talk") setReadUpTo(live.chat.length);
  }, [side.tab, live.chat.length]);
  // Drawn once for each view, however often something else changes.
  const journal = useMemo(
    () => <Journal lines={live.lines} fresh={live.fresh} look={look} openRule={side.openRule} />,
    [view],
  );
  return (
    <SidePanel
      side={side}
      tabs={["journal", "rules", "talk"]}
      label="Journal, rules and talk"
      unread={live.chat.length > readUpTo}
    >
      {side.tab === "journal" && journal}
      {side.tab === "rules" && <Rules game={info.game} at={side.ruleAt || view.rule} />}
      {side.tab === "talk" && (
        <Talk lines={live.chat} mine={live.mine} say={live.mine.length ? (text) => live.talk(text) : null} />
      )}
    </SidePanel>
  );
}

/** What is lit: targets, what was picked, the hint, and what has just happened or is pointed at in the journal. */
function useMarks(live: Live, view: View, choosing: Choosing, deciding: boolean, pointed: string[]): Marks {
  const { offers, left, looked, asked, picked } = choosing;
  const news = useNews(live, view);
  const told = pointed.length ? pointed : news;
  const hinted = live.hint ? offers.find((offer) => offer.token === live.hint!.token) : undefined;
  return useMemo(
    () => ({
      offers: deciding ? byElement(left) : new Map(),
      picked: (looked ?? asked)?.touches ?? picked,
      hinted: hinted?.touches ?? [],
      told,
    }),
    [view, left, looked, asked, picked, hinted, told],
  );
}

/** Somebody who plays by keys stays among the choices when the old ones are gone. */
function useFocus(live: Live, view: View, { asked, menu }: Choosing, deciding: boolean): void {
  const byKeys = useByKeys();
  useEffect(() => {
    if (byKeys.current && deciding && document.activeElement === document.body)
      document.querySelector<HTMLElement>(".ui-choice")?.focus();
  }, [view, live.waitingFor]);
  useEffect(() => {
    if (byKeys.current && asked && !menu) document.querySelector<HTMLElement>(".ui-choice.asked")?.focus();
  }, [asked, menu]);
}

function useShortcuts(live: Live, info: TableInfo, view: View, choosing: Choosing, deciding: boolean): void {
  useKeys((key) => {
    if (key === "Escape") choosing.release();
    else if (key === "u" && view.undo?.steps) live.undo();
    else if (key === "h" && deciding && info.hints) live.askHint();
    else choosing.chooseByKey(key);
  });
}
