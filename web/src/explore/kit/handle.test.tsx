import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../test/render.tsx';
import { Handle } from './handle.tsx';
import { Plane } from './plane.tsx';

const SIDE = 100;
/** The margins of a plane in its drawing; with these sizes one value is one pixel of the screen. */
const MARGINS = { width: 58, height: 54 };

function Point() {
  const [{ x, y }, setPlace] = useState({ x: 50, y: 50 });
  return (
    <Plane
      x={[0, SIDE]}
      y={[0, SIDE]}
      every={{ x: SIDE, y: SIDE }}
      width={SIDE + MARGINS.width}
      height={SIDE + MARGINS.height}
      down
    >
      <Handle
        {...{ x, y }}
        label="Point"
        shown={`${x}, ${y}`}
        step={1}
        onMove={(toX, toY) => setPlace({ x: Math.round(toX), y: Math.round(toY) })}
      />
    </Plane>
  );
}

test('a point that is taken beside its middle moves by the way of the finger, without a jump', async () => {
  await act(async () => renderPage(<Point />));
  const point = screen.getByRole('slider', { name: 'Point' });
  const svg = point.closest('svg') as SVGSVGElement;
  svg.getBoundingClientRect = () =>
    ({ left: 0, top: 0, width: SIDE + MARGINS.width, height: SIDE + MARGINS.height }) as DOMRect;
  point.setPointerCapture = () => {};
  point.hasPointerCapture = () => true;

  // Its middle is at (92, 66); the finger lands 12 to the right of it.
  fireEvent.pointerDown(point, { pointerId: 1, clientX: 104, clientY: 66 });
  fireEvent.pointerMove(point, { pointerId: 1, clientX: 114, clientY: 61 });
  await vi.waitFor(() => expect(point).toHaveAttribute('aria-valuetext', '60, 45'));
});

test('a press moves the nearest of two points, though the other one reaches over it', async () => {
  const [left, right] = [vi.fn(), vi.fn()];
  await act(async () =>
    renderPage(
      <Plane x={[0, SIDE]} y={[0, SIDE]} every={{ x: SIDE, y: SIDE }}>
        <Handle x={10} y={50} label="Left" shown="" step={1} onMove={left} />
        <Handle x={20} y={50} label="Right" shown="" step={1} onMove={right} />
      </Plane>,
    ),
  );
  const points = screen.getAllByRole<SVGGElement & HTMLElement>('slider');
  points.forEach((point, i) => {
    const ring = point.querySelector('.handle-ring') as Element;
    ring.getBoundingClientRect = () => ({ x: 10 * i, y: 0, width: 40, height: 40 }) as DOMRect;
    let isHeld = false;
    point.setPointerCapture = () => (isHeld = true);
    point.hasPointerCapture = () => isHeld;
  });
  const [first, second] = points as unknown as [HTMLElement, HTMLElement];

  // The first one has its middle at (20, 20); the second one, at (30, 20), lies on top.
  fireEvent.pointerDown(second, { pointerId: 1, clientX: 21, clientY: 20 });
  for (const point of points) fireEvent.pointerMove(point, { clientX: 40, clientY: 20 });
  expect(left).toHaveBeenCalled();
  expect(right).not.toHaveBeenCalled();
  expect(first).toHaveFocus();
});
