import type { LiveEventBody } from '@codivia/contract/live-events';
import type { LiveQuestion, LiveRoom } from '@codivia/contract/live-room';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { FakeRunner } from '../../code/python/fake-runner.ts';
import { RunnerContext } from '../../code/python/runner-context.ts';
import { mockApi, Refused } from '../../test/api.ts';
import { signInAs } from '../../test/factories.ts';
import { liveEvents, liveQuestion, liveRoom, liveSession, liveStatus } from '../../test/live.ts';
import { renderPage } from '../../test/render.tsx';
import { FakeStreams } from './fake-stream.ts';
import { LiveRoomPage } from './live-room-page.tsx';

// jsdom has no layout: CodeMirror asks for it all the same.
Range.prototype.getClientRects = () => [] as unknown as DOMRectList;

const OWN = { included: true, may_host: false, seats: ['s1'], reminders: [], hosted: [] };

function open(
  room: Partial<LiveRoom> = {},
  replies: Parameters<typeof mockApi>[0] = {},
  language: 'en' | 'fr' = 'en',
) {
  signInAs({ is_premium: true });
  const questions: LiveQuestion[] = [];
  const calls = mockApi({
    'GET /live/sessions/s1/room': () => liveRoom(room),
    'GET /live/sessions/s1': () => liveSession(room.session),
    'GET /live/own': () => OWN,
    'GET /live/sessions/s1/questions': () => ({
      questions,
      total: questions.length,
      poll: room.poll ?? null,
    }),
    ...replies,
  });
  const streams = new FakeStreams();
  streams.install();
  const runner = new FakeRunner();
  const view = renderPage(
    <RunnerContext value={runner}>
      <LiveRoomPage />
    </RunnerContext>,
    { at: '/live/s1/room', path: '/live/:id/room', language },
  );
  /** What is said before the room listens would not be heard. */
  const connected = () => waitFor(() => expect(streams.opened).not.toEqual([]));
  return { ...view, calls, streams, runner, questions, connected };
}

const edit = (version: number, changes: (number | [number, ...string[]])[]): LiveEventBody => ({
  ...{ type: 'edit', file: 'main.py', client: 'host-window' },
  ...{ version, changes },
});
const findCode = () => screen.findByRole('textbox', { name: 'Code of the session: main.py' });

