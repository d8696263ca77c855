import type { LiveSession } from '@codivia/contract/api/live-sessions';
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { storeUser } from '../../lib/session.ts';
import { mockApi, Refused } from '../../test/api.ts';
import { member, signInAs } from '../../test/factories.ts';
import { liveSession, ownLiveSessions } from '../../test/live-sessions.ts';
import { renderPage } from '../../test/render.tsx';
import { LiveSessionPage } from './live-session-page.tsx';

/** The page of a session for a visitor, or for a member who has `own` of live sessions. */
function open(answer: () => unknown, own?: object) {
  if (own) signInAs();
  mockApi({
    'GET /live/sessions/s1': answer,
    'GET /live/own': () => ownLiveSessions(own),
  });
  return renderPage(<LiveSessionPage />, { at: '/live/s1', path: '/live/:id' });
}
const openFor = (session: Partial<LiveSession>, own?: object) =>
  open(() => liveSession(session), own);

it('shows a member their seat and their reminder', async () => {
  openFor({}, { seats: ['s1'], reminders: ['s1'] });
  expect(await screen.findByRole('heading', { level: 1, name: 'A first game' })).toBeVisible();
  expect(await screen.findByText('You have a seat')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Mail me one hour before' })).toBeChecked();
  expect(screen.getByRole('link', { name: /Add to a calendar/ })).toBeVisible();
});

it.each([true, false])('says what parents see, where there is one: %s', async (has_parent) => {
  openFor({}, {});
  await screen.findByRole('heading', { level: 1 });
  act(() => storeUser(member(has_parent ? { has_parent } : {})));
  const told = screen.queryByText(/Your parents see the titles of the sessions you attended/);
  expect(told !== null).toBe(has_parent);
});

it('says that no seat is left', async () => {
  openFor({ seats_taken: 30 }, {});
  expect(await screen.findByText(/All seats are taken/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Take a seat/ })).toBeNull();
});

it.each([
  ['visitors the way to sign in', {}, undefined, /Sign in to take a seat/, '/auth'],
  [
    'members without it Premium',
    {},
    { included: false },
    /with Premium/,
    '/live/s1?subscribe=true',
  ],
  ['those with a seat the room', { state: 'live' }, { seats: ['s1'] }, /Join now/, '/live/s1/room'],
  ['everybody the replay', { state: 'ended' }, undefined, /Watch the replay/, '/live/replays/s1'],
] as const)('offers %s', async (_, session, own, name, href) => {
  openFor(session, own);
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
});

it('offers nothing of a session that was cancelled', async () => {
  openFor({ state: 'cancelled' }, {});
  expect(await screen.findByText(/It won’t take place/)).toBeVisible();
  expect(screen.queryByRole('link', { name: /calendar \(|seat|room/ })).toBeNull();
});

it('leads back to the calendar where there is no such session', async () => {
  open(() => {
    throw new Refused(404, undefined, 'live_session_not_found');
  });
  const title = { level: 1, name: 'This session doesn’t exist' };
  expect(await screen.findByRole('heading', title)).toBeVisible();
});

it('can be tried again where the server was out of reach', async () => {
  let isDown = true;
  const { user } = open(() => {
    if (isDown) throw new Refused(500, undefined, 'internal');
    return liveSession();
  });
  await screen.findByRole('heading', { name: 'This session could not be loaded' });
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'A first game' })).toBeVisible();
});

it.each([
  [{ included: true }, {}],
  [{ included: false }, {}],
  [{ included: true }, { seats_taken: 30 }],
])('says why no seat can be taken where live sessions are closed', async (own, session) => {
  openFor(session, own);
  await screen.findByRole('heading', { level: 1 });
  act(() => storeUser(member({ closed: { live: 'parent' } })));
  expect(await screen.findByText(/A parent has closed this/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Take a seat/ })).toBeNull();
  expect(screen.queryByRole('link', { name: /with Premium/ })).toBeNull();
});
