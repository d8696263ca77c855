import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

/** Where what is dragged is held: among the lines of the program, or outside of it. */
export interface DragPlace {
  /** The place in the program that it takes, from 0; null outside. */
  at: number | null;
  /** How far it is from where it was taken, in pixels to the right. */
  right: number;
}

/** Pixels that a pointer goes before it drags: less is a tap. */
const THRESHOLD = 6;
/** So near to an edge of the window the page moves along. */
const EDGE = 72;

/** Where a pointer is. Lines of the program carry `data-placed`, their list `data-zone="program"`. */
function placeOf(root: HTMLElement, piece: number, x: number, y: number): number | null {
  const program = root.querySelector<HTMLElement>('[data-zone="program"]');
  if (!program) return null;
  const box = program.getBoundingClientRect();
  if (y < box.top - 24 || y > box.bottom + 8 || x < box.left - 60 || x > box.right + 60)
    return null;
  const others = [...program.querySelectorAll<HTMLElement>('[data-placed]')].filter(
    (line) => line.dataset.placed !== String(piece),
  );
  const below = others.findIndex((line) => {
    const { top, height } = line.getBoundingClientRect();
    return y < top + height / 2;
  });
  return below < 0 ? others.length : below;
}

/**
 * Dragging lines by mouse, pen or finger. `onMove` is called whenever what is dragged is held elsewhere.
 * A finger drags by the handle alone, so that the page can be moved by the lines themselves.
 */
export function useLineDrag(
  root: RefObject<HTMLElement | null>,
  onMove: (piece: number, place: DragPlace) => void,
) {
  const [dragged, setDragged] = useState<number | null>(null);
  const end = useRef<(() => void) | null>(null);
  const move = useRef(onMove);
  useEffect(() => {
    move.current = onMove;
  });
  useEffect(() => () => end.current?.(), []);

  function start(event: PointerEvent, piece: number, byHandle: boolean): void {
    const byMouse = event.pointerType === 'mouse';
    if (event.button !== 0 || !(byMouse || byHandle)) return;
    const { clientX, clientY, pointerId } = event;
    let moving = false;
    const onPointerMove = (now: globalThis.PointerEvent) => {
      if (now.pointerId !== pointerId || !root.current) return;
      moving ||= Math.hypot(now.clientX - clientX, now.clientY - clientY) > THRESHOLD;
      if (!moving) return;
      now.preventDefault();
      setDragged(piece);
      if (now.clientY < EDGE) window.scrollBy(0, -12);
      if (now.clientY > window.innerHeight - EDGE) window.scrollBy(0, 12);
      const at = placeOf(root.current, piece, now.clientX, now.clientY);
      move.current(piece, { at, right: now.clientX - clientX });
    };
    const stop = () => {
      window.removeEventListener('pointermove', onPointerMove);
      window.removeEventListener('pointerup', onEnd);
      window.removeEventListener('pointercancel', onEnd);
      end.current = null;
    };
    const onEnd = (now: globalThis.PointerEvent) => {
      if (now.pointerId !== pointerId) return;
      stop();
      setDragged(null);
      if (!moving) return;
      // Letting go is no tap on what is there.
      const stopClick = (click: MouseEvent) => click.stopPropagation();
      window.addEventListener('click', stopClick, { capture: true, once: true });
      setTimeout(() => window.removeEventListener('click', stopClick, { capture: true }));
    };
    end.current?.();
    end.current = stop;
    window.addEventListener('pointermove', onPointerMove);
    window.addEventListener('pointerup', onEnd);
    window.addEventListener('pointercancel', onEnd);
  }

  return { dragged, start };
}
