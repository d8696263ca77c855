import { type MouseEvent, useEffect, useEffectEvent, useState } from 'react';

/** Time until a press counts as held, and between two calls from then on, in milliseconds. */
const FIRST = 500;
const NEXT = 200;

/**
 * Calls `again` with a button's value several times a second while the button is held.
 *
 * @returns What a button takes to be held.
 */
export function useHeld<Value>(again: (value: Value) => void) {
  const [held, setHeld] = useState<{ value: Value } | null>(null);
  const repeat = useEffectEvent(again);
  useEffect(() => {
    if (!held) return;
    let timer = setTimeout(function next() {
      repeat(held.value);
      timer = setTimeout(next, NEXT);
    }, FIRST);
    return () => clearTimeout(timer);
  }, [held]);
  const release = () => setHeld(null);
  return (value: Value) => ({
    onPointerDown: () => setHeld({ value }),
    onPointerUp: release,
    onPointerLeave: release,
    onPointerCancel: release,
    // A finger that rests would open a menu.
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
  });
}
