// The title and the icon of the page say whether it is one's turn.

import { say } from "../say";

const ICON = "/icon.svg";
const ICON_TURN = "/icon-turn.svg";

export function setTitle(place: string, turn: boolean): void {
  document.title = turn ? say("title-turn", { place }) : `${place} · Paddlewheel`;
  setIcon(turn);
}

export function setIcon(turn: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = turn ? ICON_TURN : ICON;
  if (icon && icon.getAttribute("href") !== wanted) icon.setAttribute("href", wanted);
}
