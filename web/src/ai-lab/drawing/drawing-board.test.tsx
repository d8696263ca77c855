import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderPage } from '../../test/render.tsx';
import { DrawingRecorder } from './drawing-board.tsx';

const drawn: (number[] | null)[] = [];

beforeEach(() => {
  drawn.length = 0;
  // The document of tests knows no captured pointers.
  Element.prototype.setPointerCapture = () => {};
});

test('a second finger neither draws nor ends the line of the first', async () => {
  renderPage(<DrawingRecorder round={0} onInput={(points) => drawn.push(points)} />);
  const board = await screen.findByRole('img', { name: 'Board to draw on' });
  const [first, second] = [{ pointerId: 1 }, { pointerId: 2 }];
  const lines = () => board.querySelectorAll('path').length;
  fireEvent.pointerDown(board, { ...first, button: 0, clientX: 5, clientY: 5 });
  fireEvent.pointerDown(board, { ...second, button: 0, clientX: 20, clientY: 20 });
  fireEvent.pointerMove(board, { ...second, clientX: 25, clientY: 25 });
  expect(lines()).toBe(1);
  const before = drawn.length;
  fireEvent.pointerUp(board, second);
  fireEvent.pointerMove(board, { ...first, clientX: 8, clientY: 5 });
  expect(drawn.length).toBe(before + 1);
  fireEvent.pointerUp(board, first);
  fireEvent.pointerDown(board, { ...second, button: 0, clientX: 20, clientY: 20 });
  expect(lines()).toBe(2);
});
