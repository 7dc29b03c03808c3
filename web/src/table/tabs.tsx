// Beside the table: the journal, the rules and the talk, one at a time.

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";

export type Tab = "journal" | "rules" | "talk";
const NAMES: Record<Tab, string> = { journal: "Journal", rules: "Rules", talk: "Talk" };

export interface Side {
  tab: Tab;
  setTab: (tab: Tab) => void;
  /** The rule that somebody opened; empty for the rule in force. */
  ruleAt: string;
  openRule: (rule: string) => void;
}

export function useSide(): Side {
  const [tab, setTab] = useState<Tab>("journal");
  const [ruleAt, setRuleAt] = useState("");
  return {
    tab,
    setTab: (next) => {
      setRuleAt("");
      setTab(next);
    },
    ruleAt,
    openRule: (rule) => {
      setRuleAt(rule);
      setTab("rules");
    },
  };
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
  return (
    <aside class="ui-side" aria-label={label}>
      <Tabs side={side} tabs={tabs} unread={unread} />
      <div
        class="ui-tabpanel"
        id="pw-side"
        role="tabpanel"
        aria-labelledby={`pw-tab-${side.tab}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel that scrolls must be reachable by keyboard.
        tabIndex={0}
      >
        {children}
      </div>
    </aside>
  );
}

function Tabs({ side, tabs, unread }: { side: Side; tabs: Tab[]; unread: boolean }) {
  const turn = (event: KeyboardEvent) => {
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (!step) return;
    const next = tabs[(tabs.indexOf(side.tab) + step + tabs.length) % tabs.length]!;
    side.setTab(next);
    document.getElementById(`pw-tab-${next}`)?.focus();
  };
  return (
    <div class="ui-tabs" role="tablist" aria-label="Beside the table" onKeyDown={turn}>
      {tabs.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={`pw-tab-${tab}`}
          aria-selected={tab === side.tab}
          aria-controls="pw-side"
          tabIndex={tab === side.tab ? 0 : -1}
          onClick={() => side.setTab(tab)}
        >
          {NAMES[tab]}
          {tab === "talk" && unread && <span class="ui-dot" role="img" aria-label="something new" />}
        </button>
      ))}
    </div>
  );
}
