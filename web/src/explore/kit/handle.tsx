import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react';
import { holdPage } from './hold-page.ts';
import { usePlane } from './plane.tsx';

/** Radius of the part that a finger can hit, in units of the drawing. */
const HIT_RADIUS = 24;
/** Arrow keys move by so many steps with Shift. */
const LEAP = 5;

type Props = {
  x: number;
  y: number;
  /** The name of the point, for screen readers. */
  label: string;
  /** Its present place in words. */
  shown: string;
  /** The distance that an arrow key moves it. */
  step: number;
  /** Called with the place that it is moved to; it may be outside the plane. */
  onMove: (x: number, y: number) => void;
  /** The directions in which it moves; both unless stated. */
  along?: 'x' | 'y';
  /** The mark, drawn around (0, 0); a disc unless stated. */
  children?: ReactNode;
};

/** The handle of a drawing whose middle is nearest to a press: what a finger can hit of one reaches over others. */
function nearestHandle(hit: SVGGElement, { clientX, clientY }: PointerEvent): SVGGElement {
  const far = (handle: SVGGElement) => {
    const box = handle.querySelector('.handle-ring')?.getBoundingClientRect();
    if (!box) return Number.POSITIVE_INFINITY;
    return Math.hypot(box.x + box.width / 2 - clientX, box.y + box.height / 2 - clientY);
  };
  const all = [...(hit.ownerSVGElement?.querySelectorAll<SVGGElement>('.handle') ?? [])];
  return all.reduce((nearest, one) => (far(one) < far(nearest) ? one : nearest), hit);
}

/** A point of a plane that is dragged, or moved with the arrow keys. */
export function Handle({ x, y, label, shown, step, onMove, along, children }: Props) {
  const { left, top, at, y: range } = usePlane();
  /** The way from where the finger has met the point to its middle. */
  const grip = useRef({ x: 0, y: 0 });
  const grows = top(range[1]) > top(range[0]) ? 1 : -1;

  function move(toX: number, toY: number): void {
    onMove(along === 'y' ? x : toX, along === 'x' ? y : toY);
  }
  function onKeyDown(event: KeyboardEvent): void {
    const by = event.shiftKey ? step * LEAP : step;
    const moves: Record<string, [number, number]> = {
      ArrowLeft: [-by, 0],
      ArrowRight: [by, 0],
      ArrowUp: [0, -by * grows],
      ArrowDown: [0, by * grows],
    };
    const found = moves[event.key];
    if (!found || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    move(x + found[0], y + found[1]);
  }
  function onPointerDown(event: PointerEvent<SVGGElement>): void {
    const nearest = nearestHandle(event.currentTarget, event);
    nearest.focus({ preventScroll: true });
    if (nearest !== event.currentTarget) {
      nearest.dispatchEvent(new window.PointerEvent(event.type, event.nativeEvent));
      return;
    }
    event.currentTarget.setPointerCapture(event.pointerId);
    const from = at(event.clientX, event.clientY);
    grip.current = { x: x - from.x, y: y - from.y };
  }
  function onPointerMove(event: PointerEvent<SVGGElement>): void {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const to = at(event.clientX, event.clientY);
    move(to.x + grip.current.x, to.y + grip.current.y);
  }
  return (
    <g
      ref={holdPage}
      className="handle"
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuenow={along === 'y' ? y : x}
      aria-valuetext={shown}
      transform={`translate(${left(x)} ${top(y)})`}
      {...{ onKeyDown, onPointerDown, onPointerMove }}
      // The press has given the focus to the nearest handle.
      onMouseDown={(event) => event.preventDefault()}
    >
      <circle className="handle-ring" r={HIT_RADIUS} />
      {children ?? (
        <circle r={11} fill="var(--data-1)" stroke="var(--color-surface)" strokeWidth={3} />
      )}
    </g>
  );
}
