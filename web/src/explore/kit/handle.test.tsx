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
