// Playing by keyboard.

import { useEffect, useRef } from "preact/hooks";

/** Whether the latest thing done here was done by keyboard. */
export function useByKeys(): { current: boolean } {
  const keys = useRef(false);
  useEffect(() => {
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

export function useKeys(pressed: (key: string) => void): void {
  const latest = useRef(pressed);
  latest.current = pressed;
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const at = event.target as HTMLElement;
      if (event.ctrlKey || event.metaKey || event.altKey || /^(INPUT|SELECT|TEXTAREA)$/.test(at.tagName)) return;
      latest.current(event.key);
    };
    addEventListener("keydown", hear);
    return () => removeEventListener("keydown", hear);
  }, []);
}
