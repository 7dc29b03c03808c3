// Light and dark. Style sheets are made by script, never from inline text, so that a strict policy holds.

import themeText from "../../../src/paddlewheel/presentation/theme.css?raw";
import { type Light, prefs } from "../prefs";

const sheets: CSSStyleSheet[] = [];

/** A style sheet whose rules for dark follow the choice of the player, and the system where there is none. */
export function themed(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  sheets.push(sheet);
  shade(sheet, prefs.light);
  return sheet;
}

const darkRules = new WeakMap<CSSStyleSheet, CSSMediaRule[]>();

function shade(sheet: CSSStyleSheet, light: Light): void {
  let rules = darkRules.get(sheet);
  if (!rules) {
    rules = [...sheet.cssRules].filter(
      (rule): rule is CSSMediaRule => rule instanceof CSSMediaRule && rule.media.mediaText.includes("color-scheme"),
    );
    darkRules.set(sheet, rules);
  }
  // Paper is always light.
  const when = light === "auto" ? "screen and (prefers-color-scheme: dark)" : light === "dark" ? "screen" : "not all";
  for (const rule of rules) rule.media.mediaText = when;
}

export const theme = themed(themeText);

export function setLight(light: Light): void {
  prefs.light = light;
  document.documentElement.dataset.light = light;
  for (const sheet of sheets) shade(sheet, light);
}

export function beginTheme(): void {
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, theme];
  setLight(prefs.light);
}
