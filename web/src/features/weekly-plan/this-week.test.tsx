import { weeklyPlan } from '@codivia/contract/api/weekly-plan';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { mockApi, Refused } from '../../test/api.ts';
import { signInAs } from '../../test/factories.ts';
import { renderPage } from '../../test/render.tsx';
import { ThisWeek } from './this-week.tsx';

const MINUTES = new Map([
  ['2026-11-23', 12],
  ['2026-11-25', 1],
]);
const week = (days: number | null) => weeklyPlan(MINUTES, '2026-11-25', days);
const PATH = '/user/weekly-plan';

beforeEach(() => signInAs());

it('shows the week from Monday to Sunday, today marked, with minutes for screen readers', async () => {
  const calls = mockApi({ [`GET ${PATH}`]: () => week(3) });
  renderPage(<ThisWeek />, { language: 'fr' });
  const days = await screen.findAllByRole('listitem');
  expect(days).toHaveLength(7);
  expect(days[0]).toHaveTextContent('lundi : 12 minutes actives');
  expect(days[2]).toHaveTextContent('mercredi, aujourd’hui : 1 minute active');
  expect(days.map((day) => day.getAttribute('aria-current'))).toEqual([
    ...[null, null, 'date', null, null, null, null],
  ]);
  expect(screen.getByText('Jours cette semaine : 2 sur 3')).toBeVisible();
  expect(calls[0]?.search.get('time_zone')).toBe(
    Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC',
  );
});

it('offers a plan, which is chosen by keyboard, changed and dropped', async () => {
  let days: number | null = null;
  const calls = mockApi({
    [`GET ${PATH}`]: () => week(days),
    [`PUT ${PATH}`]: ({ body }) => {
      days = (body as { days_per_week: number | null }).days_per_week;
      return week(days);
    },
  });
  const { user } = renderPage(<ThisWeek />);
  expect(await screen.findByText(/^Would you like a rhythm/)).toBeVisible();
  screen.getByRole('button', { name: '2' }).focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText(/^You’ve done what you planned/)).toBeVisible();
  expect(screen.getByText('1 week as planned in the last 12')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Change: Weekly plan' }));
  expect(screen.getByRole('button', { name: '2' })).toBePressed();
  await user.click(screen.getByRole('button', { name: 'No plan' }));
  expect(await screen.findByText(/^Would you like a rhythm/)).toBeVisible();
  expect(calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
    { days_per_week: 2 },
    { days_per_week: null },
  ]);
});

it('says that the week could not be loaded, and tries again', async () => {
  let broken = true;
  mockApi({
    [`GET ${PATH}`]: () => {
      if (broken) throw new Refused(403);
      return week(1);
    },
  });
  const { user } = renderPage(<ThisWeek />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Your week could not be loaded.');
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findAllByRole('listitem')).toHaveLength(7);
});
