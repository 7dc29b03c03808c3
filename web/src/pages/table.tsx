import { useEffect, useMemo, useReducer, useRef, useState } from "preact/hooks";
import * as api from "../api";
import { RuleLink, TopBar } from "../bits";
import { Live } from "../live";
import { keep, myTable, pace } from "../prefs";
import { go } from "../route";
import { AreaBox } from "../scene/areas";
import { loadArt, type Art } from "../scene/art";
import type { Hands, Marks } from "../scene/sheet";
import { Choices } from "../table/choices";
import { byElement, meant, tokenFor } from "../table/picking";
import { Result } from "../table/result";
import { Journal, Rules, Tabs, Talk, type Tab } from "../table/side";
import { Waiting } from "../table/waiting";
import type { Area, Offer, SeatInfo, TableInfo } from "../types";

const LINKS = { connecting: "Connecting…", here: "Connected", away: "Connection lost, trying again…", gone: "Not connected" };

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

interface Menu {
  x: number;
  y: number;
}

function Game({ live, info, art }: { live: Live; info: TableInfo; art: Art }) {
  const view = live.view!;
  const scene = view.scene!;
  const [picked, setPicked] = useState<string[]>([]);
  const [menu, setMenu] = useState<Menu | null>(null);
  const [told, setTold] = useState<string[]>([]);
  const [looked, setLooked] = useState<Offer | null>(null);
  const [note, setNote] = useState("");
  const [tab, setTab] = useState<Tab>("journal");
  const [ruleAt, setRuleAt] = useState("");
  const [readUpTo, setReadUpTo] = useState(0);
  const [closedResult, setClosedResult] = useState(false);
  const seen = useRef(new Map<string, Offer>());
  const vocabulary = useRef<string[]>([]);
  const byKeys = useByKeys();
  const [tokens, setTokens] = useState<string[]>([]);
  const offers = useMemo(() => scene.offers ?? [], [scene]);
  const left = meant(offers, picked);
  const mine = view.seat;
  const deciding = mine !== null && view.deciders.includes(mine);

  useEffect(() => {
    for (const offer of offers) seen.current.set(offer.token, offer);
    setPicked([]);
    setMenu(null);
    setLooked(null);
    setNote("");
  }, [view]);
  useEffect(() => {
    void api.tokens(info.game).then((found) => {
      vocabulary.current = found;
      setTokens(found);
    }, () => undefined);
  }, [info.game]);
  useEffect(() => {
    // Whoever plays by keys stays among the choices when the old ones are gone.
    if (byKeys.current && deciding && document.activeElement === document.body)
      document.querySelector<HTMLElement>(".ui-choice")?.focus();
  }, [view, live.waitingFor]);
  useEffect(() => {
    if (tab === "talk") setReadUpTo(live.chat.length);
  }, [tab, live.chat.length]);
  // What has just happened is lit for a while.
  useEffect(() => {
    if (!live.fresh) return;
    setTold([...new Set(live.lines.slice(-live.fresh).flatMap((line) => line.touches))]);
    const dark = setTimeout(() => setTold([]), Math.max(900, pace() * 2));
    return () => clearTimeout(dark);
  }, [view]);

  const names = info.seats.map((seat) => nameOf(seat, live.mine, scene.areas));
  const openRule = (rule: string) => {
    setRuleAt(rule);
    setTab("rules");
  };
  const choose = (token: string) => {
    if (!deciding || live.link === "gone") return;
    setMenu(null);
    live.play(token);
  };
  const hands: Hands = {
    choose(element, at) {
      const next = picked.includes(element) ? [element] : [...picked, element];
      const narrowed = meant(offers, next).length ? next : [element];
      const found = meant(offers, narrowed);
      if (found.length === 1) {
        choose(found[0]!.token);
        return;
      }
      setPicked(narrowed);
      // Where the next touch tells them apart, no menu has to lie in its way; a small screen may not show what to touch.
      const apart = innerWidth > 760 && found.every((offer) => offer.touches.some((each) => meant(found, [each]).length === 1));
      setMenu(apart ? null : { x: at.left + at.width / 2, y: at.bottom });
    },
    ask(element) {
      const found = scene.areas.flatMap((area) => area.elements).find((each) => each.id === element);
      setMenu(null);
      setPicked([]);
      if (!found) return;
      setNote(found.tip || found.label);
      const token = deciding ? tokenFor(element, found.label, seen.current, vocabulary.current) : null;
      if (token) live.askWhy(token);
      else live.why = null;
    },
  };
  const hinted = live.hint && offers.find((offer) => offer.token === live.hint!.token);
  const marks: Marks = {
    offers: deciding && live.waitingFor === null ? byElement(left) : new Map(),
    picked: looked ? looked.touches : picked,
    hinted: hinted ? hinted.touches : [],
    told,
  };

  useKeys((key) => {
    if (key === "Escape") {
      setMenu(null);
      setPicked([]);
    } else if (/^[1-9]$/.test(key) && left[Number(key) - 1]) choose(left[Number(key) - 1]!.token);
    else if (key === "u" && view.undo?.steps) live.undo();
    else if (key === "h" && deciding && info.hints) live.askHint();
  });

  const boards = scene.areas.filter((area) => area.kind === "board");
  const handsOf = scene.areas.filter((area) => area.kind === "hand");
  const seats = scene.areas.filter((area) => area.kind === "seat");
  const panels = scene.areas.filter((area) => area.kind === "panel");
  const whose = view.outcome
    ? "The game is over"
    : deciding
      ? "Your turn"
      : view.deciders.length
        ? `${view.deciders.map((seat) => names[seat]).join(", ")} to decide`
        : "";
  const box = (area: Area) => <AreaBox key={area.id} area={area} art={art} marks={marks} hands={hands} />;

  return (
    <div class="ui-table" data-game={info.game}>
      <TopBar title={info.title}>
        {mine === null && <span class="ui-tag">Watching</span>}
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
      <main class="ui-play">
        <h1 class="ui-hidden">{info.title}</h1>
        <section class={deciding ? "ui-prompt yours" : "ui-prompt"} aria-label="What is to be decided">
          <div class="ui-say-what">
            <p class="ui-whose">{info.paused ? "The table is paused" : whose}</p>
            <p class="ui-what">
              {scene.prompt} <RuleLink rule={view.rule} open={openRule} />
            </p>
          </div>
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
            <Result outcome={view.outcome} words={scene.prompt} names={names} mine={live.mine} openRule={openRule}>
              {live.mine.length > 0 && (
                <button type="button" class="ui-button main" onClick={() => void again(info)}>
                  Play again
                </button>
              )}
              <a class="ui-button" href={`#/replay/${info.id}`}>
                Replay
              </a>
              <a class="ui-button" href={`/api/tables/${info.id}/record`} download={`${info.game}.record`}>
                Record
              </a>
              <button type="button" class="ui-button" onClick={() => setClosedResult(true)}>
                Look at the board
              </button>
            </Result>
          )}
        </section>
        <section class="ui-middle" aria-label="Choices and seats">
          <Notes
            live={live}
            note={note}
            openRule={openRule}
            close={() => {
              setNote("");
              live.why = null;
              live.hint = null;
              live.notice = "";
            }}
          />
          {handsOf.map((area) => (
            <div class="ui-hand" key={area.id}>
              <h2>{area.title}</h2>
              {box(area)}
            </div>
          ))}
          {deciding && (
            <div class="ui-offers">
              <h2>{picked.length ? "What do you mean?" : "You may"}</h2>
              <Choices offers={left} hinted={live.hint?.token ?? null} waiting={live.waitingFor} choose={choose} look={setLooked} looked={looked} />
              {picked.length > 0 && (
                <button type="button" class="ui-button" onClick={() => setPicked([])}>
                  All choices
                </button>
              )}
            </div>
          )}
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
          {deciding && <WhyNot tokens={tokens} ask={(token) => { setNote(""); live.askWhy(token); }} />}
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
            {tab === "journal" && <Journal lines={live.lines} fresh={live.fresh} look={setTold} openRule={openRule} />}
            {tab === "rules" && <Rules game={info.game} at={ruleAt || view.rule} />}
            {tab === "talk" && <Talk lines={live.chat} mine={live.mine} say={live.mine.length ? (text) => live.talk(text) : null} />}
          </div>
        </aside>
      </main>
      {menu && left.length > 1 && <Popup at={menu} offers={left} choose={choose} close={() => { setMenu(null); setPicked([]); }} />}
      <p class="ui-hidden" aria-live="polite" role="status">
        {live.lines.slice(-Math.max(1, live.fresh)).map((line) => line.text).join(" ")} {deciding ? `Your turn. ${scene.prompt}` : ""}
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

