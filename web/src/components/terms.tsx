// The terms of a table in words, before one sits down: options, clock, hints, who may watch.

import { useEffect, useState } from "preact/hooks";
import * as api from "../api";
import { say } from "../say";
import { clockTerms, duration } from "../time";
import type { GameCard, OptionInfo, OptionValue, TableInfo } from "../types";

export function optionInWords(option: OptionInfo, value: OptionValue): string {
  const number = option.values.indexOf(String(value));
  return say("terms-option", { title: option.title, value: option.labels[number] ?? String(value) });
}

export type Watching = TableInfo["watching"];
export const WATCHING: Watching[] = ["talk", "watch", "closed"];

export function Terms({ info }: { info: TableInfo }) {
  const [card, setCard] = useState<GameCard | null>(null);
  useEffect(() => {
    api.games().then(
      (cards) => setCard(cards.find((each) => each.info.id === info.game) ?? null),
      () => undefined,
    );
  }, [info.game]);
  const options = card?.options.map((option) => optionInWords(option, info.options[option.name] ?? option.default));
  return (
    <ul class="ui-terms" aria-label={say("terms")}>
      {options?.map((words) => (
        <li key={words}>{words}</li>
      ))}
      {info.components && <li>{say("terms-components", { name: info.components })}</li>}
      {info.keep_talk && <li>{say("terms-keep-talk")}</li>}
      <li>{clockTerms(info.clock)}</li>
      <li>{say("terms-absence", { time: duration(info.absent_after) })}</li>
      <li>{say(info.hints ? "terms-hints" : "terms-no-hints")}</li>
      <li>{say("terms-watching", { watching: info.watching })}</li>
      <li>{say(info.listed ? "terms-listed" : "terms-by-link")}</li>
    </ul>
  );
}
