// A game under way, for players and spectators.

import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { DebriefLink } from "../components/links";
import { Shuffle } from "../components/shuffle";
import type { Live } from "../live";
import type { Frame } from "../moments/frames";
import { turnsSince } from "../moments/since";
import { summary } from "../moments/turns";
import { myTable } from "../prefs";
import { say } from "../say";
import type { Art } from "../scene/art";
import type { Marks } from "../scene/sheet";
import type { Scene, TableInfo, View } from "../types";
import { TableBar } from "./bar";
import { type Choosing, useChoosing } from "./choosing";
import { Details } from "./details";
import { useDragging } from "./dragging";
import { Board, type Drawing, NO_MARKS, seatTitle } from "./drawing";
import { Ending } from "./ending";
import { HostPanel } from "./host";
import { Journal } from "./journal";
import { useByKeys, useKeys } from "./keys";
import { useNews } from "./news";
import { WhyNot } from "./notes";
import { Now } from "./now";
import { useOnlyChoice } from "./only-choice";
import { PeopleNotes } from "./people";
import { usePhone } from "./phone";
import { PlanBar } from "./plan-bar";
import { advisedWay, placesOf } from "./planning";
import { Popup } from "./popup";
import { Prompt, whoseTurn } from "./prompt";
import { Rules } from "./rules";
import { nameOf, SeatMark } from "./seats";
import { Since } from "./since";
import { Status } from "./status";
import { stepOfKey } from "./steps";
import { type Side, SidePanel, useSide } from "./tabs";
import { TakeSeat } from "./take-seat";
import { Talk } from "./talk";

export function Game({ live, info, art, sat }: { live: Live; info: TableInfo; art: Art; sat: () => void }) {
  const closed = info.status === "closed";
  const view = useMemo(() => (closed ? still(live.view!) : live.view!), [live.view, closed]);
  const { moments } = live;
  const { mode } = moments.playback;
  const frame = moments.playback.frame!;
  // What the table shows; what may be chosen is always that of now.
  const { scene } = frame;
  const deciding = view.seat !== null && view.deciders.includes(view.seat);
  const choosing = useChoosing(live, view, view.scene!, deciding);
  const side = useSide();
  const [pointed, setPointed] = useState<string[]>([]);
  const [resultClosed, setResultClosed] = useState(false);
  const phone = usePhone();
  const names = info.seats.map((seat) => nameOf(seat, live.mine, scene));
  const name = (seat: number) => seatTitle(scene, seat);
  const marks = useMarks(live, view, frame, choosing, deciding, pointed);
  const drawing: Drawing = { art, marks, actions: choosing.actions, pace: moments.playback.pace };
  useFocus(live, view, choosing, deciding);
  const isNow = mode === "now" && !info.paused && info.status === "playing";
  useOnlyChoice(live, view, deciding, isNow);
  useDragging(choosing, live.plans, deciding && isNow);
  useShortcuts(live, info, view, choosing, deciding);
  const said = useSpoken(live, view, names, deciding);
  const { left, asked, menu } = choosing;
  const details = <Details live={live} info={info} view={view} scene={scene} drawing={drawing} />;
  return (
    <div
      class="ui-table"
      style={art.look}
      data-game={info.game}
      data-seq={view.seq}
      data-shown={frame.step}
      data-moment={mode}
      data-waiting={live.waitingFor !== null}
    >
      <TableBar live={live} info={info} view={view} />
      <main class="ui-play">
        <h1 class="ui-hidden">{info.title}</h1>
        <Status
          scene={scene}
          deciders={mode === "now" ? view.deciders : []}
          mine={live.mine}
          look={setPointed}
          about={(seat) => {
            const sits = info.seats[seat];
            return sits && <SeatMark seat={sits} live={live} deciding={view.deciders.includes(seat)} />;
          }}
        />
        <Prompt
          live={live}
          info={info}
          view={view}
          names={names}
          deciding={deciding}
          openRule={side.openRule}
          openResult={resultClosed ? () => setResultClosed(false) : null}
        />
        <Board scene={scene} drawing={drawing} interrupt={mode === "playing" ? () => moments.skip() : undefined}>
          {isNow && <PlanBar choosing={choosing} />}
        </Board>
        <section class="ui-middle" aria-label={say("choices-and-seats")}>
          {view.outcome && !resultClosed && (mode === "now" || mode === "looking") && (
            <Ending
              live={live}
              info={info}
              view={view}
              names={names}
              openRule={side.openRule}
              close={() => setResultClosed(true)}
            />
          )}
          <PeopleNotes live={live} info={info} />
          <TakeSeat info={info} sat={sat} />
          <Now
            live={live}
            view={view}
            scene={scene}
            choosing={choosing}
            drawing={drawing}
            deciding={deciding}
            openRule={side.openRule}
          >
            <Since moments={moments} playing={view.seat !== null} name={name} look={setPointed} />
          </Now>
          {!phone && side.tab !== "table" && details}
        </section>
        <GameSide live={live} info={info} view={view} side={side} look={setPointed} name={name}>
          {details}
          {deciding && (
            <WhyNot
              tokens={choosing.tokens}
              ask={(token) => {
                choosing.setNote("");
                live.askWhy(token);
                side.uncover();
              }}
            />
          )}
          {!view.outcome && <Shuffle promised={info} />}
        </GameSide>
      </main>
      {menu && (asked || left.length > 1) && (
        <Popup at={menu} offers={left} asked={asked} choose={choosing.choose} close={choosing.release} />
      )}
      <p class="ui-hidden" aria-live="polite" role="status">
        {asked ? say("choices-final-said", { choice: asked.label }) : said}
      </p>
    </div>
  );
}

