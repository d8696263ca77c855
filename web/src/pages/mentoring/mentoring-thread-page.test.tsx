import type { PreviewFile } from '@codivia/contract/exercises/base';
import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeRunner } from '../../code/python/fake-runner.ts';
import { RunnerContext } from '../../code/python/runner-context.ts';
import { mockApi, Refused } from '../../test/api.ts';
import { signInAs } from '../../test/factories.ts';
import { CHANGED_CODE, mentoringThread, threadMessage } from '../../test/mentoring.ts';
import { renderPage } from '../../test/render.tsx';
import { MentoringThreadPage } from './mentoring-thread-page.tsx';

const PROPOSAL = threadMessage({
  id: 'm2',
  author: 'mentor',
  first_name: 'Mia',
  text: 'Try this.',
  proposal: { files: CHANGED_CODE, state: 'open' },
});
const COMMENT = threadMessage({
  id: 'm3',
  author: 'mentor',
  first_name: 'Mia',
  text: 'This line prints.',
  place: { file: 'main.py', line: 2 },
});
const button = (name: string | RegExp) => screen.findByRole('button', { name });

beforeEach(() => signInAs());

function open(
  thread = mentoringThread({ messages: [threadMessage(), PROPOSAL, COMMENT] }),
  givenFiles: PreviewFile[] = [],
) {
  const runner = new FakeRunner();
  const later = { ...thread, messages: [threadMessage({ text: 'changed' })] };
  const calls = mockApi({
    'GET /mentoring/threads/t1': () => thread,
    'GET /mentoring/queue': () => [],
    'GET /mentoring/threads/t1/files': () => ({ files: givenFiles }),
    'POST /mentoring/threads/t1/messages': () => later,
    'PUT /mentoring/threads/t1/messages/m2/decision': () => later,
    'POST /mentoring/threads/t1/messages/m2/report': () => later,
    'POST /mentoring/threads/t1/close': () => ({ ...thread, state: 'closed' }),
  });
  const page = (
    <RunnerContext value={runner}>
      <MentoringThreadPage />
    </RunnerContext>
  );
  const view = renderPage(page, { at: '/mentoring/t1', path: '/mentoring/:threadId' });
  const sent = () => calls.filter(({ method }) => method !== 'GET').map(({ body }) => body);
  return { ...view, runner, sent };
}

