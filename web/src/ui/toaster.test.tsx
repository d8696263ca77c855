import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { toast } from '../lib/toast.ts';
import { renderPage } from '../test/render.tsx';

it('shows what was told before its code had come, and what is told later', async () => {
  renderPage(<p>A page</p>);
  toast.success('Saved');
  toast.error('Failed');
  expect(await screen.findByText('Saved')).toBeInTheDocument();
  expect(screen.getByText('Failed')).toBeInTheDocument();
  toast.info('By the way');
  expect(await screen.findByText('By the way')).toBeInTheDocument();
});

it('shows three at once, side by side, and the next when one of them has gone', async () => {
  renderPage(<p>A page</p>);
  for (const place of [1, 2, 3, 4, 5]) toast.success(`Notice ${place}`);
  await screen.findByText('Notice 1');
  const shown = () =>
    [...document.querySelectorAll('[data-sonner-toast][data-removed="false"]')].map(
      ({ textContent }) => textContent,
    );
  await waitFor(() => expect(shown().toSorted()).toEqual(['Notice 1', 'Notice 2', 'Notice 3']));
  for (const notice of document.querySelectorAll('[data-sonner-toast]')) {
    expect(notice).toHaveAttribute('data-expanded', 'true');
  }
  await screen.findByText('Notice 5');
  expect(shown()).not.toContain('Notice 1');
});
