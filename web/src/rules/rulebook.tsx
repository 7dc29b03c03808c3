// The rulebook of a game: sections with pictures, a search, links between rules, and where each rule comes from.

import { Fragment } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import * as api from "../api";
import { Say, say } from "../say";
import { type Art, loadArt } from "../scene/art";
import type { Aid, RuleText } from "../types";
import { SignPicture } from "./picture";
import { matching, wordsOf } from "./search";
import { Words } from "./words";

export function useRules(game: string): RuleText[] {
  const [rules, setRules] = useState<RuleText[]>([]);
  useEffect(() => void api.rules(game).then(setRules, () => undefined), [game]);
  return rules;
}

/** The player aid with the art it is drawn with; null where a game has none, and until both are there. */
export function useAid(game: string): { aid: Aid; art: Art } | null {
  const [found, setFound] = useState<{ aid: Aid; art: Art } | null>(null);
  useEffect(() => {
    void api
      .games()
      .then((cards) => cards.find((card) => card.info.id === game)?.aid)
      .then((has) => (has ? Promise.all([api.aid(game), loadArt(game)]) : null))
      .then((both) => both && setFound({ aid: both[0], art: both[1] }))
      .catch(() => undefined);
  }, [game]);
  return found;
}

interface Props {
  game: string;
  /** The rule to show first. */
  at: string;
  /** Opens another rule. */
  open: (rule: string) => void;
  /** Whether there is room for where each rule comes from. */
  wide?: boolean;
}

export function Rulebook({ game, at, open, wide = false }: Props) {
  const rules = useRules(game);
  const drawn = useAid(game);
  const [asked, setAsked] = useState("");
  const list = useRef<HTMLDivElement>(null);
  const words = useMemo(() => wordsOf(asked), [asked]);
  const shown = useMemo(() => matching(rules, words), [rules, words]);
  const known = useMemo(() => new Set(rules.map((rule) => rule.id)), [rules]);
  const isRule = (id: string) => known.has(id);
  useEffect(() => setAsked(""), [at]);
  // A picture that comes later would move the rule away.
  useEffect(() => bring(list.current, at), [at, rules, drawn]);
  const openOne = (rule: string) => {
    setAsked("");
    open(rule);
    // The rule may be the one that is open already.
    requestAnimationFrame(() => bring(list.current, rule));
  };
  const Heading = wide ? "h2" : "h3";
  return (
    <div class={`ui-rules${wide ? " wide" : ""}`} ref={list}>
      <search class="ui-search">
        <input
          type="search"
          aria-label={say("rules-search")}
          placeholder={say("rules-search-example")}
          value={asked}
          onInput={(event) => setAsked(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === "Escape" && asked) {
              event.stopPropagation();
              setAsked("");
            } else if (event.key === "Enter" && words.length && shown[0]) openOne(shown[0].id);
          }}
        />
        <span class="ui-small" role="status">
          {words.length > 0 && (shown.length ? say("rules-found", { count: shown.length }) : say("rules-not-found"))}
        </span>
      </search>
      {shown.map((rule, number) => (
        <Fragment key={rule.id}>
          {rule.section !== shown[number - 1]?.section && (
            <>
              <Heading>{rule.section}</Heading>
              {drawn &&
                !words.length &&
                drawn.aid.pictures
                  .filter((picture) => picture.section === rule.section)
                  .map((picture) => (
                    <figure key={picture.caption}>
                      <SignPicture
                        art={drawn.art}
                        signs={picture.signs}
                        label={picture.caption}
                        height={wide ? 7 : 5}
                      />
                      <figcaption class="ui-small">{picture.caption}</figcaption>
                    </figure>
                  ))}
            </>
          )}
          <p data-rule={rule.id} class={rule.id === at ? "now" : ""} aria-current={rule.id === at ? "true" : undefined}>
            <b>
              <Words text={rule.id} found={words} isRule={() => false} open={openOne} />
            </b>{" "}
            <Kind rule={rule} /> <Words text={rule.text} found={words} isRule={isRule} open={openOne} />
            {rule.why && (
              <span class="ui-small">
                {" "}
                <Say id="rules-why" words={<Words text={rule.why} found={words} isRule={isRule} open={openOne} />} />
              </span>
            )}
            {wide && rule.kind === "rule" && <span class="ui-small ui-source"> {rule.source}</span>}
          </p>
        </Fragment>
      ))}
    </div>
  );
}

/** What is not from the game's own rulebook says so. */
function Kind({ rule }: { rule: RuleText }) {
  if (rule.kind === "rule") return null;
  return <span class={`ui-kind ${rule.kind}`}>{say(`rules-${rule.kind}`)}</span>;
}

/** Scroll to a rule, in the panel it is in or in the page. */
function bring(list: HTMLElement | null, rule: string): void {
  const there = list?.querySelector<HTMLElement>(`[data-rule="${CSS.escape(rule)}"]`);
  const room = list?.closest<HTMLElement>("[role=tabpanel]");
  if (!there || !list) return;
  if (room) room.scrollTop = there.offsetTop - 96;
  else there.scrollIntoView({ block: "center" });
}