describe('a thread', () => {
  it('shows the code with its comments, and the result of the check', async () => {
    open();
    const code = within(await screen.findByRole('region', { name: 'Code of main.py' }));
    expect(code.getByText('print(name)')).toBeVisible();
    expect(code.getByText(/This line prints/)).toBeVisible();
    expect(screen.getByText('Nothing was printed.')).toBeVisible();
    expect(screen.getByText('With Mia')).toBeVisible();
  });

  it('shows a proposal as a difference, runs it, and accepts it', async () => {
    const { user, runner, sent } = open();
    const difference = await screen.findByRole('region', { name: 'What changes in main.py' });
    expect(difference).toHaveTextContent('removed: −print(name)');
    expect(difference).toHaveTextContent('added: +print("Hi", name)');
    await user.click(await button('Try this proposal'));
    await vi.waitFor(() => expect(runner.runs).toHaveLength(1));
    await act(async () => runner.runs[0]?.end('finished'));
    await user.click(await button('Accept'));
    expect(sent()).toEqual([{ accept: true }]);
    expect(await screen.findByText('changed')).toBeVisible();
  });

  it('shows the files of the exercise and the names of the learner’s, and runs code with the former', async () => {
    const thread = mentoringThread({ own_files: ['mine.csv'], messages: [PROPOSAL] });
    const { user, runner } = open(thread, [{ name: 'bikes.csv', content: 'day,bikes' }]);
    await user.click(await screen.findByText('bikes.csv'));
    expect(screen.getByRole('region', { name: 'Content of bikes.csv' })).toBeVisible();
    expect(screen.getByText(/^File added by the learner.*mine\.csv$/)).toBeVisible();
    for (const name of ['Run this version', 'Try this proposal']) {
      const before = runner.runs.length;
      await user.click(await button(name));
      await vi.waitFor(() => expect(runner.runs).toHaveLength(before + 1));
      expect(runner.runs.at(-1)?.files.map((file) => file.name)).toEqual(['bikes.csv']);
      await act(async () => runner.runs.at(-1)?.end('finished'));
    }
  });

  it('refuses contact details while they are typed', async () => {
    const { user, sent } = open();
    const field = await screen.findByRole('textbox', { name: 'Your message' });
    await user.type(field, 'ada@gmail.com');
    expect(screen.getByRole('alert')).toHaveTextContent(/mail address/);
    await user.click(await button('Send'));
    expect(sent()).toEqual([]);
    await user.clear(field);
    await user.type(field, 'Thank you!');
    await user.click(await button('Send'));
    expect(sent()).toEqual([{ text: 'Thank you!', version: 1 }]);
  });

  it('comments on a line, and sends changed code as a version', async () => {
    const { user, sent } = open();
    await user.click(await button('Comment on line 2 of main.py'));
    const comment = await screen.findByRole('textbox', { name: /^Your comment on line 2/ });
    expect(comment).toHaveFocus();
    await user.type(comment, 'Here?');
    await user.click(await button('Send the comment'));
    const place = { file: 'main.py', line: 2 };
    expect(sent()).toEqual([{ text: 'Here?', version: 1, place }]);
    await user.click(await button('Change the code'));
    const editor = await screen.findByRole('textbox', { name: 'New code of main.py' });
    expect(screen.getByText(/The code hasn’t changed/)).toBeVisible();
    await user.type(editor, '# insta: ada_99');
    expect(await screen.findByText(/^Line 3: This looks like an account/)).toBeVisible();
    await user.clear(editor);
    await user.type(editor, 'print(1)');
    await user.click(await button('Send my new version'));
    expect(sent()[1]).toEqual({ text: '', version: 1, files: { 'main.py': 'print(1)' } });
  });

  it('tells the writer of a held message that nobody else sees it yet', async () => {
    const held = threadMessage({ ...PROPOSAL, id: 'm8', state: 'held', text: 'See my snap' });
    const { user, sent } = open(mentoringThread({ viewer: 'mentor', messages: [held] }));
    expect(await screen.findByText(/Our team reads this message first/)).toBeVisible();
    expect(screen.getByText('See my snap')).toBeVisible();
    const text = await screen.findByRole('textbox', { name: 'Your message' });
    await user.type(text, 'insta chat soleil 7');
    expect(await screen.findByText(/our team reads it before anybody else/)).toBeVisible();
    await user.click(await button('Send'));
    expect(sent()).toEqual([{ text: 'insta chat soleil 7', version: 1 }]);
  });

  it('does not let the learner decide about a version that is held', async () => {
    const held = threadMessage({
      id: 'm8',
      state: 'held',
      proposal: { files: CHANGED_CODE, state: 'open' },
    });
    open(mentoringThread({ messages: [held] }));
    expect(await screen.findByText(/Our team reads this message first/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  });

  it('hides a reported message, and closes once that is confirmed', async () => {
    const hidden = threadMessage({ id: 'm9', author: 'mentor', state: 'hidden', text: '' });
    const { user, sent } = open(mentoringThread({ messages: [hidden, PROPOSAL] }));
    expect(await screen.findByText(/This message was reported/)).toBeVisible();
    expect(screen.getAllByRole('button', { name: /^Report/ })).toHaveLength(1);
    await user.click(await button('Report this message from Mia'));
    expect(sent()).toEqual([undefined]);
    await user.click(await button('Close the thread'));
    await user.click(await button('Yes, close it'));
    expect(await screen.findByText('This thread is closed. It can still be read.')).toBeVisible();
  });

  it('gives its mentor proposals to send, and the way back to the queue', async () => {
    open(mentoringThread({ viewer: 'mentor', state: 'claimed' }));
    expect(await screen.findByText('From Ada, level 2')).toBeVisible();
    expect(await button('Give back to the queue')).toBeVisible();
    expect(await screen.findByText(/^Answer within 24 hours/)).toBeVisible();
    expect(await button('Propose a change to the code')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Open the exercise' })).toBeNull();
  });

  it('is read again for its mentor once its learner has written, and no more often', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let written = false;
    let readings = 0;
    const entry = mentoringThread({ viewer: 'mentor', state: 'claimed' });
    mockApi({
      'GET /mentoring/threads/t1': () => {
        readings += 1;
        return { ...entry, messages: written ? [threadMessage({ text: 'It works now!' })] : [] };
      },
      'GET /mentoring/queue': () => [{ ...entry, mine: true, unread: written && readings < 2 }],
    });
    renderPage(<MentoringThreadPage />, { at: '/mentoring/t1', path: '/mentoring/:threadId' });
    expect(await button('Give back to the queue')).toBeVisible();
    const pass = () => act(() => vi.advanceTimersByTimeAsync(30_000).then(() => undefined));
    await pass();
    await pass();
    expect(readings).toBe(1);
    written = true;
    await pass();
    expect(await screen.findByText('It works now!')).toBeVisible();
    await pass();
    expect(readings).toBe(2);
    vi.useRealTimers();
  });

  it('that is not there says so', async () => {
    mockApi({
      'GET /mentoring/threads/t1': () => {
        throw new Refused(404);
      },
    });
    renderPage(<MentoringThreadPage />, { at: '/mentoring/t1', path: '/mentoring/:threadId' });
    expect(
      await screen.findByRole('heading', { name: 'This request doesn’t exist' }),
    ).toBeVisible();
  });
});

describe('a thread of a class', () => {
  const ofClass = { class: { id: 'c1', name: '4e B' }, mentor: { first_name: 'Mme Dupont' } };

  it('names the class and its teacher to the pupil', async () => {
    open(mentoringThread({ ...ofClass, state: 'claimed' }));
    expect(await screen.findByText('With Mme Dupont')).toBeVisible();
    expect(screen.getByText('4e B')).toBeVisible();
    expect(screen.getByText('Your teacher will read it')).toBeVisible();
  });

  it('leads teachers back to the class, and is given back to no queue', async () => {
    open(mentoringThread({ ...ofClass, viewer: 'mentor' }));
    const back = await screen.findByRole('link', { name: 'All comments of the class' });
    expect(back).toHaveAttribute('href', '/classes/c1/comments');
    expect(screen.queryByRole('button', { name: /back to the queue/ })).toBeNull();
  });
});
