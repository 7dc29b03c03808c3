// Playing by keyboard.

import { useLayoutEffect, useRef } from "preact/hooks";

/** Whether the latest thing done here was done by keyboard. */
export function useByKeys(): { current: boolean } {
  const keys = useRef(false);
  useLayoutEffect(() => {
    const pressed = () => void (keys.current = true);
    const pointed = () => void (keys.current = false);
    addEventListener("keydown", pressed, true);
    addEventListener("pointerdown", pointed, true);
    return () => {
      removeEventListener("keydown", pressed, true);
      removeEventListener("pointerdown", pointed, true);
    };
  }, []);
  return keys;
}

/** Calls for every key from the first moment on in which something is shown that a key can choose. */
export function useKeys(pressed: (key: string) => void): void {
  const latest = useRef(pressed);
  latest.current = pressed;
  useLayoutEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const at = event.target as HTMLElement;
      if (event.ctrlKey || event.metaKey || event.altKey || /^(INPUT|SELECT|TEXTAREA)$/.test(at.tagName)) return;
      latest.current(event.key);
    };
    addEventListener("keydown", hear);
    return () => removeEventListener("keydown", hear);
  }, []);
}
