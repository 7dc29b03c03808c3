// The languages to read in, each by its own name.

import { choose, nameOf } from "../language";
import { LANGUAGES, language, say } from "../say";

export function LanguageChoice() {
  return (
    <select
      class="ui-language"
      aria-label={say("language")}
      value={language()}
      onChange={(event) => choose(event.currentTarget.value)}
    >
      {LANGUAGES.map((code) => (
        <option key={code} value={code} lang={code}>
          {nameOf(code)}
        </option>
      ))}
    </select>
  );
}
