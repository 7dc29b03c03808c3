// The drawer beside the table: seats and cards, the journal, the rules and the talk, one at a time, or none.

import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { prefs } from "../prefs";
import { say } from "../say";

export type Tab = "table" | "journal" | "rules" | "talk" | "host";
/** Drawn with strokes in a square of 24. */
const SIGNS: Record<Tab, string> = {
  table: "M4 5h7v14h-7zM14 5h6v6h-6zM14 14h6v5h-6z",
  journal: "M6 4h12v16h-12zM9 8h6M9 12h6M9 16h3",
  rules: "M12 6c-3-2-6-2-8-1v13c2-1 5-1 8 1c3-2 6-2 8-1v-13c-2-1-5-1-8 1zM12 6v13",
  talk: "M4 5h16v11h-9l-4 4v-4h-3z",
  host: "M12 4l2.5 5l5.5 1l-4 4l1 5.500l-5-2.600l-5 2.600l1-5.500l-4-4l5.500-1z",
};

/** From this width on the drawer has a place of its own, and is open until somebody closes it. */
const WIDE = "(min-width: 1680px)";

export interface Side {
  /** What the drawer shows; null while it is closed. */
  tab: Tab | null;
  setTab: (tab: Tab | null) => void;
  /** The rule that somebody opened; empty for the rule in force. */
  ruleAt: string;
  openRule: (rule: string) => void;
  /** Closes a drawer that covers the decision. */
  uncover: () => void;
}

export function useSide(): Side {
  const [tab, setTab] = useState<Tab | null>(atFirst);
  const [ruleAt, setRuleAt] = useState("");
  const open = (next: Tab | null, rule: string) => {
    setRuleAt(rule);
    setTab(next);
    prefs.drawer = next ?? "";
  };
  return {
    tab,
    setTab: (next) => open(next, ""),
    ruleAt,
    openRule: (rule) => open("rules", rule),
    uncover: () => {
      if (!matchMedia(WIDE).matches) open(null, "");
    },
  };
}

/** What was open when the last table was left; a drawer that covers something begins closed. */
function atFirst(): Tab | null {
  if (!matchMedia(WIDE).matches) return null;
  const kept = prefs.drawer ?? "journal";
  return kept in SIGNS ? (kept as Tab) : null;
}

interface Props {
  side: Side;
  tabs: Tab[];
  label: string;
  /** Whether something new was said. */
  unread?: boolean;
  children: ComponentChildren;
}

export function SidePanel({ side, tabs, label, unread = false, children }: Props) {
  const { tab } = side;
  const shown = tab !== null && tabs.includes(tab) ? tab : null;
  useEscape(shown !== null, () => {
    side.setTab(null);
    document.getElementById(`pw-tab-${shown}`)?.focus();
  });
  return (
    <aside class="ui-side" aria-label={label}>
      <Tabs side={side} tabs={tabs} unread={unread} />
      {shown && (
        <div
          class="ui-tabpanel"
          id="pw-side"
          role="tabpanel"
          aria-labelledby={`pw-tab-${shown}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel that scrolls must be reachable by keyboard.
          tabIndex={0}
        >
          <button
            type="button"
            class="ui-button quiet ui-shut"
            aria-label={say("tab-close", { tab: shown })}
            onClick={() => side.setTab(null)}
          >
            ×
          </button>
          {children}
        </div>
      )}
    </aside>
  );
}

/** Escape closes a drawer that covers something, before it does anything else. */
function useEscape(open: boolean, close: () => void): void {
  useEffect(() => {
    if (!open) return;
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented || matchMedia(WIDE).matches) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      close();
    };
    addEventListener("keydown", pressed, { capture: true });
    return () => removeEventListener("keydown", pressed, { capture: true });
  }, [open, close]);
}

function Tabs({ side, tabs, unread }: { side: Side; tabs: Tab[]; unread: boolean }) {
  // The tab that the keyboard reaches; the others are reached from it by arrow keys.
  const [walked, setReached] = useState<Tab>(tabs[0]!);
  const reached = side.tab && tabs.includes(side.tab) ? side.tab : walked;
  const turn = (event: KeyboardEvent) => {
    const step = /^Arrow(Right|Down)$/.test(event.key) ? 1 : /^Arrow(Left|Up)$/.test(event.key) ? -1 : 0;
    if (!step) return;
    event.preventDefault();
    const next = tabs[(tabs.indexOf(reached) + step + tabs.length) % tabs.length]!;
    if (side.tab) side.setTab(next);
    setReached(next);
    document.getElementById(`pw-tab-${next}`)?.focus();
  };
  return (
    <div class="ui-tabs" role="tablist" aria-label={say("tabs")} aria-orientation="vertical" onKeyDown={turn}>
      {tabs.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={`pw-tab-${tab}`}
          aria-selected={tab === side.tab}
          aria-controls={tab === side.tab ? "pw-side" : undefined}
          tabIndex={tab === reached ? 0 : -1}
          onClick={() => side.setTab(tab === side.tab ? null : tab)}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={SIGNS[tab]} />
          </svg>
          {say(`tab-${tab}`)}
          {tab === "talk" && unread && <span class="ui-dot" role="img" aria-label={say("tab-unread")} />}
        </button>
      ))}
    </div>
  );
}
