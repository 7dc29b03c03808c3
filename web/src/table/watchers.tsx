// How many people watch.

import { say } from "../say";
import type { TableInfo } from "../types";

export function Watchers({ info }: { info: TableInfo }) {
  if (!info.watchers) return null;
  return <span class="ui-tag">{say("watchers", { count: info.watchers })}</span>;
}