/** A seat as the game calls it, with who sits there. */
function nameOf(seat: SeatInfo, mine: number[], areas: Area[]): string {
  const called = areas.find((area) => area.kind === "seat" && area.seat === seat.seat)?.title ?? `Seat ${seat.seat + 1}`;
  if (mine.includes(seat.seat)) return called.includes("you") ? called : `${called} (you)`;
  return seat.kind === "bot" ? called : `${called} (${seat.name})`;
}

function Notes({ live, note, openRule, close }: { live: Live; note: string; openRule: (rule: string) => void; close: () => void }) {
  const { why, hint, notice } = live;
  if (!note && !why && !hint && !notice) return null;
  return (
    <div class="ui-note" role="status">
      <div>
        {notice && <p>{notice}</p>}
        {hint && (
          <p>
            <b>Hint:</b> {hint.label}. {hint.why}
          </p>
        )}
        {note && <p>{note}</p>}
        {why && (
          <p>
            <b>{why.allowed ? `“${why.token}” is allowed.` : `Why not “${why.token}”?`}</b> {why.why} <RuleLink rule={why.rule} open={openRule} />
          </p>
        )}
      </div>
      <button type="button" class="ui-button quiet" aria-label="Put away" onClick={close}>
        ×
      </button>
    </div>
  );
}