/** The view of a closed table: there is nothing to decide. */
function still(view: View): View {
  return { ...view, deciders: [], choices: [], undo: null, scene: { ...view.scene!, offers: [] } };
}

/** What a screen reader says: what happened since the last turn, then whose turn it is. No sentence comes twice in a row. */
function useSpoken(live: Live, view: View, names: string[], deciding: boolean): string {
  const latest = useRef<{ view: View; parts: string[]; words: string } | null>(null);
  const { lines, since } = live.moments;
  if (latest.current?.view !== view) {
    const before = latest.current?.parts ?? [];
    const scene = view.scene!;
    const turns = turnsSince(lines, since).map((turn) => summary(turn, (seat) => seatTitle(scene, seat)));
    const own = view.undo?.turn.length ? lines.slice(-1).map((line) => line.text) : [];
    const happened = deciding || view.outcome || view.seat === null ? turns : [];
    const parts = [...own, ...happened, whoseTurn(view, names), ...(deciding || view.outcome ? [scene.prompt] : [])];
    const news = parts.filter((part) => part && !before.includes(part));
    latest.current = { view, parts, words: news.length ? news.join(" ") : (latest.current?.words ?? "") };
  }
  return latest.current.words;
}

interface SideProps {
  live: Live;
  info: TableInfo;
  view: View;
  side: Side;
  look: (touches: string[]) => void;
  name: (seat: number) => string;
  /** Seats and cards, and what else there is to know about the table. */
  children: ComponentChildren;
}

function GameSide({ live, info, view, side, look, name, children }: SideProps) {
  const [readUpTo, setReadUpTo] = useState(0);
  useEffect(() => {
    if (side.tab === "talk") setReadUpTo(live.chat.length);
  }, [side.tab, live.chat.length]);
  const { playback, timeline, lines } = live.moments;
  const frame = playback.frame!;
  const looking = playback.mode === "looking";
  // Drawn once for each moment, however often something else changes.
  const journal = useMemo(
    () => (
      <Journal
        lines={looking ? lines : lines.slice(0, frame.lines)}
        name={name}
        fresh={frame.told.length}
        look={look}
        openRule={side.openRule}
        jump={(line) => void playback.look(timeline.find(line))}
        now={looking ? frame.lines - 1 : undefined}
      />
    ),
    [frame, looking, looking && lines],
  );
  const isHost = !!myTable(info.id)?.host;
  return (
    <SidePanel
      side={side}
      tabs={isHost ? ["table", "journal", "rules", "talk", "host"] : ["table", "journal", "rules", "talk"]}
      label={say("side")}
      unread={live.chat.length > readUpTo}
    >
      {side.tab === "table" && children}
      {side.tab === "journal" && journal}
      {side.tab === "rules" && <Rules game={info.game} at={side.ruleAt || view.rule} />}
      {side.tab === "talk" && (
        <>
          <Talk lines={live.chat} mine={live.mine} {...talking(live, info)} />
          {info.keep_talk && <p class="ui-small">{say("talk-kept")}</p>}
          <DebriefLink game={info.game} table={info.id} words={say("notes-and-debriefing")} />
        </>
      )}
      {side.tab === "host" && <HostPanel info={info} />}
    </SidePanel>
  );
}

