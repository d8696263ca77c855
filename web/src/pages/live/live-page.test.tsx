import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mockApi, Refused } from '../../test/api.ts';
import { signInAs } from '../../test/factories.ts';
import { liveSession, ownLiveSessions } from '../../test/live-sessions.ts';
import { renderPage } from '../../test/render.tsx';
import { LivePage } from './live-page.tsx';

/** A recording of ours, as the list shows it. */
const RECORDING = {
  id: 'lists',
  title_fr: 'Les listes',
  title_en: 'Lists',
  description_fr: 'Un début.',
  description_en: 'A beginning.',
  languages: ['fr' as const, 'en' as const],
  level: 'beginner' as const,
  kind: 'python' as const,
  host_name: '',
  held_at: null,
  duration_ms: 60_000,
  open: true,
};

const asMember = (own: object, session = liveSession()) => {
  signInAs();
  const calls = mockApi({
    'GET /live/replays': () => [],
    'GET /live/sessions': () => [session],
    'GET /live/own': () => ownLiveSessions(own),
    'PUT /live/sessions/s1/seat': () => ({}),
    'DELETE /live/sessions/s1/seat': () => ({}),
  });
  return { calls, ...renderPage(<LivePage />, { at: '/live' }) };
};

describe('the calendar of live sessions', () => {
  it('shows visitors what is live first, in their time zone, and asks them to sign in', async () => {
    const later = liveSession();
    const now = liveSession({ id: 's2', state: 'live', title_en: 'Errors' }, -0.1);
    const calls = mockApi({
      'GET /live/replays': () => [],
      'GET /live/sessions': () => [later, now],
    });
    const { user, router } = renderPage(<LivePage />, { at: '/live' });
    const titles = await screen.findAllByRole('heading', { level: 3 });
    expect(titles.map(({ textContent }) => textContent)).toEqual(['Errors', 'A first game']);
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    expect(screen.getByText(new RegExp(`^Times are shown for ${zone}`))).toBeVisible();
    expect(screen.getAllByText('28 seats left')[0]).toBeVisible();
    expect(screen.getByRole('link', { name: 'Download all (.ics)' })).toHaveAttribute(
      'href',
      '/api/live/calendar.ics?lang=en',
    );
    await user.click(screen.getByRole('link', { name: 'Sign in to take a seat: “A first game”' }));
    expect(router.state.location.pathname).toBe('/auth');
    expect(calls.map(({ path }) => path)).not.toContain('/live/own');
  });

  it('offers Premium to members without it', async () => {
    asMember({ included: false });
    expect(await screen.findByRole('link', { name: /^Take a seat with Premium/ })).toBeVisible();
  });

  it('gives a seat with a reminder to members with Premium', async () => {
    const { calls, user } = asMember({});
    await user.click(await screen.findByLabelText('Mail me one hour before'));
    await user.click(screen.getByRole('button', { name: 'Take a seat: “A first game”' }));
    expect(await screen.findByText('The seat is yours.')).toBeVisible();
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ reminder: true });
  });

  it('takes a seat back', async () => {
    const { calls, user } = asMember({ seats: ['s1'] });
    await user.click(await screen.findByRole('button', { name: /^Give the seat back/ }));
    expect(await screen.findByText('You’ve given your seat back.')).toBeVisible();
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(true);
  });

  it('says when no seat is left', async () => {
    asMember({}, liveSession({ seats_taken: 30 }));
    expect(await screen.findByText(/^All seats are taken/)).toBeVisible();
  });

  it('leads those with a seat into a session that is live', async () => {
    asMember({ seats: ['s1'] }, liveSession({ state: 'live' }, -0.1));
    const join = await screen.findByRole('link', { name: 'Join now: “A first game”' });
    expect(join).toHaveAttribute('href', '/live/s1/room');
  });

  it('marks cancelled sessions, in which nothing can be done', async () => {
    asMember({}, liveSession({ state: 'cancelled' }));
    expect(await screen.findByText(/^This session was cancelled/)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('leads hosts to their room, to changes, and to scheduling', async () => {
    asMember({ may_host: true, hosted: ['s1'] }, liveSession({}, 0.4));
    expect(await screen.findByRole('link', { name: 'Schedule a session' })).toHaveAttribute(
      'href',
      '/live/schedule',
    );
    expect(screen.getByRole('link', { name: /^Open the room/ })).toBeVisible();
    expect(screen.getByRole('link', { name: /^Edit or cancel/ })).toHaveAttribute(
      'href',
      '/live/s1/edit',
    );
  });

  it('opens the room for hosts half an hour before', async () => {
    asMember({ may_host: true, hosted: ['s1'] }, liveSession({}, 0.6));
    expect(await screen.findByRole('link', { name: /^Edit or cancel/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Open the room/ })).toBeNull();
  });

  it('says that nothing is planned, and that the calendar failed', async () => {
    mockApi({ 'GET /live/replays': () => [RECORDING], 'GET /live/sessions': () => [] });
    const first = renderPage(<LivePage />, { language: 'fr' });
    expect(await screen.findByText('Aucune session n’est prévue pour l’instant')).toBeVisible();
    const card = within(await screen.findByRole('listitem'));
    expect(card.getByRole('link', { name: 'Les listes' })).toBeVisible();
    expect(card.getByText('1 minute')).toBeVisible();
    expect(screen.queryByRole('link', { name: /\.ics/ })).not.toBeInTheDocument();
    expect(screen.queryByText(/^Horaires affichés/)).not.toBeInTheDocument();
    first.unmount();
    mockApi({
      'GET /live/replays': () => [],
      'GET /live/sessions': () => {
        throw new Refused(500);
      },
    });
    renderPage(<LivePage />);
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
