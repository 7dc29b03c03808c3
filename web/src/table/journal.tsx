// What has happened, line by line.

import { Component } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { RuleLink } from "../components/rule-link";
import type { Line } from "../types";

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
    // At the beginning of the frame: earlier, the browser would have to lay everything out twice.
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
        return (
          <JournalLine
            key={index}
            line={line}
            mark={mark}
            look={look}
            openRule={openRule}
            go={jump && (() => jump(index))}
          />
        );
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

/** A line that has not changed is not drawn once more. */
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
