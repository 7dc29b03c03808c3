// Beside the table: the journal, the rules and the talk.

import { Component } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import * as api from "../api";
import { RuleLink } from "../bits";
import type { ChatLine, Line, RuleText } from "../types";

export type Tab = "journal" | "rules" | "talk";
const NAMES: Record<Tab, string> = { journal: "Journal", rules: "Rules", talk: "Talk" };

export function Tabs({ now, set, unread, tabs }: { now: Tab; set: (tab: Tab) => void; unread: boolean; tabs: Tab[] }) {
  const turn = (event: KeyboardEvent) => {
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (!step) return;
    const next = tabs[(tabs.indexOf(now) + step + tabs.length) % tabs.length]!;
    set(next);
    document.getElementById(`pw-tab-${next}`)?.focus();
  };
  return (
    <div class="ui-tabs" role="tablist" aria-label="Beside the table" onKeyDown={turn}>
      {tabs.map((tab) => (
        <button
          type="button"
          role="tab"
          id={`pw-tab-${tab}`}
          aria-selected={tab === now}
          aria-controls="pw-side"
          tabIndex={tab === now ? 0 : -1}
          onClick={() => set(tab)}
        >
          {NAMES[tab]}
          {tab === "talk" && unread && <span class="ui-dot" aria-label="something new" />}
        </button>
      ))}
    </div>
  );
}

interface JournalProps {
  lines: Line[];
  fresh: number;
  look: (touches: string[]) => void;
  openRule: (rule: string) => void;
  jump?: (line: number) => void;
  /** In a replay: the latest line that has happened. */
  now?: number;
}

export function Journal({ lines, fresh, look, openRule, jump, now }: JournalProps) {
  const end = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    // At the beginning of the frame: asked for any sooner, the browser would lay everything out once more.
    const frame = requestAnimationFrame(() => {
      const list = end.current?.parentElement;
      if (!list) return;
      const there = now === undefined ? null : end.current?.children[Math.max(0, now)];
      if (there instanceof HTMLElement) list.scrollTop = there.offsetTop - list.clientHeight / 2;
      else list.scrollTop = list.scrollHeight;
    });
    return () => cancelAnimationFrame(frame);
  }, [lines.length, now]);
  if (!lines.length) return <p class="ui-quiet">Nothing has happened yet.</p>;
  return (
    <ol class="ui-journal" ref={end}>
      {lines.map((line, index) => {
        const news = now === undefined ? index >= lines.length - fresh : index === now;
        const mark = news ? "fresh" : now !== undefined && index > now ? "later" : "";
        return <JournalLine key={index} line={line} mark={mark} look={look} openRule={openRule} go={jump && (() => jump(index))} />;
      })}
    </ol>
  );
}

interface LineProps {
  line: Line;
  mark: string;
  look: (touches: string[]) => void;
  openRule: (rule: string) => void;
  go: (() => void) | undefined;
}

/** A line that is told already is not drawn anew with every other line. */
class JournalLine extends Component<LineProps> {
  override shouldComponentUpdate(next: LineProps): boolean {
    return next.line !== this.props.line || next.mark !== this.props.mark || next.go !== this.props.go;
  }

  override render({ line, mark, look, openRule, go }: LineProps) {
    return (
      <li class={mark} onPointerEnter={() => look(line.touches)} onPointerLeave={() => look([])}>
        <button
          type="button"
          class="ui-line"
          onClick={go ?? (() => look(line.touches))}
          onFocus={() => look(line.touches)}
          onBlur={() => look([])}
        >
          {line.text}
        </button>
        <RuleLink rule={line.rule} open={openRule} />
      </li>
    );
  }
}

export function Rules({ game, at }: { game: string; at: string }) {
  const [rules, setRules] = useState<RuleText[]>([]);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => void api.rules(game).then(setRules, () => undefined), [game]);
  useEffect(() => {
    const there = list.current?.querySelector<HTMLElement>(`[data-rule="${CSS.escape(at)}"]`);
    const room = list.current?.parentElement;
    if (there && room) room.scrollTop = there.offsetTop - 48;
  }, [at, rules]);
  let section = "";
  return (
    <div class="ui-rules" ref={list}>
      {rules.map((rule) => {
        const heading = (rule.section || rule.source.replace(/^rulebook,\s*/, "")) ?? "";
        const shows = heading !== section && !["ruling", "reconstruction"].includes(heading);
        if (shows) section = heading;
        return (
          <div key={rule.id}>
            {shows && <h3>{heading}</h3>}
            <p data-rule={rule.id} class={rule.id === at ? "now" : ""} aria-current={rule.id === at ? "true" : undefined}>
              <b>{rule.id}</b> {rule.text}
              {rule.why && <span class="ui-small"> Our ruling: {rule.why}</span>}
            </p>
          </div>
        );
      })}
    </div>
  );
}

export function Talk({ lines, mine, say }: { lines: ChatLine[]; mine: number[]; say: ((text: string) => void) | null }) {
  const [text, setText] = useState("");
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [lines.length]);
  return (
    <div class="ui-talk">
      <ul ref={list} aria-live="polite" aria-label="Talk at the table">
        {lines.map((line) => (
          <li key={line.number} class={mine.includes(line.seat) ? "own" : ""}>
            <b>{line.seat < 0 ? "Table" : line.name || `Seat ${line.seat + 1}`}</b> {line.text}
          </li>
        ))}
        {!lines.length && <li class="ui-quiet">Nobody has said anything.</li>}
      </ul>
      {say && (
        <form
          class="ui-say"
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim()) say(text.trim());
            setText("");
          }}
        >
          <input aria-label="Say something" placeholder="Say something" maxLength={500} value={text} onInput={(event) => setText(event.currentTarget.value)} />
          <button type="submit" class="ui-button">
            Say
          </button>
        </form>
      )}
    </div>
  );
}
