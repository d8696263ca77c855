import { act, render, screen } from '@testing-library/react';
import { expect, it, test, vi } from 'vitest';
import { CountUp, figureAt } from './count-up.tsx';

test.each([
  [-1, 0],
  [0, 0],
  [0.5, 9],
  [1, 10],
  [7, 10],
])('after %s of the time the figure is %s', (share, figure) => {
  expect(figureAt(share, 0, 10)).toBe(figure);
});

it('counts up to its value', () => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
  render(<CountUp to={30} />);
  expect(screen.getByText('0')).toBeInTheDocument();
  act(() => vi.advanceTimersByTime(1000));
  expect(screen.getByText('30')).toBeInTheDocument();
  vi.useRealTimers();
});

it('is there at once where reduced motion is asked for', () => {
  const ask = window.matchMedia;
  window.matchMedia = (media) => Object.assign(ask(media), { matches: true });
  const frame = vi.spyOn(window, 'requestAnimationFrame');
  render(<CountUp to={30} />);
  expect(screen.getByText('30')).toBeInTheDocument();
  expect(frame).not.toHaveBeenCalled();
  frame.mockRestore();
  window.matchMedia = ask;
});
