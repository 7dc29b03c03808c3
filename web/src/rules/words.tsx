// A text of the rules: numbers of rules are links, and the words that were looked for are marked.

import { say } from "../say";
import { pieces } from "./search";

interface Props {
  text: string;
  found?: string[];
  isRule: (id: string) => boolean;
  open: (rule: string) => void;
}

export function Words({ text, found = [], isRule, open }: Props) {
  return (
    <>
      {pieces(text, found, isRule).map((piece, place) => {
        if (piece.kind === "found") return <mark key={place}>{piece.text}</mark>;
        if (piece.kind === "plain") return piece.text;
        return (
          <button
            key={place}
            type="button"
            class="ui-rule"
            aria-label={say("rule-number", { rule: piece.text })}
            onClick={() => open(piece.text)}
          >
            {piece.text}
          </button>
        );
      })}
    </>
  );
}
