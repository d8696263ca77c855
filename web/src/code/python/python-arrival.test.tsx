import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../test/render.tsx';
import { PythonArrival } from './python-arrival.tsx';

test.each([
  ['en', '2.2 MB of 4.4 MB, about 12 seconds left', 'Python'],
  ['fr', '2,2 Mo sur 4,4 Mo, encore 12 secondes environ', 'Python'],
] as const)('bytes and seconds are said in words (%s)', async (language, words, label) => {
  const arrival = { share: 0.5, secondsLeft: 12, interrupted: false };
  renderPage(<PythonArrival arrival={arrival} label={label} />, { language });
  const bar = await screen.findByRole('progressbar', { name: label });
  expect(bar).toHaveAttribute('aria-valuenow', '50');
  expect(bar.getAttribute('aria-valuetext')?.replaceAll('\u00a0', ' ')).toBe(words);
});

test('a line that has broken off is said, and no time is promised', async () => {
  renderPage(
    <PythonArrival arrival={{ share: 0.5, secondsLeft: 12, interrupted: true }} label="Python" />,
  );
  expect(await screen.findByText(/The connection broke off/)).toBeVisible();
  expect(screen.queryByText(/seconds left/)).not.toBeInTheDocument();
});
