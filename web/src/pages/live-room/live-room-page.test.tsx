import type { LiveEventBody } from '@codivia/contract/api/live-events';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Refused } from '../../test/api.ts';
import { liveEvents, liveQuestion, liveStatus } from '../../test/live.ts';
import { findCode, openRoom } from '../../test/open-room.tsx';

const edit = (version: number, changes: (number | [number, ...string[]])[]): LiveEventBody => ({
  type: 'edit',
  file: 'main.py',
  client: 'host-window',
  version,
  changes,
});

describe('the room of a participant', () => {
  it('shows what the host types and runs, once each, across a break', async () => {
    const { streams } = openRoom();
    const code = await findCode();
    await waitFor(() => expect(streams.opened).toEqual([0]));
    const events = liveEvents([
      edit(0, [12, [0, 'x = 1']]),
      { type: 'run', output: 'Hi\n', failed_line: 2 },
    ]);
    act(() => streams.log(events));
    await waitFor(() => expect(code).toHaveTextContent('print("Hi")x = 1'));
    expect(await screen.findByText(/stopped with an error on line 2/)).toBeVisible();
    expect(screen.getByRole('log', { name: 'Output' })).toHaveTextContent('Hi');
    act(() => streams.break());
    expect(await screen.findByText(/connection is lost/)).toBeVisible();
    await waitFor(() => expect(streams.opened).toEqual([0, 2]));
    act(() => streams.log([...events, ...liveEvents([edit(1, [17, [0, '2']])], 3)]));
    await waitFor(() => expect(code).toHaveTextContent('print("Hi")x = 12'));
    expect(screen.queryByText(/connection is lost/)).toBeNull();
  });

  it('comes back with a new token when its own has run out, without a gap', async () => {
    const tokens = { access_token: 'new-token', refresh_token: 'next', token_type: 'bearer' };
    const { streams, connected, calls } = openRoom({}, { 'POST /auth/refresh': () => tokens });
    const code = await findCode();
    await connected();
    act(() => streams.log(liveEvents([edit(0, [12, [0, 'x = 1']])])));
    await waitFor(() => expect(code).toHaveTextContent('x = 1'));
    streams.token = 'new-token';
    act(() => streams.break());
    await waitFor(() => expect(streams.opened).toEqual([0, 1]));
    expect(calls.filter(({ path }) => path === '/auth/refresh')).toHaveLength(1);
    act(() => streams.log(liveEvents([edit(1, [17, [0, '2']])], 2)));
    await waitFor(() => expect(code).toHaveTextContent('print("Hi")x = 12'));
    expect(screen.queryByText(/connection is lost/)).toBeNull();
  });

  it('leaves a lost network at once, and goes on when it is back', async () => {
    const { streams, connected } = openRoom();
    const code = await findCode();
    await connected();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const pass = (milliseconds: number) =>
      act(() => vi.advanceTimersByTimeAsync(milliseconds).then(() => undefined));
    streams.offline = true;
    act(() => void window.dispatchEvent(new Event('offline')));
    await pass(1000);
    expect(screen.getByText(/connection is lost/)).toBeVisible();
    // Attempts without a network make the pauses longer, which its return ends.
    streams.offline = false;
    act(() => void window.dispatchEvent(new Event('online')));
    await pass(0);
    expect(streams.opened).toEqual([0, 0]);
    vi.useRealTimers();
    act(() => streams.log(liveEvents([edit(0, [12, [0, 'x = 1']])])));
    await waitFor(() => expect(code).toHaveTextContent('print("Hi")x = 1'));
    expect(screen.queryByText(/connection is lost/)).toBeNull();
  });

  it('announces runs and notes to screen readers, and keystrokes not', async () => {
    const { streams, connected } = openRoom();
    await findCode();
    await connected();
    act(() => streams.log(liveEvents([{ type: 'note', title: 'Step one', text: 'We begin.' }])));
    expect(await screen.findByText('New note: Step one')).toHaveAttribute('role', 'status');
    act(() => streams.log(liveEvents([edit(0, [12, [0, 'y']])], 2)));
    expect(screen.getByText('New note: Step one')).toBeInTheDocument();
    act(() => streams.log(liveEvents([{ type: 'run', output: '', failed_line: null }], 3)));
    expect(await screen.findByText('The host has run the code.')).toBeInTheDocument();
  });

  it('runs the code in the own browser beside the result of the host', async () => {
    const { user, runner } = openRoom();
    await findCode();
    await user.click(screen.getByRole('button', { name: 'Run it myself' }));
    expect(runner.runs[0]?.source).toBe('print("Hi")\n');
    expect(screen.getByRole('button', { name: 'My run' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('asks, and keeps the text where it is refused', async () => {
    const refused = new Refused(
      422,
      { fr: 'Pas de contact.', en: 'No contacts.' },
      'contact_refused',
    );
    let refuses = true;
    const { user, calls, questions } = openRoom(
      {},
      {
        'POST /live/sessions/s1/questions': () => {
          if (refuses) throw refused;
          questions.push(liveQuestion({ text: 'Why?', state: 'pending', votes: 0, mine: true }));
          return questions[0];
        },
      },
    );
    const field = await screen.findByRole('textbox', { name: 'Your question' });
    await user.type(field, 'Why?');
    await user.click(screen.getByRole('button', { name: 'Ask' }));
    expect(await screen.findByText('No contacts.')).toBeVisible();
    expect(field).toHaveValue('Why?');
    refuses = false;
    await user.click(screen.getByRole('button', { name: 'Ask' }));
    expect(await screen.findByText('Waiting for approval')).toBeVisible();
    expect(field).toHaveValue('');
    const asked = calls.filter(({ method }) => method === 'POST');
    expect(asked.map(({ body }) => body)).toEqual([{ text: 'Why?' }, { text: 'Why?' }]);
  });

  it('votes for the question of somebody else, and not for an own one', async () => {
    const { user, calls, questions, streams, connected } = openRoom(
      {},
      { 'PUT /live/sessions/s1/questions/q1/vote': () => liveQuestion({ voted: true, votes: 3 }) },
    );
    questions.push(liveQuestion(), liveQuestion({ id: 'q2', text: 'Mine?', mine: true }));
    await findCode();
    await connected();
    act(() => streams.status(liveStatus({ questions_revision: 1 })));
    await user.click(await screen.findByRole('button', { name: /Me too/ }));
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ on: true }),
    );
    expect(screen.getAllByRole('button', { name: /Me too/ })).toHaveLength(1);
  });

  it('answers a poll, whose counts are shown once it is closed', async () => {
    const poll = {
      id: 'p1',
      question: 'Ready?',
      options: ['Yes', 'Not yet'],
      open: true,
      counts: null,
      chosen: null,
    };
    const { user, calls } = openRoom(
      { poll },
      { 'PUT /live/sessions/s1/polls/p1/answer': () => ({ ...poll, chosen: 1 }) },
    );
    await user.click(await screen.findByRole('tab', { name: /Poll/ }));
    await user.click(screen.getByRole('button', { name: 'Not yet' }));
    await waitFor(() =>
      expect(calls.find(({ path }) => path.endsWith('/answer'))?.body).toEqual({ option: 1 }),
    );
  });

  it('keeps what was answered in a list that can be opened', async () => {
    const { user, questions } = openRoom();
    questions.push(
      liveQuestion(),
      liveQuestion({ id: 'q2', text: 'Why a list?', state: 'answered' }),
    );
    const title = await screen.findByText('1 answered question');
    expect(screen.getByText('Why a loop?')).toBeVisible();
    expect(screen.getByText('Why a list?')).not.toBeVisible();
    await user.click(title);
    expect(screen.getByText('Why a list?')).toBeVisible();
    expect(screen.getAllByRole('button', { name: /Me too/ })).toHaveLength(1);
  });

  it('shows where each host is, by name, as they move', async () => {
    const { streams, connected, container } = openRoom();
    await findCode();
    await connected();
    const select = (by: 'host' | 'team', client: string, head: number): LiveEventBody => ({
      type: 'select',
      file: 'main.py',
      client,
      by,
      anchor: 0,
      head,
    });
    const names = () =>
      [...container.querySelectorAll('.cm-host-name')].map(({ textContent }) => textContent);
    const chosen = () =>
      [...container.querySelectorAll('.cm-host-chosen')].map(({ textContent }) => textContent);
    act(() =>
      streams.log(liveEvents([select('host', 'window-a', 5), select('team', 'window-b', 0)])),
    );
    await waitFor(() => expect(names()).toEqual(['Codivia team', 'Mia']));
    expect(chosen()).toEqual(['print']);
    const ilan = { ...select('team', 'window-d', 0), who: 'b2', name: 'Ilan' };
    act(() => streams.log(liveEvents([ilan], 3)));
    await waitFor(() => expect(names()).toHaveLength(3));
    expect(names()).toContain('Ilan');
    // The host continues in another window; their caret moves, the other one stays.
    act(() =>
      streams.log(liveEvents([select('host', 'window-c', 0), edit(0, [[0, '# '], 12])], 4)),
    );
    await waitFor(() => expect(chosen()).toEqual([]));
    expect(names()).toHaveLength(3);
  });

  it('shows hosts who are connected only, and follows what they type meanwhile', async () => {
    const { streams, connected, container } = openRoom();
    const code = await findCode();
    await connected();
    const names = () =>
      [...container.querySelectorAll('.cm-host-name')].map(({ textContent }) => textContent);
    const ilan = { type: 'select', file: 'main.py', client: 'window-b', anchor: 0, head: 0 };
    const place = { ...ilan, by: 'team', who: 'b2', name: 'Ilan' } as LiveEventBody;
    act(() => streams.log(liveEvents([place])));
    await waitFor(() => expect(names()).toEqual(['Ilan']));
    act(() => streams.status(liveStatus({ hosts: ['host'] })));
    await waitFor(() => expect(names()).toEqual([]));
    act(() => streams.log(liveEvents([edit(0, [[0, '# '], 12])], 2)));
    await waitFor(() => expect(code).toHaveTextContent('# print("Hi")'));
    expect(names()).toEqual([]);
    act(() => streams.status(liveStatus({ hosts: ['b2'] })));
    await waitFor(() => expect(names()).toEqual(['Ilan']));
    expect(code.querySelector('.cm-line')).toHaveTextContent('# Ilanprint("Hi")');
  });

  it('says that it goes too fast, and that the host is away', async () => {
    const { user, calls, streams, connected } = openRoom(
      {},
      { 'PUT /live/sessions/s1/too-fast': () => ({ message: 'ok' }) },
    );
    await findCode();
    await connected();
    await user.click(screen.getByRole('button', { name: 'Too fast' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Too fast' })).toHaveAttribute(
        'aria-pressed',
        'true',
      ),
    );
    expect(calls.find(({ path }) => path.endsWith('/too-fast'))?.body).toEqual({ on: true });
    act(() => streams.status(liveStatus({ host_present: false })));
    expect(await screen.findByText(/host is away/)).toBeVisible();
  });

  it.each([
    ['en', 'Join the sound', /leads to another service/],
    ['fr', 'Rejoindre le son', /mène à un autre service/],
  ] as const)(
    'leads to sound elsewhere with a notice, where there is any (%s)',
    async (language, name, notice) => {
      const video_url = 'https://meet.example.org/s1';
      const { unmount } = openRoom({ video_url }, {}, language);
      const link = await screen.findByRole('link', { name: new RegExp(`^${name}`) });
      expect(link).toHaveAttribute('href', video_url);
      expect(screen.getByText(notice)).toBeVisible();
      unmount();
      openRoom({}, {}, language);
      await screen.findByRole('textbox', { name: /main.py/ });
      expect(screen.queryByText(notice)).toBeNull();
    },
  );

  it('leads to the replay when the session ends', async () => {
    const { streams, connected } = openRoom({}, {}, 'fr');
    await screen.findByRole('textbox', { name: /Code de la session/ });
    await connected();
    act(() => streams.end('live_over'));
    const link = await screen.findByRole('link', { name: 'Voir la rediffusion' });
    expect(link).toHaveAttribute('href', '/live/replays/s1');
  });
});
