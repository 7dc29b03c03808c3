// The bar above a table: watching or playing, the connection, one's clock, the ways out.

import { ClassLink, LearnLink } from "../components/links";
import { TopBar } from "../components/topbar";
import { linkWords } from "../connection";
import type { Live } from "../live";
import { linkTo } from "../route";
import { say } from "../say";
import type { TableInfo, View } from "../types";
import { OwnClock, TalkClock } from "./clock";
import { LeaveMenu } from "./leaving";
import { Watchers } from "./watchers";

export function TableBar({ live, info, view }: { live: Live; info: TableInfo; view: View }) {
  const playing = view.seat !== null;
  return (
    <TopBar title={info.title} share={info.classroom ? undefined : linkTo(`t/${info.id}`)}>
      {playing ? <LearnLink game={info.game} /> : <span class="ui-tag">{say("watching")}</span>}
      <Watchers info={info} />
      {live.link !== "here" && (
        <span class="ui-link away" role="status">
          {linkWords(live.link)}
        </span>
      )}
      <TalkClock live={live} info={info} />
      <OwnClock live={live} info={info} view={view} />
      {info.classroom ? <ClassLink id={info.classroom} /> : <LeaveMenu live={live} info={info} view={view} />}
    </TopBar>
  );
}
