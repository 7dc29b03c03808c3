// A few symbols of a game's art as a small picture, as large as what is drawn.

import { useLayoutEffect, useRef } from "preact/hooks";
import { type Art, copied, SVG } from "../scene/art";
import { place } from "../scene/place";
import { theme } from "../scene/theme";
import type { Sign } from "../types";

const EDGE = 4;

interface Props {
  art: Art;
  signs: Sign[];
  label: string;
  /** The height on the page, in rem. A picture that is smaller is not made larger. */
  height: number;
}

export function SignPicture({ art, signs, label, height }: Props) {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const root = host.current!.shadowRoot ?? host.current!.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [theme, art.sheet];
    const svg = document.createElementNS(SVG, "svg");
    svg.setAttribute("class", "scene");
    svg.setAttribute("role", "img");
    svg.setAttribute("aria-label", label);
    const ground = document.createElementNS(SVG, "g");
    for (const [number, sign] of signs.entries()) {
      const group = place({ id: `sign-${number}`, x: 0, y: 0, label: sign.text || label, ...sign }, art);
      group.removeAttribute("role");
      ground.append(group);
    }
    svg.append(...art.shared.map(copied), ground);
    root.replaceChildren(svg);
    const box = ground.getBBox();
    const [wide, tall] = [box.width + 2 * EDGE, box.height + 2 * EDGE];
    svg.setAttribute("viewBox", [box.x - EDGE, box.y - EDGE, wide, tall].join(" "));
    const shown = Math.min(height, tall / 16);
    svg.style.height = `${shown}rem`;
    svg.style.width = `${(shown * wide) / tall}rem`;
    svg.style.maxWidth = "100%";
    svg.style.display = "block";
  }, [art, signs, label, height]);
  return <div class="ui-sign" ref={host} />;
}
