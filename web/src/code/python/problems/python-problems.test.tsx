import type { Language } from '@codivia/contract/api/language';
import type { Failure, Reading } from '@codivia/runners/runner';
import { act, screen, waitFor } from '@testing-library/react';
import { createRef, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../../test/render.tsx';
import type { CodeEditorRef } from '../../editor/code-editor.tsx';
import { PAUSE_MS } from '../../editor/problems/problem.ts';
import { FakeRunner } from '../fake-runner.ts';
import { RunnerContext } from '../runner-context.ts';
import { PythonProblems } from './python-problems.tsx';

const at = (line: number, message = "expected ':'"): Failure => ({
  type: 'SyntaxError',
  message,
  line,
  lineText: 'if x',
  traceback: '',
});
const RIGHT: Reading = { failure: null, hints: [] };
const FLAWED: Reading = { failure: at(1), hints: [] };

async function open(more: object = {}, language: Language = 'en') {
  const runner = new FakeRunner();
  const editor = createRef<CodeEditorRef>() as { current: CodeEditorRef | null };
  const showProblems = vi.fn();
  const place = { code: '', from: 0, to: 0 };
  const parts = { showProblems, focus: vi.fn(), chosen: () => place };
  editor.current = parts as unknown as CodeEditorRef;
  let show = (_code: string) => {};
  function Page() {
    const [code, setCode] = useState('');
    show = setCode;
    return (
      <RunnerContext value={runner}>
        <div className="code-surface">
          <textarea aria-label="code" />
        </div>
        <PythonProblems {...{ code, failure: null, editor, onGoTo: () => {} }} {...more} />
      </RunnerContext>
    );
  }
  const view = await act(async () => renderPage(<Page />, { language }));
  /** Writes a program, with the caret at its end. */
  const write = async (code: string, reading: Reading) => {
    runner.readings = () => reading;
    screen.getByLabelText('code').focus();
    Object.assign(place, { code, from: code.length, to: code.length });
    await act(async () => show(code));
  };
  /** Puts the caret elsewhere. */
  const goTo = (from: number) =>
    act(async () => {
      Object.assign(place, { from, to: from });
      document.dispatchEvent(new Event('selectionchange'));
    });
  const marked = () => {
    const last = showProblems.mock.lastCall?.[0] as { line: number }[] | undefined;
    return last?.map(({ line }) => line);
  };
  return { ...view, runner, write, goTo, marked };
}

/** Opens it with timers that a test moves, which a pause in writing needs. */
async function openWithTimers(more: object = {}) {
  const view = await open(more);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const pause = () => act(() => vi.advanceTimersByTimeAsync(2 * PAUSE_MS));
  return { ...view, pause };
}

test('a program that has not been looked at is not said to be right', async () => {
  const { user, runner } = await open();
  runner.state = 'loading';
  await user.click(screen.getByRole('button', { name: 'Problems in the code' }));
  expect(screen.getByText(/This code hasn’t been checked yet/)).toBeVisible();
  expect(screen.queryByText(/Nothing is known to be wrong/)).toBeNull();
});

test('says without a run what keeps it from running, in the words of a run', async () => {
  const { write, user, marked, runner } = await open();
  await write('if x\n    y = 1', FLAWED);
  await user.click(await screen.findByRole('button', { name: '1 problem' }));
  await waitFor(() =>
    expect(screen.getByRole('listitem')).toHaveTextContent(/^Error, Line 1.*colon/),
  );
  expect(marked()).toEqual([1]);
  expect(runner.runs).toEqual([]);
  await write('if x:\n    y = 1', RIGHT);
  expect(await screen.findByRole('button', { name: 'No problems' })).toBeVisible();
});

test('also says what was probably meant otherwise (fr)', async () => {
  const { write, user } = await open({}, 'fr');
  const hint = { code: 'compared-for-given', line: 1, name: 'x' } as const;
  await write('x == 5\n', { failure: null, hints: [hint] });
  await user.click(await screen.findByRole('button', { name: '1 problème' }));
  expect(screen.getByRole('listitem')).toHaveTextContent(/^Conseil, Ligne 1/);
});

test('what is wrong in the line that is being written comes when it is left', async () => {
  const { write, goTo, marked, pause } = await openWithTimers();
  await write('y = 1\nif x', { failure: at(2), hints: [] });
  await pause();
  expect(screen.queryByText('1 problem')).toBeNull();
  expect(screen.queryByText('No problems')).toBeNull();
  await goTo(0);
  await pause();
  expect(marked()).toEqual([2]);
  // The problem stays while it is corrected.
  await write('y = 1\nif xy', { failure: at(2), hints: [] });
  await pause();
  expect(marked()).toEqual([2]);
});

test('a block that is being begun is not missed', async () => {
  const missing = { ...at(3, 'expected an indented block'), type: 'IndentationError' };
  const { write, goTo, marked, pause } = await openWithTimers();
  await write('if x:\n    ', { failure: missing, hints: [] });
  await pause();
  expect(screen.queryByText('1 problem')).toBeNull();
  await goTo(0);
  await pause();
  expect(marked()).toEqual([3]);
});

test('looks when Python is there', async () => {
  const { write, runner } = await open();
  runner.state = 'loading';
  await write('if x\n', FLAWED);
  act(() => runner.become('ready'));
  expect(await screen.findByRole('button', { name: '1 problem' })).toBeVisible();
});

test('tells what a run has said alone where the rest would name the answer', async () => {
  const { write, pause } = await openWithTimers({ onlyRuns: true });
  await write('if x\n', FLAWED);
  await pause();
  expect(screen.queryByText('1 problem')).toBeNull();
});

test('says once what a run and the code itself both say', async () => {
  const { write } = await open({ failure: at(1) });
  await write('if x\n', FLAWED);
  await waitFor(() => expect(screen.getByRole('button', { name: '1 problem' })).toBeVisible());
});
