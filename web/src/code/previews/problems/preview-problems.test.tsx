import type { Language } from '@codivia/contract/api/language';
import type { ProgramFiles } from '@codivia/contract/programs/program';
import type { ConsoleEntry } from '@codivia/runners/preview/messages';
import { act, screen, waitFor, within } from '@testing-library/react';
import { createRef, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../../test/render.tsx';
import type { CodeEditorRef } from '../../editor/code-editor.tsx';
import { labelOfFile } from '../../editor/file-language.ts';
import { PAUSE_MS } from '../../editor/problems/problem.ts';
import { NO_OUTPUT, type PreviewOutput } from '../preview-output.ts';
import { PreviewProblems } from './preview-problems.tsx';

const FLAWED = {
  'index.html': '<h1>Hi\n',
  'style.css': 'p { }',
  'script.js': 'let a = 1;\nlet = ;',
};

async function open(files: ProgramFiles, more: object = {}, language: Language = 'en') {
  const editor = createRef<CodeEditorRef>() as { current: CodeEditorRef | null };
  const showProblems = vi.fn();
  const focus = vi.fn();
  editor.current = { showProblems, focus } as unknown as CodeEditorRef;
  const onGoTo = vi.fn();
  let show = (_files: ProgramFiles, _output: PreviewOutput) => {};
  function Page() {
    const [given, setGiven] = useState({ files, output: NO_OUTPUT });
    show = (next, output) => setGiven({ files: next, output });
    return (
      <PreviewProblems
        {...{ kind: 'web', ...given, editor, shownFile: 'index.html', onGoTo }}
        fileName={labelOfFile}
        {...more}
      />
    );
  }
  const view = await act(async () => renderPage(<Page />, { language }));
  const become = (next: ProgramFiles, output: PreviewOutput) => act(async () => show(next, output));
  return { ...view, become, showProblems, focus, onGoTo };
}

const marked = (showProblems: ReturnType<typeof vi.fn>) => {
  const last = showProblems.mock.lastCall?.[0] as { line: number; near: string }[] | undefined;
  return last?.map(({ line, near }) => [line, near]);
};

test('lists what the code shows without a run, of all files, and leads there', async () => {
  const { user, become, onGoTo, showProblems } = await open({ 'index.html': '' });
  await become(FLAWED, NO_OUTPUT);
  const toggle = await screen.findByRole('button', { name: '2 problems' });
  expect(screen.getByRole('status')).toHaveTextContent('2 problems');
  await user.click(toggle);
  const items = screen.getAllByRole('listitem');
  expect(items[0]).toHaveTextContent(/^Error, JavaScript, line 2/);
  expect(items[1]).toHaveTextContent(/^Hint, HTML, line 1<h1> is opened here and never closed/);
  // Those of the file that is shown are marked in the editor.
  expect(marked(showProblems)).toEqual([[1, 'h1']]);
  await user.click(within(items[0] as HTMLElement).getByRole('button'));
  expect(onGoTo).toHaveBeenCalledWith({ file: 'script.js', line: 2 });
});

test('says that there are no problems only once the code was looked at', async () => {
  const { become } = await open({ 'index.html': '' });
  expect(screen.getByRole('status')).toHaveTextContent('Problems in the code');
  await become({ 'index.html': '<p>Hi</p>' }, NO_OUTPUT);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('No problems'));
});

test('opens by its keys, and Escape leads back to the editor; without problems it says so (fr)', async () => {
  const { user, focus } = await open({ 'index.html': '<p>a</p>' }, {}, 'fr');
  await user.keyboard('{Shift>}{Alt>}[KeyM]{/Alt}{/Shift}');
  expect(screen.getByText(/^Aucune erreur trouvée/)).toHaveFocus();
  expect(await screen.findByRole('button', { name: 'Aucun problème' })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByText(/^Aucune erreur trouvée/)).toBeNull();
  expect(focus).toHaveBeenCalled();
});

test('lists what the last run has said, until the code is changed', async () => {
  const { become } = await open({ 'script.js': 'x()' }, { shownFile: 'script.js' });
  const error: ConsoleEntry = {
    kind: 'error',
    name: 'ReferenceError',
    text: 'x is not defined',
    position: { file: 'script.js', line: 1 },
    count: 1,
  };
  const output = { ...NO_OUTPUT, phase: 'shown' as const, entries: [{ ...error, id: 0 }] };
  await become({ 'script.js': 'x()' }, output);
  expect(await screen.findByRole('button', { name: '1 problem' })).toBeVisible();
  await become({ 'script.js': '\nx()' }, output);
  expect(await screen.findByRole('button', { name: 'No problems' })).toBeVisible();
});

const FAILED: ConsoleEntry = {
  kind: 'error',
  name: 'P5Name',
  text: 'fil (spelling: fill)',
  position: { file: 'script.js', line: 1 },
  count: 1,
};

test('lists what a check says has failed, in the words of a run', async () => {
  const { user } = await open(
    { 'script.js': 'fil(1)' },
    { shownFile: 'script.js', failure: FAILED },
  );
  await user.click(await screen.findByRole('button', { name: '1 problem' }));
  expect(screen.getByRole('listitem')).toHaveTextContent(/Did you mean fill from p5\?/);
});

test.each([{ failure: FAILED }, { failure: { ...FAILED, position: null } }])(
  'never says that there are no problems above an error: %j',
  async (more) => {
    const { become } = await open({ 'script.js': 'fil(1)' }, { shownFile: 'script.js', ...more });
    await become({ 'script.js': 'fil(1)' }, { ...NO_OUTPUT, phase: 'shown' });
    expect(screen.getByRole('status')).not.toHaveTextContent('No problems');
  },
);

test('a problem in a file beside the page is named after it and leads there', async () => {
  const { user, become, onGoTo, showProblems } = await open(
    { 'script.js': 'x()' },
    { shownFile: 'script.js' },
  );
  const position = { file: 'helper.js', line: 7 };
  const error: ConsoleEntry = {
    kind: 'error',
    name: 'ReferenceError',
    text: 'x is not defined',
    position,
    count: 1,
  };
  const output = { ...NO_OUTPUT, phase: 'shown' as const, entries: [{ ...error, id: 0 }] };
  await become({ 'script.js': 'x()' }, output);
  await user.click(await screen.findByRole('button', { name: '1 problem' }));
  const item = screen.getByRole('listitem');
  expect(item).toHaveTextContent(/^Error, helper\.js, line 7/);
  expect(marked(showProblems)).toEqual([]);
  await user.click(within(item).getByRole('button'));
  expect(onGoTo).toHaveBeenCalledWith(position);
});

test('tells what a run has said alone where the rest would name the answer', async () => {
  const { become, queryByRole } = await open({ 'index.html': '' }, { onlyRuns: true });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await become(FLAWED, NO_OUTPUT);
  await act(() => vi.advanceTimersByTimeAsync(2 * PAUSE_MS));
  expect(queryByRole('button', { name: /\d problem/ })).toBeNull();
});
