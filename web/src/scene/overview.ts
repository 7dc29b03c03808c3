// A small picture of the whole board while it is looked at closer, with a frame around what is seen. A click goes there.

import { SVG } from "./art";
import type { Box } from "./framing";
import { set } from "./place";

export class Overview {
  private readonly svg = document.createElementNS(SVG, "svg");
  private readonly picture = document.createElementNS(SVG, "use");
  private readonly frame = document.createElementNS(SVG, "rect");

  /** `ground` is the group of everything on the board; it is shown once more, not copied. */
  constructor(
    root: ShadowRoot,
    private readonly ground: SVGGElement,
    go: (at: { x: number; y: number }) => void,
  ) {
    this.svg.setAttribute("class", "overview");
    // Everything in it can be reached on the board itself.
    this.svg.setAttribute("aria-hidden", "true");
    // The colours of a game are those of its scene.
    const scene = document.createElementNS(SVG, "g");
    scene.setAttribute("class", "scene");
    scene.append(this.picture);
    this.svg.append(scene, this.frame);
    root.append(this.svg);
    this.hide();
    const follow = (event: PointerEvent) => {
      const matrix = this.svg.getScreenCTM();
      if (!matrix || !(event.buttons & 1)) return;
      event.preventDefault();
      go(new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse()));
    };
    this.svg.addEventListener("pointerdown", follow);
    this.svg.addEventListener("pointermove", follow);
  }

  show(seen: Box, all: Box, closer: boolean): void {
    if (!closer) {
      this.hide();
      return;
    }
    set(this.picture, "href", `#${this.ground.id}`);
    set(this.svg, "viewBox", all.join(" "));
    const [x, y, width, height] = seen;
    for (const [name, value] of Object.entries({ x, y, width, height })) set(this.frame, name, value.toFixed(1));
    this.svg.style.display = "";
  }

  private hide(): void {
    this.svg.style.display = "none";
    // What is not seen is not drawn a second time.
    this.picture.removeAttribute("href");
  }
}
