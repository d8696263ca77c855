import type { PredictExercise } from '@codivia/contract/exercises/predict';
import { act, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SeenContext } from '../../code/editor/step-action.ts';
import { readDraft } from '../../lib/drafts.ts';
import { renderPython } from '../../test/render-python.tsx';
import { PredictPython } from './predict-python.tsx';

/** An invented exercise. */
const EXERCISE: PredictExercise = {
  kind: 'predict',
  id: 'sum',
  title: 'Two sums',
  instructions: '<p>Mind the quotation marks.</p>',
  language: 'python',
  program: 'print("3" + "4")\nprint(3 + 4)\n',
  output: '34\n7\n',
  hints: ['<p>Text is not added up.</p>'],
  wrong: [
    { output: '7\n7', feedback: '<p>The first line has quotation marks.</p>' },
    { output: '34\n34', feedback: '<p>The second line has none.</p>' },
  ],
};

async function open(seen = false, counts = true) {
  const onChecked = vi.fn();
  const onSeen = vi.fn();
  const view = await renderPython(
    <SeenContext value={counts ? { seen, onSeen } : null}>
      <PredictPython exercise={EXERCISE} storageKey="l/sum" onChecked={onChecked} />
    </SeenContext>,
  );
  const field = screen.getByRole('textbox', { name: /Your prediction/ });
  const predict = async (text: string, verdict = { passed: true, key: null as string | null }) => {
    await view.user.clear(field);
    await view.user.type(field, text);
    await view.user.click(screen.getByRole('button', { name: 'Check and run' }));
    await act(async () => view.runner.checks.at(-1)?.end({ ...verdict, failure: null }));
  };
  return { ...view, field, predict, onChecked, onSeen };
}

test('where no XP are given, none are spoken of, and looking costs nothing', async () => {
  const { user, predict, onChecked } = await open(false, false);
  await predict('34\n34');
  expect(screen.queryByText(/XP/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show me' }));
  expect(screen.queryByText(/XP/)).toBeNull();
  await predict('34\n7');
  expect(onChecked).toHaveBeenLastCalledWith(true, { code: '34\n7' }, undefined, '');
  expect(screen.getByText(/You saw it coming/)).toBeVisible();
});

test('nothing runs before there is a prediction', async () => {
  const { user, runner, field } = await open();
  await user.click(screen.getByRole('button', { name: 'Check and run' }));
  expect(screen.getByText('Write your prediction first.')).toBeVisible();
  expect(field).toHaveFocus();
  expect(runner.checks).toEqual([]);
});

test('a right prediction passes, is kept and is shown beside the output', async () => {
  const { predict, runner, onChecked } = await open();
  await predict('34 \n7');
  expect(runner.checks[0]?.source).toBe(EXERCISE.program);
  expect(onChecked.mock.calls).toEqual([[true, { code: '34 \n7' }, undefined, '']]);
  expect(screen.getByText(/You saw it coming/)).toBeVisible();
  expect(readDraft('l/sum')).toBe('34 \n7');
});

test('a listed mistake gets its feedback, and the line that differs is marked', async () => {
  const { predict, onChecked } = await open();
  await predict('7\n7');
  expect(screen.getByText('The first line has quotation marks.')).toBeVisible();
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows[1]).toHaveTextContent(/1, Different\s*7\s*\(not shown yet\)/);
  expect(rows[2]).toHaveTextContent(/2, Right\s*7\s*7/);
  expect(onChecked.mock.calls).toEqual([[false, { code: '7\n7' }, undefined, expect.any(String)]]);
});

test('any other mistake is answered with the first line that differs', async () => {
  const { predict } = await open();
  await predict('34');
  expect(screen.getByText(/Line 2 is not what the program shows/)).toBeVisible();
  await predict('3 4\n7');
  expect(screen.getByText(/Very close!/)).toBeVisible();
});

test('the output is shown after the third wrong prediction, and the exercise is then seen', async () => {
  const { predict, onSeen } = await open();
  await predict('7\n7');
  await predict('7\n7\n7');
  expect(screen.queryByRole('cell', { name: '34' })).not.toBeInTheDocument();
  expect(onSeen).not.toHaveBeenCalled();
  await predict('8');
  expect(screen.getByRole('cell', { name: '34' })).toBeVisible();
  expect(onSeen).toHaveBeenCalledOnce();
  expect(screen.getByText(/counts as seen, without XP/)).toBeVisible();
  await predict('34\n7');
  expect(screen.getByText(/^Exactly! It was shown to you before/)).toBeVisible();
  expect(screen.queryByText(/You saw it coming/)).not.toBeInTheDocument();
});

test('the output is shown when it is asked for, once there was a try', async () => {
  const { user, predict, onSeen } = await open();
  expect(screen.queryByRole('button', { name: 'Show me' })).not.toBeInTheDocument();
  await predict('7\n7');
  await user.click(screen.getByRole('button', { name: 'Show me' }));
  expect(screen.getByRole('cell', { name: '34' })).toBeVisible();
  expect(onSeen).toHaveBeenCalledOnce();
});

test('what was seen in another visit is still shown, and gives nothing', async () => {
  const { predict } = await open(true);
  expect(screen.getByText(/counts as seen, without XP/)).toBeVisible();
  await predict('34\n7');
  expect(screen.queryByText(/You saw it coming/)).not.toBeInTheDocument();
});

test('a program that could not run is no try', async () => {
  const { predict, onChecked } = await open();
  await predict('34\n7', { passed: false, key: 'interrupted' });
  expect(onChecked).not.toHaveBeenCalled();
});
