import type { CodePlace } from '@codivia/contract/api/mentoring';
import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeRunner } from '../../code/python/fake-runner.ts';
import { RunnerContext } from '../../code/python/runner-context.ts';
import { mockApi } from '../../test/api.ts';
import { signInAs } from '../../test/factories.ts';
import { FakeStreams } from '../../test/fake-stream.ts';
import { lessonRow, lessonView, pupilWork } from '../../test/lesson-view.ts';
import { mentoringThread, threadMessage } from '../../test/mentoring.ts';
import { renderPage } from '../../test/render.tsx';
import { LessonViewSection } from './lesson-view-section.tsx';

beforeEach(() => signInAs());
afterEach(() => void vi.useRealTimers());

async function open(view = lessonView(), work = pupilWork()) {
  const calls = mockApi({
    'GET /classes/c1/members/lea/work/hello/badge': () => work,
    'POST /classes/c1/members/lea/threads': ({ body }) => {
      const { text, place } = body as { text: string; place: CodePlace };
      const message = threadMessage({ author: 'mentor', first_name: 'Mme Dupont', text, place });
      return mentoringThread({ viewer: 'mentor', messages: [message] });
    },
    'PUT /classes/c1/pause': ({ body }) => body,
    'GET /classes/c1/lessons/hello': () => view,
    'GET /classes/c1/lessons': () => [
      { lesson_id: 'hello', title: { en: 'First words', fr: 'Premiers mots' }, online: 3 },
    ],
  });
  const streams = new FakeStreams();
  streams.install();
  const page = (
    <RunnerContext value={new FakeRunner()}>
      <LessonViewSection taught={{ id: 'c1' }} itemId="hello" />
    </RunnerContext>
  );
  const rendered = renderPage(page);
  await vi.waitFor(() => expect(streams.count).toBe(1));
  await act(async () => streams.send('view', view));
  await screen.findByRole('table', { name: 'First words: pupils and exercises' });
  return { ...rendered, calls, streams };
}

const cell = (name: string) => screen.getByRole('button', { name });

