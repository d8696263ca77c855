import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderPage } from '../test/render.tsx';
import { Separator } from './separator.tsx';

function Border() {
  const [share, setShare] = useState(50);
  return (
    <Separator
      orientation="vertical"
      value={share}
      range={{ min: 20, max: 80, usual: 50 }}
      steps={{ step: 2, leap: 10 }}
      onChange={setShare}
      perPixel={() => 0.1}
      label="Border"
      valueText={`${share} of 100`}
      controls="code"
      className=""
    >
      ⋮
    </Separator>
  );
}

const border = () => screen.getByRole('separator', { name: 'Border' });
const expectShare = (share: number) =>
  expect(border()).toHaveAttribute('aria-valuenow', String(share));

test('a border is moved by keys, no further than it may, and put back', async () => {
  const { user } = renderPage(<Border />);
  border().focus();
  for (const [key, share] of [
    ['{ArrowRight}', 52],
    ['{PageUp}', 42],
    ['{ArrowLeft}', 40],
    ['{Home}', 20],
    ['{ArrowLeft}', 20],
    ['{End}', 80],
    ['{Enter}', 50],
  ] as const) {
    await user.keyboard(key);
    expectShare(share);
  }
  await user.keyboard('{End}');
  await user.dblClick(border());
  expectShare(50);
});

/** jsdom's pointer events have no position; those of a mouse have one. */
const pointer = (type: 'down' | 'move', clientX: number) =>
  act(() => void fireEvent(border(), new MouseEvent(`pointer${type}`, { clientX, bubbles: true })));

test('a border follows the pointer that holds it, and no other movement', () => {
  renderPage(<Border />);
  border().setPointerCapture = () => {};
  pointer('move', 900);
  expectShare(50);
  pointer('down', 500);
  pointer('move', 600);
  expectShare(60);
  pointer('move', 2000);
  expectShare(80);
  fireEvent.lostPointerCapture(border());
  pointer('move', 100);
  expectShare(80);
});