describe('the room of a participant', () => {
  it('shows what the host types and runs, once each, across a break', async () => {
    const { streams } = open();
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

  it('announces runs and notes to screen readers, and keystrokes not', async () => {
    const { streams, connected } = open();
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
    const { user, runner } = open();
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
    const { user, calls, questions } = open(
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
    const { user, calls, questions, streams, connected } = open(
      {},
      { 'PUT /live/sessions/s1/questions/q1/vote': () => liveQuestion({ voted: true, votes: 3 }) },
    );
    questions.push(liveQuestion(), liveQuestion({ id: 'q2', text: 'Mine?', mine: true }));
    await findCode();
    await connected();
    act(() => streams.status(liveStatus({ questions_revision: 1 })));
    await user.click(await screen.findByRole('button', { name: /I wonder too/ }));
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ on: true }),
    );
    expect(screen.getAllByRole('button', { name: /I wonder too/ })).toHaveLength(1);
  });

  it('answers a poll, whose counts are shown once it is closed', async () => {
    const poll = {
      ...{ id: 'p1', question: 'Ready?', options: ['Yes', 'Not yet'], open: true },
      ...{ counts: null, chosen: null },
    };
    const { user, calls } = open(
      { poll },
      { 'PUT /live/sessions/s1/polls/p1/answer': () => ({ ...poll, chosen: 1 }) },
    );
    await user.click(await screen.findByRole('tab', { name: /Poll/ }));
    await user.click(screen.getByRole('button', { name: 'Not yet' }));
    await waitFor(() =>
      expect(calls.find(({ path }) => path.endsWith('/answer'))?.body).toEqual({ option: 1 }),
    );
  });

  it('says that it goes too fast, and that the host is away', async () => {
    const { user, calls, streams, connected } = open(
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
    expect(await screen.findByText(/host is not connected/)).toBeVisible();
  });

  it('leads to the replay when the session ends', async () => {
    const { streams, connected } = open({}, {}, 'fr');
    await screen.findByRole('textbox', { name: /Code de la session/ });
    await connected();
    act(() => streams.end('live_over'));
    const link = await screen.findByRole('link', { name: 'Voir la rediffusion' });
    expect(link).toHaveAttribute('href', '/live/replays/s1');
  });
});

describe('the room of a host', () => {
  const asHost = (replies: Parameters<typeof mockApi>[0] = {}) =>
    open({ role: 'host', status: liveStatus({ too_fast: 2 }) }, replies);
  const findEditor = () => screen.findByRole('textbox', { name: /yours to edit: main.py/ });

  it('runs for everybody: the output and the line of an error are published', async () => {
    const { user, runner, calls } = asHost({
      'POST /live/sessions/s1/publications': () => ({ seq: 1 }),
    });
    await findEditor();
    expect(screen.getByText('Too fast for 2')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Run for everybody' }));
    const run = runner.runs[0];
    expect(run?.source).toBe('print("Hi")\n');
    await act(async () => {
      run?.tell({ kind: 'output', stream: 'out', text: 'x'.repeat(5000) });
      const failure = { type: 'NameError', message: 'name', line: 1, traceback: 'Traceback' };
      run?.tell({ kind: 'error', failure });
      run?.end('failed');
    });
    const published = () =>
      calls.map(({ body }) => body as LiveEventBody).find((body) => body?.type === 'run');
    await waitFor(() => expect(published()).toMatchObject({ type: 'run', failed_line: 1 }));
    expect((published() as { output: string }).output).toHaveLength(4000);
  });

  it('moderates questions and publishes notes', async () => {
    const { user, calls, questions, streams, connected } = asHost({
      'PUT /live/sessions/s1/questions/q1/state': () => liveQuestion({ state: 'approved' }),
      'POST /live/sessions/s1/publications': () => ({ seq: 1 }),
    });
    questions.push(liveQuestion({ state: 'pending', votes: 0 }));
    await findEditor();
    await connected();
    act(() => streams.status(liveStatus({ questions_revision: 1 })));
    const item = (await screen.findByText('Why a loop?')).closest('li');
    await user.click(within(item as HTMLElement).getByRole('button', { name: 'Approve' }));
    await waitFor(() =>
      expect(calls.find(({ path }) => path.endsWith('/state'))?.body).toEqual({
        state: 'approved',
      }),
    );
    await user.click(screen.getByRole('tab', { name: 'Notes' }));
    await user.type(screen.getByRole('textbox', { name: 'Title of the step' }), 'Loops');
    await user.click(screen.getByRole('button', { name: 'Add the note' }));
    const note = { type: 'note', title: 'Loops', text: '' };
    await waitFor(() => expect(calls.map(({ body }) => body)).toContainEqual(note));
  });

  it('goes on with what was unsent before a reload, and sends it', async () => {
    const pushed = vi.fn();
    const unsent = { text: 'print("Hi")\n', version: 0, unsent: [[12, [0, '# kept']]] };
    const left = { client: 'earlier-window', seq: 0, files: { 'main.py': unsent } };
    localStorage.setItem('live:s1:earlier-window', JSON.stringify(left));
    asHost({
      'POST /live/sessions/s1/edits': ({ body }) => {
        pushed(body);
        return { seq: 1 };
      },
    });
    expect(await findEditor()).toHaveTextContent('print("Hi")# kept');
    await waitFor(() =>
      expect(pushed).toHaveBeenCalledWith({
        edits: [
          {
            ...{ type: 'edit', file: 'main.py', version: 0, client: 'earlier-window' },
            changes: [12, [0, '# kept']],
          },
        ],
      }),
    );
    await waitFor(() => expect(localStorage.getItem('live:s1:earlier-window')).toBeNull());
    expect(await screen.findByText('Saved')).toBeVisible();
  });

  it('says that its edits are not taken any more, and goes on with the code of the session', async () => {
    const unsent = { text: 'print("Hi")\n', version: 0, unsent: [[12, [0, '# lost']]] };
    const left = { client: 'earlier-window', seq: 0, files: { 'main.py': unsent } };
    localStorage.setItem('live:s1:earlier-window', JSON.stringify(left));
    const { user } = asHost({
      'POST /live/sessions/s1/edits': () => {
        throw new Refused(404, undefined, 'live_session_not_found');
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Go on with the session’s code' }));
    await waitFor(() => expect(localStorage.getItem('live:s1:earlier-window')).toBeNull());
    await waitFor(async () => expect(await findEditor()).not.toHaveTextContent('# lost'));
  });

  it('ends the session once that is confirmed', async () => {
    const { user, calls } = asHost({
      'POST /live/sessions/s1/end': () => liveSession({ state: 'ended' }),
    });
    await findEditor();
    await user.click(screen.getByRole('button', { name: 'End' }));
    expect(calls.some(({ path }) => path.endsWith('/end'))).toBe(false);
    await user.click(await screen.findByRole('button', { name: 'End the session' }));
    expect(await screen.findByRole('link', { name: 'Watch the replay' })).toBeVisible();
  });
});

describe('a room that does not open', () => {
  const refuse = (code: string, status = 409) => ({
    'GET /live/sessions/s1/room': () => {
      throw new Refused(status, undefined, code);
    },
  });

  it.each([
    ['live_over', {}, {}, 'The session is over', '/live/replays/s1', 'Watch the replay'],
    ['live_seat_required', {}, {}, 'You need a seat', '/live/s1', 'To the session'],
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
    open(
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
    const { user } = open(
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

  it('can be tried again where the server was out of reach', async () => {
    let broken = true;
    const { user } = open(
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