/** How somebody here can talk, or why they cannot. */
function talking(live: Live, info: TableInfo): { say: ((text: string) => void) | null; why: string } {
  if (info.status === "closed") return { say: null, why: say("talk-closed") };
  if (!live.mine.length && info.watching !== "talk") return { say: null, why: say("talk-listen") };
  if (live.mine.length && live.mine.every((seat) => info.seats[seat]?.muted))
    return { say: null, why: say("talk-muted") };
  return { say: (text) => live.talk(text), why: "" };
}

/** What is lit: targets, what was picked, the hint, where things went, and what has just happened or is pointed at. */
function useMarks(
  live: Live,
  view: View,
  frame: Frame,
  choosing: Choosing,
  deciding: boolean,
  pointed: string[],
): Marks {
  const { offers, targets, places, looked, asked, picked } = choosing;
  const { moments } = live;
  const isNow = moments.playback.mode === "now";
  const news = useNews(frame);
  const told = pointed.length ? pointed : news;
  const hinted = live.hint ? offers.find((offer) => offer.token === live.hint!.token) : undefined;
  const advised = useMemo(
    () => (live.hint ? advisedWay(placesOf(live.plans, frame.scene), live.hint.turn) : null),
    [live.hint, live.plans, frame.scene],
  );
  const trails = isNow ? moments.trails : NO_MARKS.trails;
  return useMemo(
    () => ({
      // A table that is behind offers nothing.
      offers: deciding && isNow ? targets : new Map(),
      places: deciding && isNow ? places : [],
      picked: isNow ? ((looked ?? asked)?.touches ?? picked) : [],
      hinted: (isNow && hinted?.touches) || [],
      advised: isNow ? advised : null,
      told,
      trails,
      kept: keptInSight(frame.scene, view.seat),
    }),
    [view, frame, targets, places, looked, asked, picked, hinted, advised, told, isNow, trails],
  );
}

/** One's own pieces and those of the leader, whose line comes first. */
function keptInSight({ status = [] }: Scene, seat: number | null): string[] {
  const lines = status.filter((line) => line.seat != null);
  return lines.filter((line, place) => place === 0 || line.seat === seat).flatMap((line) => line.touches ?? []);
}

/** Somebody who plays by keys stays among the choices when the old ones are gone. */
function useFocus(live: Live, view: View, { asked, menu }: Choosing, deciding: boolean): void {
  const byKeys = useByKeys();
  useEffect(() => {
    // After a change of page the focus is at its heading.
    if (byKeys.current && deciding && document.activeElement?.matches("body, h1"))
      document.querySelector<HTMLElement>(".ui-choice")?.focus();
  }, [view, live.waitingFor]);
  useEffect(() => {
    if (byKeys.current && asked && !menu) document.querySelector<HTMLElement>(".ui-choice.asked")?.focus();
  }, [asked, menu]);
}

function useShortcuts(live: Live, info: TableInfo, view: View, choosing: Choosing, deciding: boolean): void {
  useKeys((key, event) => {
    const { moments } = live;
    const { playback, timeline } = moments;
    const step = stepOfKey(event);
    if (deciding && playback.mode !== "looking" && choosing.press(key)) event.preventDefault();
    else if (step && !keepsItsKeys(event, playback.mode === "looking")) {
      event.preventDefault();
      if (step === "last") moments.skip();
      else if (step === "first") void playback.look(timeline.frame({ step: 0, beat: 0 }));
      else void playback.walk(timeline, step.unit, step.way);
    } else if (key === "Escape" && playback.mode === "looking") moments.skip();
    else if (key === "Escape" && playback.mode === "now") choosing.release();
    else if (key === "u" && view.undo?.steps) live.undo();
    else if (key === "h" && deciding && info.hints) live.askHint();
    else if (playback.mode === "playing" && !/^(Tab|Shift|Enter| )$/.test(key)) moments.skip();
  });
}

/** Whether a key belongs to what has the focus: tabs, and panels that scroll while nobody looks back. */
function keepsItsKeys({ target, key }: KeyboardEvent, looking: boolean): boolean {
  const at = target as HTMLElement;
  if (at.closest("[role=tablist]")) return true;
  return !looking && !key.startsWith("Arrow") && at.matches(".ui-tabpanel, .ui-details");
}