describe('a watched lesson', () => {
  it('shows pupils and exercises in words, and changes as the class works', async () => {
    const { streams } = await open();
    const row = within(screen.getByRole('row', { name: /Léa/ }));
    expect(row.getByRole('rowheader')).toHaveTextContent('step 2 of 8');
    expect(cell('Léa, Name badge: Working')).toHaveTextContent('Working');
    expect(screen.getByRole('row', { name: /Tom/ })).toHaveTextContent('offline');
    expect(cell('Tom, A loop: 2 tries')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('0 pupils are stuck');
    const cells = [{ exercise_id: 'badge', state: 'stuck' as const, tries: 5 }];
    await act(async () => streams.send('rows', [lessonRow({ cells, quiet: true })]));
    expect(cell('Léa, Name badge: Stuck: 5 tries')).toBeVisible();
    expect(screen.getByRole('row', { name: /Léa/ })).toHaveTextContent('quiet for 10 min');
    expect(screen.getByRole('status')).toHaveTextContent('1 pupil is stuck');
  });

  it('is one stop for the keyboard, in which arrow keys move', async () => {
    const { user } = await open();
    const stops = screen.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0);
    expect(stops.filter((one) => one.closest('table'))).toHaveLength(1);
    act(() => cell('Léa, Name badge: Working').focus());
    await user.keyboard('{ArrowRight}{ArrowDown}');
    expect(cell('Tom, A loop: 2 tries')).toHaveFocus();
    await user.keyboard('{Home}{ArrowUp}{ArrowUp}');
    expect(cell('Léa, Name badge: Working')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Name badge – Léa' })).toBeVisible();
  });

  it('opens nothing of an exercise that only others have to do', async () => {
    const { user, calls, streams } = await open();
    const cells = [{ exercise_id: 'badge', state: 'not_assigned' as const, tries: 0 }];
    await act(async () => streams.send('rows', [lessonRow({ cells })]));
    await user.click(cell('Léa, Name badge: Not assigned'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(calls.filter(({ path }) => path.includes('/work/'))).toEqual([]);
  });

  it('hides names everywhere while projecting', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Hide the names' }));
    expect(screen.queryByText('Léa')).toBeNull();
    await user.click(cell('Pupil 1, Name badge: Working'));
    const dialog = await screen.findByRole('dialog', { name: 'Name badge – Pupil 1' });
    expect(await within(dialog).findByText('Nothing was printed.')).toBeVisible();
    expect(document.body).not.toHaveTextContent('Léa');
  });

  it('opens a program to read and run, and puts it on the board without its author', async () => {
    const { user, calls } = await open();
    await user.click(cell('Léa, Name badge: Working'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Name badge – Léa' }));
    const code = await dialog.findByRole('region', { name: 'Code of main.py' });
    expect(code).toHaveTextContent('print(nmae)');
    expect(dialog.getByText('Latest check: not yet')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Run this program' }));
    expect(await dialog.findByRole('button', { name: 'Close the result' })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Show on the board' }));
    const board = await screen.findByRole('dialog', { name: 'Name badge' });
    expect(board).toHaveTextContent('print(nmae)');
    expect(board).not.toHaveTextContent('Léa');
    await user.click(within(board).getByRole('button', { name: 'Leave the board' }));
    expect(await screen.findByRole('dialog', { name: 'Name badge – Léa' })).toBeVisible();
    // Each reading is recorded: there is one.
    expect(calls.filter(({ path }) => path.includes('/work/'))).toHaveLength(1);
  });

  it('takes comments on lines of a program, and shows them there', async () => {
    const { user, calls } = await open();
    await user.click(cell('Léa, Name badge: Working'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Name badge – Léa' }));
    await user.click(await dialog.findByRole('button', { name: 'Comment on line 2 of main.py' }));
    const field = dialog.getByLabelText('Your comment on line 2 of main.py');
    expect(field).toHaveFocus();
    await user.type(field, 'Look at this name.');
    await user.click(dialog.getByRole('button', { name: 'Send the comment' }));
    const code = dialog.getByRole('region', { name: 'Code of main.py' });
    expect(await within(code).findByText('Look at this name.')).toBeVisible();
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      lesson_id: 'hello',
      exercise_id: 'badge',
      files: pupilWork().files,
      text: 'Look at this name.',
      place: { file: 'main.py', line: 2 },
    });
    expect(dialog.getByRole('link', { name: /Open all comments/ })).toHaveAttribute(
      'href',
      '/mentoring/t1',
    );
  });

  it('pauses the class, counts down and ends the pause', async () => {
    const { user, calls, streams } = await open();
    await user.selectOptions(screen.getByLabelText('Length of the pause'), '5 minutes');
    await user.click(screen.getByRole('button', { name: 'Pause' }));
    expect(await screen.findByText('Pause: 5:00 left')).toBeVisible();
    await act(async () => streams.send('pause', { seconds: 90 }));
    expect(screen.getByText('Pause: 1:30 left')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'End the pause' }));
    expect(await screen.findByRole('button', { name: 'Pause' })).toBeVisible();
    const sent = calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
    expect(sent).toEqual([{ seconds: 300 }, { seconds: 0 }]);
  });

  it('says that the connection is lost, that the class is gone, and reads where nothing streams', async () => {
    const { streams } = await open();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await act(async () => streams.break());
    expect(screen.getByText(/The connection was lost/)).toBeVisible();
    for (let silent = 0; silent < 3; silent++) {
      await act(() => vi.advanceTimersByTimeAsync(30_000));
    }
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    vi.useRealTimers();
    expect(await screen.findByText(/read again every ten seconds/)).toBeVisible();
    await vi.waitFor(() => expect(streams.count).toBe(1));
    await act(async () => streams.end('class_over'));
    expect(await screen.findByText(/no longer teach this class/)).toBeVisible();
  });
});

it('lists the open lessons with who is there', async () => {
  mockApi({
    'GET /classes/c1/lessons': () => [
      { lesson_id: 'hello', title: { en: 'First words', fr: 'Premiers mots' }, online: 3 },
      { lesson_id: 'loops', title: { en: 'Loops', fr: 'Boucles' }, online: 0 },
    ],
  });
  renderPage(<LessonViewSection taught={{ id: 'c1' }} itemId={undefined} />);
  const first = await screen.findByRole('link', { name: /First words/ });
  expect(first).toHaveTextContent('3 pupils are there now');
  expect(first).toHaveAttribute('href', '/classes/c1/lesson/hello');
  expect(screen.getByRole('link', { name: /Loops/ })).toHaveTextContent('Nobody is there now');
});
