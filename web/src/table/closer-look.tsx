// The panel of a closer look: what stands at a place, drawn large, with its words beside it.

import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { say } from "../say";
import { copied, SVG } from "../scene/art";
import { closerLook, type Looked } from "../scene/closer-look";
import { place } from "../scene/place";
import { beside } from "../scene/standing";
import { theme } from "../scene/theme";
import type { Element } from "../types";

/** The drawing is at most this large, in pixels, */
const WIDTH = 230;
const HEIGHT = 240;
/** a drawing that is wider than high by this factor has the words below it and may be wider, */
const WIDE = 1.7;
const WIDEST = 400;
/** nothing is drawn this many times larger than on the table or more, */
const LARGEST = 4;
/** and what would hardly be larger is not drawn at all. */
const LEAST = 1.1;
/** More than this many things or choices are counted. */
const MOST = 6;
/** A heading is no longer than this. */
const HEADING = 70;

export function CloserLookPanel() {
  const [looked, setLooked] = useState(closerLook.looked);
  const panel = useRef<HTMLElement>(null);
  const drawing = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => closerLook.subscribe(() => setLooked(closerLook.looked)), []);
  useLayoutEffect(() => {
    if (!looked) return;
    draw(drawing.current!, looked);
    const { offsetWidth: width, offsetHeight: height } = panel.current!;
    const room = { width: innerWidth, height: innerHeight };
    const spot = beside(looked.box, { width, height }, room, looked.pointer, looked.by === "touch");
    panel.current!.style.translate = `${Math.round(spot.x)}px ${Math.round(spot.y)}px`;
  }, [looked]);
  if (!looked) return null;
  const words = wordsOf(looked);
  const { offers } = looked;
  const wide = looked.view[2] > looked.view[3] * WIDE;
  return (
    <aside
      class={wide ? "ui-closer wide" : "ui-closer"}
      ref={panel}
      aria-label={say("closer")}
      style={looked.art.look}
      data-of={looked.id}
      data-by={looked.by}
    >
      <div class="ui-closer-drawing" ref={drawing} aria-hidden="true" />
      <div class="ui-closer-words" role="tooltip">
        {words.slice(0, MOST).map(([heading, more]) => (
          <p key={heading + more}>
            <b>{heading}</b>
            {more && ` ${more}`}
          </p>
        ))}
        {words.length > MOST && <p class="ui-quiet">{say("closer-more", { count: words.length - MOST })}</p>}
        {offers.length > 0 && (
          <ul class="ui-closer-offers" aria-label={say("closer-choices")}>
            {offers.slice(0, MOST).map((offer) => (
              <li key={offer.label}>
                <b>{offer.label}</b>
                {offers.length === 1 && offer.help && <span class="ui-help"> {offer.help}</span>}
              </li>
            ))}
            {offers.length > MOST && <li class="ui-quiet">{say("closer-more", { count: offers.length - MOST })}</li>}
          </ul>
        )}
      </div>
    </aside>
  );
}

/** Draw what is looked at as large as there is room. */
function draw(host: HTMLDivElement, { art, area, elements, view, scale }: Looked): void {
  const edge = Math.max(view[2], view[3]) * 0.03;
  const [width, height] = [view[2] + 2 * edge, view[3] + 2 * edge];
  const most = Math.min(width > height * WIDE ? WIDEST : WIDTH, innerWidth - 48);
  const pixels = Math.min(most / width, Math.min(HEIGHT, innerHeight * 0.4) / height, scale * LARGEST);
  host.hidden = pixels < scale * LEAST;
  if (host.hidden) return;
  const root = host.shadowRoot ?? host.attachShadow({ mode: "open" });
  root.adoptedStyleSheets = [theme, art.sheet];
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("class", "scene");
  svg.setAttribute("width", String(Math.round(width * pixels)));
  svg.setAttribute("height", String(Math.round(height * pixels)));
  svg.setAttribute("viewBox", [view[0] - edge, view[1] - edge, width, height].map((part) => part.toFixed(2)).join(" "));
  const ground = document.createElementNS(SVG, "g");
  ground.setAttribute("class", `area ${area.kind}`);
  ground.append(...elements.map((element) => place(element, art)));
  svg.append(...art.shared.map(copied), ground);
  root.replaceChildren(svg);
}

/** What is said of each thing, the one that is pointed at first: a heading, and the rest. Nothing is said twice. */
export function wordsOf({ id, elements }: Pick<Looked, "id" | "elements">): [string, string][] {
  const first = elements.find((element) => element.id === id)!;
  const texts = new Set([first, ...elements.filter((each) => each !== first)].map(textOf));
  const isSaidBy = (text: string, other: string) => other !== text && other.includes(text.replace(/\.$/, ""));
  return [...texts].filter((text) => ![...texts].some((other) => isSaidBy(text, other))).map(split);
}

function textOf({ label, tip }: Element): string {
  if (!tip) return label;
  return tip.includes(label) ? tip : `${label}. ${tip}`;
}

/** The first sentence, or what stands before a colon, where it is short. */
function split(text: string): [string, string] {
  const end = /^.*?[^A-Z][.:](?= )/.exec(text)?.[0] ?? text;
  return end.length > HEADING ? ["", text] : [end, text.slice(end.length).trim()];
}
