import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

/** The place of a dragged line: among the lines of the program, or outside of it. */
export interface DragPlace {
  /** The place in the program that it takes, from 0; null outside. */
  at: number | null;
  /** The distance from the place where it was taken, in pixels to the right. */
  right: number;
}

/** Distance after which a pointer drags, in pixels: less is a tap. */
const THRESHOLD = 6;
/**
 * Distance from an edge of the scrolling element at which it scrolls, in pixels: more than the bars of a lesson cover.
 */
const EDGE = 110;
/** Distance that it scrolls in one frame, in pixels. */
const PACE = 8;

/** Returns the element that scrolls around another: a column of a lesson, or the page. */
function scrollerOf(element: HTMLElement): Element {
  for (let up = element.parentElement; up; up = up.parentElement) {
    const scrolls = /auto|scroll/.test(getComputedStyle(up).overflowY);
    if (scrolls && up.scrollHeight > up.clientHeight) return up;
  }
  return document.documentElement;
}

/** Scrolls while a pointer is near an edge. Returns whether it has moved. */
function scrollAlong(scroller: Element, y: number): boolean {
  const isPage = scroller === document.documentElement;
  const { top, bottom } = isPage
    ? { top: 0, bottom: window.innerHeight }
    : scroller.getBoundingClientRect();
  const edge = Math.min(EDGE, (bottom - top) / 4);
  const before = scroller.scrollTop;
  if (y < top + edge) scroller.scrollTop -= PACE;
  if (y > bottom - edge) scroller.scrollTop += PACE;
  return scroller.scrollTop !== before;
}

/** Returns the place of a pointer. Lines of the program carry `data-placed`, their list `data-zone="program"`. */
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
 * Drags lines by mouse, pen or finger. `onMove` is called whenever the dragged line reaches another place. A finger
 * drags by the handle alone, so that the page can be scrolled by the lines themselves.
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
    let last: globalThis.PointerEvent | undefined;
    let frame = 0;
    const place = ({ clientX: x, clientY: y }: globalThis.PointerEvent) => {
      if (!root.current) return;
      move.current(piece, { at: placeOf(root.current, piece, x, y), right: x - clientX });
    };
    const scroll = () => {
      if (last && root.current && scrollAlong(scrollerOf(root.current), last.clientY)) place(last);
      frame = requestAnimationFrame(scroll);
    };
    const onPointerMove = (now: globalThis.PointerEvent) => {
      if (now.pointerId !== pointerId) return;
      const far = Math.hypot(now.clientX - clientX, now.clientY - clientY) > THRESHOLD;
      if (!last && !far) return;
      now.preventDefault();
      setDragged(piece);
      if (!last) frame = requestAnimationFrame(scroll);
      last = now;
      place(now);
    };
    const stop = () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('pointermove', onPointerMove);
      window.removeEventListener('pointerup', onEnd);
      window.removeEventListener('pointercancel', onEnd);
      end.current = null;
    };
    const onEnd = (now: globalThis.PointerEvent) => {
      if (now.pointerId !== pointerId) return;
      stop();
      setDragged(null);
      if (!last) return;
      // Releasing the pointer is no tap on the element below it.
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
