// What has happened, turn by turn. Older turns are folded to one line that sums them up.

import { Component } from "preact";
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { RuleLink } from "../components/rule-link";
import { isSummedUp, summary, type Turn, turnsOf } from "../moments/turns";
import { say } from "../say";
import type { Line } from "../types";

/** This many of the latest turns are open. */
const OPEN = 4;

interface JournalProps {
  lines: Line[];
  /** What the game calls a seat. */
  name: (seat: number) => string;
  fresh: number;
  look: (touches: string[]) => void;
  openRule: (rule: string) => void;
  jump?: (line: number) => void;
  /** Where one looks back, or replays: the latest line that has happened. */
  now?: number | undefined;
}

export function Journal({ lines, name, fresh, look, openRule, jump, now }: JournalProps) {
  const end = useRef<HTMLOListElement>(null);
  const turns = useMemo(() => turnsOf(lines), [lines]);
  useLayoutEffect(() => {
    // At the beginning of the frame: earlier, the browser would have to lay everything out twice.
    const frame = requestAnimationFrame(() => {
      const list = end.current?.parentElement;
      if (!list) return;
      const there = now === undefined ? null : end.current!.querySelector<HTMLElement>(".fresh");
      if (there)
        list.scrollTop += there.getBoundingClientRect().top - list.getBoundingClientRect().top - list.clientHeight / 2;
      else list.scrollTop = now === -1 ? 0 : list.scrollHeight;
    });
    return () => cancelAnimationFrame(frame);
  }, [lines.length, now]);
  if (!lines.length) return <p class="ui-quiet">{say("journal-empty")}</p>;
  const first = now === undefined ? lines.length - fresh : now;
  const last = now ?? lines.length;
  return (
    <ol class="ui-journal" ref={end}>
      {turns.map((turn, number) => (
        <TurnLines
          key={turn.first}
          turn={turn}
          summary={summary(turn, name)}
          heading={isSummedUp(turn) ? "" : turn.seat < 0 ? say("journal-followed") : name(turn.seat)}
          first={clamp(first - turn.first, turn)}
          last={clamp(last - turn.first, turn)}
          isLatest={now === undefined ? number >= turns.length - OPEN : holds(turn, now)}
          look={look}
          openRule={openRule}
          jump={jump}
        />
      ))}
    </ol>
  );
}

/** A place before, in or after a turn, so that a turn changes only when its own lines do. */
function clamp(place: number, turn: Turn): number {
  return Math.max(-1, Math.min(turn.lines.length, place));
}

function holds(turn: Turn, line: number): boolean {
  return line >= turn.first && line < turn.first + turn.lines.length;
}

interface TurnProps {
  turn: Turn;
  summary: string;
  /** What stands above the open lines of a turn that is not summed up. */
  heading: string;
  /** The first line that is new, and the last that has happened, counted from the first of the turn. */
  first: number;
  last: number;
  isLatest: boolean;
  look: (touches: string[]) => void;
  openRule: (rule: string) => void;
  jump: ((line: number) => void) | undefined;
}

/** The lines of a turn. What has not changed is not drawn once more. */
class TurnLines extends Component<TurnProps, { isOpen: boolean | null }> {
  /** What the reader has chosen; null leaves it to the journal. */
  override state = { isOpen: null as boolean | null };

  override shouldComponentUpdate(next: TurnProps, state: { isOpen: boolean | null }): boolean {
    const now = this.props;
    return (
      next.turn.lines.length !== now.turn.lines.length ||
      next.turn.lines.some((line, number) => line !== now.turn.lines[number]) ||
      next.summary !== now.summary ||
      next.heading !== now.heading ||
      next.first !== now.first ||
      next.last !== now.last ||
      next.isLatest !== now.isLatest ||
      (next.jump === undefined) !== (now.jump === undefined) ||
      state.isOpen !== this.state.isOpen
    );
  }

  override render({ turn, summary, heading, isLatest, first, last }: TurnProps) {
    const [line] = turn.lines;
    if (line!.opens_round) {
      return (
        <li class={`round ${mark(0, first, last)}`}>
          <h2>{this.words(line!, turn.first)}</h2>
          {this.rule(line!)}
        </li>
      );
    }
    const lines = turn.lines.map((line, number) => (
      <li
        key={number}
        class={mark(number, first, last)}
        onPointerEnter={() => this.props.look(line.touches)}
        onPointerLeave={() => this.props.look([])}
      >
        {this.words(line, turn.first + number)}
        {this.rule(line)}
      </li>
    ));
    if (lines.length === 1) return lines[0]!;
    const isOpen = this.state.isOpen ?? isLatest;
    return (
      <li class={`turn ${mark(0, Infinity, last)}`}>
        <details
          open={isOpen}
          onToggle={({ currentTarget: { open } }) => {
            if (open !== (this.state.isOpen ?? this.props.isLatest)) this.setState({ isOpen: open });
          }}
        >
          <summary
            class={!isOpen && turn.lines.some((_, number) => mark(number, first, last) === "fresh") ? "fresh" : ""}
          >
            {isOpen
              ? heading || summary
              : heading
                ? say("journal-more", { summary, count: lines.length - 1 })
                : summary}
          </summary>
          <ol>{lines}</ol>
        </details>
      </li>
    );
  }

  private words(line: Line, number: number) {
    const look = (touches: string[]) => this.props.look(touches);
    const { jump } = this.props;
    return (
      <button
        type="button"
        class="ui-line"
        onClick={jump ? () => this.props.jump!(number) : () => look(line.touches)}
        onFocus={() => look(line.touches)}
        onBlur={() => look([])}
      >
        {line.text}
      </button>
    );
  }

  private rule(line: Line) {
    return <RuleLink rule={line.rule} open={this.props.openRule} />;
  }
}

function mark(number: number, first: number, last: number): string {
  if (number > last) return "later";
  return number >= first ? "fresh" : "";
}
