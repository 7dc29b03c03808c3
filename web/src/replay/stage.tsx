// A replay as a table: the board, what happened, whose eyes, seats, journal and rules. How it is moved comes from outside.

import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Shuffle } from "../components/shuffle";
import { TopBar } from "../components/topbar";
import { touched, words } from "../moments/frames";
import { say } from "../say";
import type { Art } from "../scene/art";
import { areasOf, Board, type Drawing, NO_ACTIONS, NO_MARKS, PanelList, seatTitle } from "../table/drawing";
import { Journal } from "../table/journal";
import { where } from "../table/looking-bar";
import { Result } from "../table/result";
import { Rules } from "../table/rules";
import { Status } from "../table/status";
import { SidePanel, useSide } from "../table/tabs";
import type { Scene, TableInfo } from "../types";
import { SeenBy } from "./controls";
import type { Position } from "./position";

interface Props {
  info: TableInfo;
  art: Art;
  /** A position whose frame and end are known. */
  position: Position;
  heading: string;
  /** What is shown instead of the moment, and what it is about. */
  scene?: Scene;
  told?: string[];
  whose?: string | undefined;
  what?: string | undefined;
  /** What stands in the bar at the top. */
  bar?: ComponentChildren;
  /** Buttons and what else is offered. */
  children: ComponentChildren;
}

export function namesAt(info: TableInfo): string[] {
  return info.seats.map((each) => each.name || say("seat-number", { number: each.seat + 1 }));
}

export function Stage({ info, art, position, heading, whose, what, bar, children, ...instead }: Props) {
  const [pointed, setPointed] = useState<string[] | null>(null);
  const side = useSide();
  const { length, timeline } = position;
  const frame = position.frame!;
  const end = position.end!;
  useEffect(() => setPointed(null), [frame]);
  const scene = instead.scene ?? frame.scene;
  const told = pointed ?? instead.told ?? touched(frame);
  const drawing: Drawing = { art, marks: { ...NO_MARKS, told }, actions: NO_ACTIONS };
  const names = namesAt(info);
  return (
    <div class="ui-table" style={art.look} data-game={info.game} data-at={frame.step}>
      <TopBar title={heading}>{bar}</TopBar>
      <main class="ui-play">
        <h1 class="ui-hidden">{heading}</h1>
        <Status scene={scene} deciders={[]} look={setPointed} />
        <section class="ui-prompt" aria-label={say("replay-moment")}>
          <div class="ui-say-what">
            <p class="ui-whose">{whose ?? where(frame, length, true)}</p>
            <p class="ui-what">{what ?? words(frame)}</p>
          </div>
          <SeenBy position={position} names={names} />
        </section>
        <Board scene={scene} drawing={drawing} />
        <section class="ui-middle" aria-label={say("replay-and-seats")}>
          <div class="ui-offers">{children}</div>
          {position.isEnd && end.outcome && (
            <Result
              game={info.game}
              outcome={end.outcome}
              words={scene.prompt}
              names={names}
              mine={[]}
              openRule={side.openRule}
            />
          )}
          <PanelList areas={areasOf(scene, "hand", "seat", "panel")} drawing={drawing}>
            <Shuffle promised={info} />
          </PanelList>
        </section>
        <SidePanel side={side} tabs={["journal", "rules"]} label={say("journal-and-rules")}>
          {side.tab === "journal" ? (
            <Journal
              lines={timeline.lines}
              name={(each) => seatTitle(scene, each)}
              fresh={0}
              now={frame.lines - 1}
              look={setPointed}
              openRule={side.openRule}
              jump={position.jump}
            />
          ) : (
            <Rules game={info.game} at={side.ruleAt || scene.rule} />
          )}
        </SidePanel>
      </main>
    </div>
  );
}