function SeatLine({ seat, live, deciding }: { seat: SeatInfo | undefined; live: Live; deciding: boolean }) {
  const [, tick] = useState(0);
  const timed = deciding && seat?.left;
  useEffect(() => {
    if (!timed) return;
    const timer = setInterval(() => tick((n) => n + 1), 1000);
    return () => clearInterval(timer);
  }, [Boolean(timed)]);
  if (!seat) return null;
  const you = live.mine.includes(seat.seat);
  const gone = live.info?.paused ? 0 : (performance.now() - live.infoAt) / 1000;
  const seconds = seat.left ? (seat.left.decision ?? seat.left.game) : null;
  const who = seat.name || (seat.kind === "bot" ? `Bot · ${seat.level}` : `Seat ${seat.seat + 1}`);
  const state = seat.stand_in ? `a ${seat.stand_in} bot plays` : seat.kind === "person" && !seat.here ? "away" : "";
  return (
    <p class={deciding ? "ui-seatline deciding" : "ui-seatline"}>
      <span class={seat.kind === "bot" ? "ui-presence bot" : seat.here ? "ui-presence here" : "ui-presence"} aria-hidden="true" />
      <b>{you ? `${seat.name || "You"}${seat.name && seat.name !== "You" ? " (you)" : ""}` : who}</b>
      {state && <span>{state}</span>}
      {deciding && <span class="ui-tag">decides</span>}
      {timed && seconds !== null && seconds !== undefined && <span class="ui-clock">{clock(Math.max(0, seconds - gone))}</span>}
    </p>
  );
}

function clock(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

function WhyNot({ tokens, ask }: { tokens: string[]; ask: (token: string) => void }) {
  const [token, setToken] = useState("");
  return (
    <details class="ui-whynot">
      <summary>Why can I not…?</summary>
      <form
        class="ui-say"
        onSubmit={(event) => {
          event.preventDefault();
          if (token.trim()) ask(token.trim());
        }}
      >
        <input list="pw-tokens" aria-label="A choice of this game" placeholder="a choice, such as “turn left”" value={token} onInput={(event) => setToken(event.currentTarget.value)} />
        <datalist id="pw-tokens">
          {tokens.slice(0, 500).map((each) => (
            <option value={each} />
          ))}
        </datalist>
        <button type="submit" class="ui-button">
          Ask
        </button>
      </form>
      <p class="ui-small">Or click anything on the table: it tells what it is, and why it cannot be chosen now.</p>
    </details>
  );
}

function Popup({ at, offers, choose, close }: { at: Menu; offers: Offer[]; choose: (token: string) => void; close: () => void }) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const box = list.current!;
    const width = Math.min(320, innerWidth - 16);
    box.style.width = `${width}px`;
    box.style.left = `${Math.max(8, Math.min(innerWidth - width - 8, at.x - width / 2))}px`;
    box.style.top = `${Math.max(8, Math.min(innerHeight - box.offsetHeight - 8, at.y + 8))}px`;
    box.querySelector("button")?.focus({ preventScroll: true });
  }, [at]);
  return (
    <ul class="ui-popup" ref={list} aria-label="Which choice?" onKeyDown={(event) => event.key === "Escape" && close()}>
      {offers.map((offer) => (
        <li key={offer.token}>
          <button type="button" onClick={() => choose(offer.token)}>
            {offer.label}
          </button>
        </li>
      ))}
      <li>
        <button type="button" class="cancel" onClick={close}>
          Something else
        </button>
      </li>
    </ul>
  );
}

/** Whether the latest thing done here was done by keyboard. */
function useByKeys(): { current: boolean } {
  const keys = useRef(false);
  useEffect(() => {
    const pressed = () => void (keys.current = true);
    const pointed = () => void (keys.current = false);
    addEventListener("keydown", pressed, true);
    addEventListener("pointerdown", pointed, true);
    return () => {
      removeEventListener("keydown", pressed, true);
      removeEventListener("pointerdown", pointed, true);
    };
  }, []);
  return keys;
}

function useKeys(pressed: (key: string) => void): void {
  const latest = useRef(pressed);
  latest.current = pressed;
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const at = event.target as HTMLElement;
      if (event.ctrlKey || event.metaKey || event.altKey || /^(INPUT|SELECT|TEXTAREA)$/.test(at.tagName)) return;
      latest.current(event.key);
    };
    addEventListener("keydown", hear);
    return () => removeEventListener("keydown", hear);
  }, []);
}
