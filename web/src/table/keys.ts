// Playing by keyboard.

import { useLayoutEffect, useRef } from "preact/hooks";

/** Whether the player used the keyboard last. */
export function useByKeys(): { current: boolean } {
  const keys = useRef(false);
  useLayoutEffect(() => {
    const pressed = () => {
      keys.current = true;
    };
    const pointed = () => {
      keys.current = false;
    };
    addEventListener("keydown", pressed, true);
    addEventListener("pointerdown", pointed, true);
    return () => {
      removeEventListener("keydown", pressed, true);
      removeEventListener("pointerdown", pointed, true);
    };
  }, []);
  return keys;
}

/** Hears every key that is pressed outside of a form and that nothing else has used, from the first frame on. */
export function useKeys(pressed: (key: string, event: KeyboardEvent) => void): void {
  const latest = useRef(pressed);
  latest.current = pressed;
  useLayoutEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const at = event.target as HTMLElement;
      if (
        event.defaultPrevented ||
        event.metaKey ||
        event.altKey ||
        (event.ctrlKey && !/^Arrow/.test(event.key)) ||
        /^(INPUT|SELECT|TEXTAREA)$/.test(at.tagName)
      )
        return;
      latest.current(event.key, event);
    };
    addEventListener("keydown", hear);
    return () => removeEventListener("keydown", hear);
  }, []);
}
