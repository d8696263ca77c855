import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ProgressBar } from './progress-bar.tsx';

it('tells how far one has come', () => {
  render(<ProgressBar value={4} max={10} label="Discovery" valueText="4 of 10 lessons" />);
  const bar = screen.getByRole('progressbar', { name: 'Discovery' });
  expect(bar).toHaveAttribute('aria-valuenow', '4');
  expect(bar).toHaveAttribute('aria-valuemax', '10');
  expect(bar).toHaveAttribute('aria-valuetext', '4 of 10 lessons');
});

it.each([
  [0, 0, '0%'],
  [50, 200, '25%'],
  [300, 200, '100%'],
  [-5, 100, '0%'],
])('%d of %d is drawn as %s', (value, max, width) => {
  render(<ProgressBar value={value} max={max} label="x" />);
  expect(screen.getByRole('progressbar').children[1]?.getAttribute('style')).toContain(
    `max(${width}`,
  );
});
