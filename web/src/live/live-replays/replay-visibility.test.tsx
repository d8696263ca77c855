import type { HiddenReplay, ReplayVisibility } from '@codivia/contract/api/live-replays';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mockApi } from '../../test/api.ts';
import { signInAs } from '../../test/factories.ts';
import { renderPage } from '../../test/render.tsx';
import { HiddenReplays } from './hidden-replays.tsx';
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

const hiddenReplay: HiddenReplay = {
  id: 'lists',
  title_fr: 'Les listes',
  title_en: 'Lists',
  languages: ['fr', 'en'],
  description_fr: 'Ensemble.',
  description_en: 'Together.',
  level: 'beginner',
  kind: 'python',
  host_name: '',
  held_at: null,
  duration_ms: 60_000,
  open: true,
  reason: 'A phone number',
  hidden_at: '2026-11-20T10:00:00.000Z',
};

it('lists what is hidden for administrators, who show it again from there', async () => {
  signInAs({ role: 'admin' });
  let hidden = [hiddenReplay];
  mockApi({
    'GET /admin/live/hidden-replays': () => hidden,
    [`GET ${PATH}`]: () => ({ hidden: hidden.length > 0, reason: hidden[0]?.reason ?? null }),
    [`PUT ${PATH}`]: () => {
      hidden = [];
      return { hidden: false, reason: null };
    },
  });
  const { user } = renderPage(<HiddenReplays />);
  expect(await screen.findByRole('link', { name: 'Lists' })).toHaveAttribute(
    'href',
    '/live/replays/lists',
  );
  expect(screen.getByText('Reason: A phone number')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show again…: “Lists”' }));
  await user.type(await screen.findByLabelText('Reason'), 'It is gone');
  await user.click(screen.getByRole('button', { name: 'Show the replay again' }));
  expect(await screen.findByText('No replay is hidden.')).toBeVisible();
});

it('lists nothing for others, and asks nothing for them', () => {
  signInAs();
  const calls = mockApi({});
  renderPage(<HiddenReplays />);
  expect(screen.queryByRole('heading')).toBeNull();
  expect(calls).toEqual([]);
});
