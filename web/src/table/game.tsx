// A game under way, as one sees it from a seat or beside the table.

import { useEffect, useMemo, useState } from "preact/hooks";
import * as api from "../api";
import { RuleLink, TopBar } from "../bits";
import { DebriefLink, LearnLink } from "../components/links";
import { LINKS, type Live } from "../live";
import { keep, myTable, pace } from "../prefs";
import { go, linkTo } from "../route";
import { AreaBox } from "../scene/areas";
import type { Art } from "../scene/art";
import type { Marks } from "../scene/sheet";
import type { Area, TableInfo, View } from "../types";
import { Choices, FINAL } from "./choices";
import { useChoosing } from "./choosing";
import { useByKeys, useKeys } from "./keys";
import { Greeting, Notes, WhyNot } from "./notes";
import { byElement } from "./picking";
import { Popup } from "./popup";
import { Result } from "./result";
import { nameOf, SeatLine } from "./seats";
import { useShape } from "./shape";
import { Journal, Rules, Tabs, Talk, type Tab } from "./side";
import { Turn } from "./turn";

export function Game({ live, info, art }: { live: Live; info: TableInfo; art: Art }) {
  const view = live.view!;
  const scene = view.scene!;
  const mine = view.seat;
  const deciding = mine !== null && view.deciders.includes(mine);
  const choosing = useChoosing(live, view, scene, deciding);
  const { left, picked, looked, asked, menu } = choosing;
  const [pointed, setPointed] = useState<string[]>([]);
  const [watched, setWatched] = useState<View | null>(null);
  const [tab, setTab] = useState<Tab>("journal");
  const [ruleAt, setRuleAt] = useState("");
  const [readUpTo, setReadUpTo] = useState(0);
  const [closedResult, setClosedResult] = useState(false);
  const byKeys = useByKeys();
  const shape = useShape(scene.areas);

  useEffect(() => {
    // Whoever plays by keys stays among the choices when the old ones are gone.
    if (byKeys.current && deciding && document.activeElement === document.body)
      document.querySelector<HTMLElement>(".ui-choice")?.focus();
  }, [view, live.waitingFor]);
  useEffect(() => {
    if (byKeys.current && asked && !menu) document.querySelector<HTMLElement>(".ui-choice.asked")?.focus();
  }, [asked, menu]);
  useEffect(() => {
    if (tab === "talk") setReadUpTo(live.chat.length);
  }, [tab, live.chat.length]);
  // What has just happened is lit for a while.
  const news = useMemo(() => (live.fresh ? [...new Set(live.lines.slice(-live.fresh).flatMap((line) => line.touches))] : []), [view]);
  useEffect(() => {
    if (!news.length) return;
    const dark = setTimeout(() => setWatched(view), Math.max(900, pace() * 2));
    return () => clearTimeout(dark);
  }, [view]);

  const names = info.seats.map((seat) => nameOf(seat, live.mine, scene.areas));
  const openRule = (rule: string) => {
    setRuleAt(rule);
    setTab("rules");
  };
  const hinted = live.hint && choosing.offers.find((offer) => offer.token === live.hint!.token);
  const told = pointed.length || watched === view ? pointed : news;
  const marks: Marks = useMemo(
    () => ({
      offers: deciding ? byElement(left) : new Map(),
      picked: (looked ?? asked)?.touches ?? picked,
      hinted: hinted ? hinted.touches : [],
      told,
    }),
    [view, left, looked, asked, picked, hinted, told],
  );
  const journal = useMemo(() => <Journal lines={live.lines} fresh={live.fresh} look={setPointed} openRule={openRule} />, [view]);

  useKeys((key) => {
    if (key === "Escape") {
      choosing.release();
    } else if (/^[1-9]$/.test(key) && left[Number(key) - 1]) choosing.choose(left[Number(key) - 1]!.token);
    else if (key === "u" && view.undo?.steps) live.undo();
    else if (key === "h" && deciding && info.hints) live.askHint();
  });

  const boards = scene.areas.filter((area) => area.kind === "board");
  const ownHands = scene.areas.filter((area) => area.kind === "hand");
  const seats = scene.areas.filter((area) => area.kind === "seat");
  const panels = scene.areas.filter((area) => area.kind === "panel");
  const whose = view.outcome
    ? "The game is over"
    : deciding
      ? `Your turn: you play ${scene.areas.find((area) => area.kind === "seat" && area.seat === mine)?.title.replace(" (you)", "").replace(/^The /, "the ") ?? `seat ${mine + 1}`}`
      : view.deciders.length
        ? `${view.deciders.map((seat) => names[seat]).join(", ")} to decide`
        : "";
  const box = (area: Area) => <AreaBox key={area.id} area={area} art={art} marks={marks} hands={choosing.hands} />;

  return (
    <div class="ui-table" data-game={info.game} data-seq={view.seq} data-waiting={live.waitingFor !== null}>
      <TopBar title={info.title} share={linkTo(`t/${info.id}`)}>
        {mine === null && <span class="ui-tag">Watching</span>}
        {mine !== null && <LearnLink game={info.game} />}
        {live.link !== "here" && (
          <span class="ui-link away" role="status">
            {LINKS[live.link]}
          </span>
        )}
        {mine !== null && !view.outcome && info.clock && (
          <button type="button" class="ui-button quiet" onClick={() => live.pause(!info.paused)}>
            {info.paused ? "Go on" : "Pause"}
          </button>
        )}
      </TopBar>
      <main class={shape.class}>
        <h1 class="ui-hidden">{info.title}</h1>
        <section class={deciding ? "ui-prompt yours" : "ui-prompt"} aria-label="What is to be decided">
          <div class="ui-say-what">
            <p class="ui-whose">{info.paused ? "The table is paused" : whose}</p>
            <p class="ui-what">
              {scene.prompt} <RuleLink rule={view.rule} open={openRule} />
            </p>
          </div>
          {view.outcome && closedResult && (
            <button type="button" class="ui-button main" onClick={() => setClosedResult(false)}>
              Result
            </button>
          )}
          {mine !== null && !view.outcome && (
            <div class="ui-row tight">
              <button
                type="button"
                class="ui-button"
                disabled={!view.undo?.steps}
                title={view.undo?.steps ? "Take back your last choice (U)" : view.undo?.why}
                onClick={() => live.undo()}
              >
                Undo
              </button>
              {info.hints && (
                <button type="button" class="ui-button" disabled={!deciding} title="What a steady bot would do (H)" onClick={() => live.askHint()}>
                  Hint
                </button>
              )}
            </div>
          )}
        </section>
        <section class="ui-board" aria-label="The board">
          {boards.map(box)}
          {view.outcome && !closedResult && (
            <Result game={info.game} outcome={view.outcome} words={scene.prompt} names={names} mine={live.mine} openRule={openRule}>
              {live.mine.length > 0 && (
                <button type="button" class="ui-button main" onClick={() => void again(info)}>
                  Play again
                </button>
              )}
              <a class="ui-button" href={`#/replay/${info.id}`}>
                Replay
              </a>
              <DebriefLink game={info.game} table={info.id} />
              <a class="ui-button" href={`/api/tables/${info.id}/record`} download={`${info.game}.record`}>
                Record
              </a>
              <button type="button" class="ui-button" onClick={() => setClosedResult(true)}>
                Look at the board
              </button>
            </Result>
          )}
        </section>
        <section class="ui-middle" aria-label="Choices and seats" tabIndex={deciding ? undefined : 0}>
          <div class="ui-now">
            {deciding && <Greeting />}
            <Notes
              live={live}
              note={choosing.note}
              openRule={openRule}
              close={() => {
                choosing.setNote("");
                live.why = null;
                live.hint = null;
                live.notice = "";
              }}
            />
            {ownHands.map((area) => (
              <div class="ui-hand" key={area.id}>
                <h2>{area.title}</h2>
                {box(area)}
              </div>
            ))}
            {view.undo && !view.outcome && (deciding || view.undo.steps > 0) && <Turn undo={view.undo} called={choosing.called} back={(steps) => live.undo(steps)} />}
            {deciding && (
              <div class="ui-offers">
                <h2>{picked.length ? "What do you mean?" : "You may"}</h2>
                <Choices offers={left} hinted={live.hint?.token ?? null} waiting={live.late ? live.waitingFor : null} choose={choosing.choose} asked={asked} look={choosing.look} looked={looked} />
                {picked.length > 0 && (
                  <button type="button" class="ui-button" onClick={choosing.release}>
                    All choices
                  </button>
                )}
              </div>
            )}
          </div>
          {seats.map((area) => (
            <div class="ui-seat" key={area.id}>
              <SeatLine seat={info.seats[area.seat ?? -1]} live={live} deciding={view.deciders.includes(area.seat ?? -1)} />
              {box(area)}
            </div>
          ))}
          {panels.map((area) => (
            <div class="ui-panel" key={area.id}>
              <h2>{area.title}</h2>
              {box(area)}
            </div>
          ))}
          {deciding && <WhyNot tokens={choosing.tokens} ask={(token) => { choosing.setNote(""); live.askWhy(token); }} />}
        </section>
        <aside class="ui-side" aria-label="Journal, rules and talk">
          <Tabs
            now={tab}
            set={(next) => {
              if (next === "rules") setRuleAt(view.rule);
              setTab(next);
            }}
            unread={live.chat.length > readUpTo}
            tabs={["journal", "rules", "talk"]}
          />
          <div class="ui-tabpanel" id="pw-side" role="tabpanel" aria-labelledby={`pw-tab-${tab}`} tabIndex={0}>
            {tab === "journal" && journal}
            {tab === "rules" && <Rules game={info.game} at={ruleAt || view.rule} />}
            {tab === "talk" && <Talk lines={live.chat} mine={live.mine} say={live.mine.length ? (text) => live.talk(text) : null} />}
          </div>
        </aside>
      </main>
      {menu && (asked || left.length > 1) && <Popup at={menu} offers={left} asked={asked} choose={choosing.choose} close={choosing.release} />}
      <p class="ui-hidden" aria-live="polite" role="status">
        {asked ? `${asked.label}: ${FINAL}` : `${live.lines.slice(-Math.max(1, live.fresh)).map((line) => line.text).join(" ")} ${deciding ? `Your turn. ${scene.prompt}` : ""}`}
      </p>
    </div>
  );
}

async function again(info: TableInfo): Promise<void> {
  const mine = myTable(info.id);
  const key = mine && (Object.values(mine.seats)[0] ?? mine.host);
  if (!mine || !key) return;
  const { table } = info.next ? { table: info.next } : await api.rematch(info.id, key);
  keep({ ...mine, id: table, at: Date.now(), invitations: {} });
  go(`t/${table}`);
}
