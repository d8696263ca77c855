import type { LiveEventBody } from '@codivia/contract/api/live-events';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { type mockApi, Refused } from '../../test/api.ts';
import { liveQuestion, liveSession, liveStatus } from '../../test/live.ts';
import { openRoom } from '../../test/open-room.tsx';

/** The key below which the member's browser stores the edits that another window could not send. */
const UNSENT = 'of:m1:live:s1:earlier-window';

describe('the room of a host', () => {
  const asHost = (replies: Parameters<typeof mockApi>[0] = {}) =>
    openRoom({ role: 'host', status: liveStatus({ too_fast: 2 }) }, replies);
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
      run?.emit({ kind: 'output', stream: 'out', text: 'x'.repeat(5000) });
      const failure = { type: 'NameError', message: 'name', line: 1, traceback: 'Traceback' };
      run?.emit({ kind: 'error', failure });
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
    localStorage.setItem(UNSENT, JSON.stringify(left));
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
            type: 'edit',
            file: 'main.py',
            version: 0,
            client: 'earlier-window',
            changes: [12, [0, '# kept']],
          },
        ],
      }),
    );
    await waitFor(() => expect(localStorage.getItem(UNSENT)).toBeNull());
    expect(await screen.findByText('Saved')).toBeVisible();
  });

  it('says that its edits are not taken any more, and goes on with the code of the session', async () => {
    const unsent = { text: 'print("Hi")\n', version: 0, unsent: [[12, [0, '# lost']]] };
    const left = { client: 'earlier-window', seq: 0, files: { 'main.py': unsent } };
    localStorage.setItem(UNSENT, JSON.stringify(left));
    const { user } = asHost({
      'POST /live/sessions/s1/edits': () => {
        throw new Refused(404, undefined, 'live_session_not_found');
      },
    });
    await user.click(
      await screen.findByRole('button', { name: 'Continue with the session’s code' }),
    );
    await waitFor(() => expect(localStorage.getItem(UNSENT)).toBeNull());
    await waitFor(async () => expect(await findEditor()).not.toHaveTextContent('# lost'));
  });

  it('says which line is not sent, and why', async () => {
    const unsent = { text: 'print("Hi")\n', version: 0, unsent: [[12, [0, '# 06 12 34 56 78']]] };
    const left = { client: 'earlier-window', seq: 0, files: { 'main.py': unsent } };
    localStorage.setItem(UNSENT, JSON.stringify(left));
    const refuse = vi.fn(() => {
      const text = { fr: 'Refusée.', en: 'main.py, line 2 contains a phone number.' };
      const refused = new Refused(422, text, 'live_line_refused');
      Object.assign(refused.answer as object, { file: 'main.py', line: 2 });
      throw refused;
    });
    asHost({ 'POST /live/sessions/s1/edits': refuse });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'main.py, line 2 contains a phone number. Change it: what you’ve typed since is sent then.',
    );
    expect(refuse).toHaveBeenCalledTimes(1);
  });

  it('says that a full session can only be ended, and ends it', async () => {
    const unsent = { text: 'print("Hi")\n', version: 0, unsent: [[12, [0, '# late']]] };
    const left = { client: 'earlier-window', seq: 0, files: { 'main.py': unsent } };
    localStorage.setItem(UNSENT, JSON.stringify(left));
    const full = () => {
      throw new Refused(409, { fr: 'Pleine.', en: 'Full: end it.' }, 'live_log_full');
    };
    const { user } = asHost({
      'POST /live/sessions/s1/edits': full,
      'POST /live/sessions/s1/publications': full,
      'POST /live/sessions/s1/end': () => liveSession({ state: 'ended' }),
    });
    expect(await screen.findByText(/It has reached 50,000 changes/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Continue with the session’s code' })).toBeNull();
    expect(await findEditor()).toHaveTextContent('# late');
    await user.click(screen.getByRole('tab', { name: 'Notes' }));
    await user.type(screen.getByRole('textbox', { name: 'Title of the step' }), 'Loops');
    await user.click(screen.getByRole('button', { name: 'Add the note' }));
    expect(await screen.findByText('Full: end it.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'End' }));
    await user.click(await screen.findByRole('button', { name: 'End the session' }));
    expect(await screen.findByRole('link', { name: 'Watch the replay' })).toBeVisible();
  });

  it.each([
    ['en', /^Offline since \d/, /^The connection is lost/],
    ['fr', /^Hors ligne depuis \d/, /^La connexion est coupée/],
  ] as const)(
    'keeps what is typed without a network, and says so (%s)',
    async (language, kept, lost) => {
      const unsent = { text: 'print("Hi")\n', version: 0, unsent: [[12, [0, '# kept']]] };
      const left = { client: 'earlier-window', seq: 0, files: { 'main.py': unsent } };
      localStorage.setItem(UNSENT, JSON.stringify(left));
      let offline = true;
      const edits = () => {
        if (offline) throw new TypeError('no network');
        return { seq: 1 };
      };
      const room = openRoom({ role: 'host' }, { 'POST /live/sessions/s1/edits': edits }, language);
      expect(await screen.findByText(kept)).toHaveAttribute('role', 'alert');
      room.streams.offline = true;
      act(() => void window.dispatchEvent(new Event('offline')));
      expect(await screen.findByText(lost)).toBeVisible();
      offline = false;
      room.streams.offline = false;
      act(() => void window.dispatchEvent(new Event('online')));
      await waitFor(() => expect(screen.queryByText(kept)).toBeNull());
      await waitFor(() => expect(screen.queryByText(lost)).toBeNull());
      expect(localStorage.getItem(UNSENT)).toBeNull();
    },
  );

  it('is left at once by a mentor who is none any more', async () => {
    const { streams, connected } = asHost();
    await findEditor();
    await connected();
    act(() => streams.end('live_not_allowed'));
    expect(await screen.findByText('You are no longer in the room')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the session' })).toHaveAttribute(
      'href',
      '/live/s1',
    );
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
