import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Refused } from '../../test/api.ts';
import { liveRoom, liveSession } from '../../test/live.ts';
import { findCode, OWN, openRoom } from '../../test/open-room.tsx';

describe('a room that does not open', () => {
  const refuse = (code: string, status = 409) => ({
    'GET /live/sessions/s1/room': () => {
      throw new Refused(status, undefined, code);
    },
  });

  it.each([
    ['live_over', {}, {}, 'The session is over', '/live/replays/s1', 'Watch the replay'],
    ['live_seat_required', {}, {}, 'You need a seat', '/live/s1', 'Go to the session'],
    [
      'live_seat_required',
      { seats_taken: 30 },
      {},
      'The session is full',
      '/live',
      'Open the calendar',
    ],
    [
      'live_over',
      { state: 'cancelled' },
      {},
      'The session was cancelled',
      '/live',
      'Open the calendar',
    ],
    [
      ...(['live_seat_required', {}, { included: false }] as const),
      ...['Live sessions are part of Premium', '/?subscribe=true', 'See Premium'],
    ],
  ] as const)('%s %o %o: %s', async (code, session, own, title, href, action) => {
    openRoom(
      { session: liveSession(session) },
      { ...refuse(code), 'GET /live/own': () => ({ ...OWN, ...own }) },
    );
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByRole('link', { name: action })).toHaveAttribute(
      'href',
      href.replace('/?', '/live/s1/room?'),
    );
  });

  it('is started by its host, once that is confirmed', async () => {
    let started = false;
    const { user } = openRoom(
      { role: 'host' },
      {
        'GET /live/sessions/s1/room': () => {
          if (started) return liveRoom({ role: 'host' });
          throw new Refused(409, undefined, 'live_not_started');
        },
        'GET /live/sessions/s1': () => liveSession({ state: 'scheduled', started_at: null }),
        'GET /live/own': () => ({ ...OWN, hosted: ['s1'] }),
        'POST /live/sessions/s1/start': () => {
          started = true;
          return liveSession();
        },
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Start the session' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Start the session' }));
    expect(await screen.findByRole('textbox', { name: /yours to edit/ })).toBeVisible();
  });

  it('keeps asking its host while it asks whether it has started', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    let asked = 0;
    const { user } = openRoom(
      { role: 'host' },
      {
        'GET /live/sessions/s1/room': () => {
          asked += 1;
          throw new Refused(409, undefined, 'live_not_started');
        },
        'GET /live/sessions/s1': () => liveSession({ state: 'scheduled', started_at: null }),
        'GET /live/own': () => ({ ...OWN, hosted: ['s1'] }),
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Start the session' }));
    const dialog = await screen.findByRole('dialog');
    for (const times of [2, 3]) {
      await act(() => vi.advanceTimersByTimeAsync(10_000).then(() => undefined));
      await waitFor(() => expect(asked).toBe(times));
      expect(screen.getByRole('dialog')).toBe(dialog);
    }
    vi.useRealTimers();
  });

  it('can be tried again where the server was out of reach', async () => {
    let broken = true;
    const { user } = openRoom(
      {},
      {
        'GET /live/sessions/s1/room': () => {
          if (broken) throw new Error('down');
          return liveRoom();
        },
      },
    );
    await screen.findByText('The room could not be opened');
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await findCode()).toBeVisible();
  });
});
