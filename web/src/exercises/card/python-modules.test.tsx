import type { PythonExercise } from '@codivia/contract/exercises/learner';
import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { readDraft } from '../../lib/drafts.ts';
import { findEditor, renderPython } from '../../test/render-python.tsx';
import { PythonCard } from './python-card.tsx';

const MAIN = 'from shapes import area\nprint(area(2))\n';

/** An invented exercise, in which the module is to be mended. */
const EXERCISE: PythonExercise = {
  kind: 'python',
  id: 'area',
  title: 'Area',
  instructions: '<p>Mend <code>area</code>.</p>',
  starter: { 'main.py': MAIN, 'shapes.py': 'def area(side):\n    return side\n' },
  solution: { 'main.py': MAIN, 'shapes.py': 'def area(side):\n    return side * side\n' },
  check: 'run()',
  hints: ['<p>First hint</p>'],
  feedback: {},
};

const button = (name: string) => screen.getByRole('button', { name });
const tab = (name: string | RegExp) => screen.getByRole('tab', { name });

async function open() {
  const onChecked = vi.fn();
  const view = await renderPython(
    <PythonCard exercise={EXERCISE} storageKey="l/area/en" onChecked={onChecked} />,
  );
  await findEditor(/shapes\.py/);
  return { ...view, onChecked };
}

test('a program of several files has a tab for each, and shows the one to write first', async () => {
  const { user } = await open();
  expect(tab('shapes.py')).toHaveAttribute('aria-selected', 'true');
  await user.click(tab('main.py'));
  expect(await findEditor(/main\.py/)).toHaveValue(MAIN);
});

test('runs and checks with its modules, keeps each file, and answers with what was changed', async () => {
  const { user, runner, onChecked } = await open();
  const editor = await findEditor(/shapes\.py/);
  await user.clear(editor);
  await user.type(editor, 'area = abs');
  expect(readDraft('l/area/en/shapes.py')).toBe('area = abs');
  expect(readDraft('l/area/en')).toBeNull();
  await user.click(button('Run'));
  expect(runner.runs[0]?.source).toBe(MAIN);
  const files = runner.runs[0]?.files.map(({ name, data }) => [
    name,
    new TextDecoder().decode(data),
  ]);
  expect(files).toEqual([['shapes.py', 'area = abs']]);
  await act(async () => runner.runs[0]?.end('finished'));
  await user.click(button('Check'));
  await act(async () => runner.checks[0]?.end({ passed: true, key: null, failure: null }));
  expect(runner.checks[0]).toMatchObject({
    source: MAIN,
    files: [{ name: 'shapes.py', content: 'area = abs' }],
  });
  expect(onChecked.mock.calls).toEqual([[true, { 'shapes.py': 'area = abs' }, undefined, '']]);
  await user.click(button('Reset'));
  expect(await findEditor(/shapes\.py/)).toHaveValue(EXERCISE.starter['shapes.py']);
  await user.click(button('Bring my code back'));
  expect(await findEditor(/shapes\.py/)).toHaveValue('area = abs');
});

test('an error in a module is marked on its tab, and one press leads to its line', async () => {
  const { user, runner } = await open();
  await user.click(tab('main.py'));
  await user.click(await screen.findByRole('button', { name: 'Run' }));
  const place = { file: 'shapes.py', line: 2 };
  const failure = { type: 'NameError', message: 'x', line: 2, place, traceback: '' };
  await act(async () => {
    runner.runs[0]?.emit({ kind: 'error', failure });
    runner.runs[0]?.end('failed');
  });
  expect(tab(/^shapes\.py/)).toHaveAccessibleName(/There is an error in this file\.$/);
  await user.click(await screen.findByRole('button', { name: /line 2/ }));
  expect(tab(/^shapes\.py/)).toHaveAttribute('aria-selected', 'true');
  expect(await findEditor(/shapes\.py/)).toHaveAttribute('data-line', '2');
});
