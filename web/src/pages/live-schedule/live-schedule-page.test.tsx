import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mockApi } from '../../test/api.ts';
import { signInAs } from '../../test/factories.ts';
import { liveSession, ownLiveSessions } from '../../test/live-sessions.ts';
import { renderPage } from '../../test/render.tsx';
import { LiveSchedulePage } from './live-schedule-page.tsx';

it('tells members who are no hosts that it is for hosts', async () => {
  signInAs();
  mockApi({ 'GET /live/own': () => ownLiveSessions() });
  renderPage(<LiveSchedulePage />, { at: '/live/schedule' });
  expect(await screen.findByText('This page is for hosts')).toBeVisible();
});

it('says what a schedule lacks, and refuses contact details while they are typed', async () => {
  signInAs();
  const calls = mockApi({ 'GET /live/own': () => ownLiveSessions({ may_host: true }) });
  const { user } = renderPage(<LiveSchedulePage />, { at: '/live/schedule' });
  await user.type(await screen.findByLabelText('Title in English'), 'Write to mia@mail.com');
  expect(await screen.findByText(/^This looks like an e-?.?mail address/)).toBeVisible();
  const seats = screen.getByLabelText('Seats');
  await user.clear(seats);
  await user.type(seats, '501');
  await user.click(screen.getByRole('button', { name: 'Schedule the session' }));
  expect(screen.getByText('Enter a whole number from 1 to 500.')).toBeVisible();
  expect(screen.getAllByText('Please fill this in.').length).toBeGreaterThan(1);
  expect(calls.map(({ method }) => method)).not.toContain('POST');
});

it('changes a session of the host, and cancels it once that is confirmed', async () => {
  signInAs();
  const session = liveSession();
  const calls = mockApi({
    'GET /live/own': () => ownLiveSessions({ may_host: true, hosted: ['s1'] }),
    'GET /live/sessions/s1': () => session,
    'PUT /live/sessions/s1': () => session,
    'POST /live/sessions/s1/cancel': () => ({ ...session, state: 'cancelled' }),
  });
  const at = { at: '/live/s1/edit', path: '/live/:id/edit' };
  const others = { others: [{ path: '/live/:id', element: <p>Details</p> }] };
  const first = renderPage(<LiveSchedulePage />, { ...at, ...others });
  const minutes = await screen.findByLabelText('Length in minutes');
  await first.user.clear(minutes);
  await first.user.type(minutes, '60');
  await first.user.click(screen.getByRole('button', { name: 'Save the changes' }));
  expect(await screen.findByText('Details')).toBeVisible();
  const body = calls.find(({ method }) => method === 'PUT')?.body;
  expect(body).toMatchObject({ title_en: 'A first game', minutes: 60, seats: 30 });
  first.unmount();
  const { user } = renderPage(<LiveSchedulePage />, { ...at, ...others });
  await user.click(await screen.findByRole('button', { name: 'Cancel the session…' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/^2 learners with a seat get a mail/)).toBeVisible();
  expect(calls.map(({ path }) => path)).not.toContain('/live/sessions/s1/cancel');
  await user.click(dialog.getByRole('button', { name: 'Yes, cancel it' }));
  expect(await screen.findByText('Details')).toBeVisible();
  expect(calls.map(({ path }) => path)).toContain('/live/sessions/s1/cancel');
});
