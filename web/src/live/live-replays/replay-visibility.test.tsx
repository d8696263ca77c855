import type { ReplayVisibility } from '@codivia/contract/live-replays';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mockApi } from '../../test/api.ts';
import { signInAs } from '../../test/factories.ts';
import { renderPage } from '../../test/render.tsx';
import { ReplayVisibilityCard } from './replay-visibility.tsx';

const PATH = '/admin/live/replays/lists/visibility';

function open() {
  let visibility: ReplayVisibility = { hidden: false, reason: null };
  const calls = mockApi({
    [`GET ${PATH}`]: () => visibility,
    [`PUT ${PATH}`]: ({ body }) => {
      const { hidden, reason } = body as { hidden: boolean; reason: string };
      visibility = { hidden, reason: hidden ? reason : null };
      return visibility;
    },
  });
  return { ...renderPage(<ReplayVisibilityCard id="lists" />), calls };
}

it('lets an administrator hide a replay and show it again, with a reason', async () => {
  signInAs({ role: 'admin' });
  const { user, calls } = open();
  await user.click(await screen.findByRole('button', { name: 'Hide the replay' }));
  expect(screen.getByText('Give a reason.')).toBeVisible();
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
  await user.type(screen.getByLabelText('Reason'), 'A phone number');
  await user.click(screen.getByRole('button', { name: 'Hide the replay' }));
  expect(await screen.findByText(/This replay is hidden/)).toBeVisible();
  expect(screen.getByText('Reason: A phone number')).toBeVisible();
  await user.type(screen.getByLabelText('Reason'), 'It is gone');
  await user.click(screen.getByRole('button', { name: 'Show the replay again' }));
  expect(await screen.findByText(/This replay is in the list/)).toBeVisible();
  expect(calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
    { hidden: true, reason: 'A phone number' },
    { hidden: false, reason: 'It is gone' },
  ]);
});

it('shows nothing to others, and asks nothing for them', () => {
  signInAs();
  const { calls } = open();
  expect(screen.queryByRole('heading')).toBeNull();
  expect(calls).toEqual([]);
});
