import type { Language } from '@codivia/contract/api/language';
import type { Recording } from '@codivia/runners/python/recording';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPython } from '../../test/render-python.tsx';
import { PythonEditor } from '../lesson/python-editor.tsx';

const CODE = 'a = [1]\nb = a\nfor i in range(6):\n    b.append(i)\nprint(a)\n';

/** The recording of the program above by record.py. */
function recordingOf(end: Recording['end'] = 'finished'): Recording {
  const passes = [0, 1, 2, 3, 4, 5];
  const lines = [1, 2, ...passes.flatMap(() => [3, 4]), 3, 5, 5];
  const variables = (step: number) => [
    ...(step > 0 ? ['a', -1] : []),
    ...(step > 1 ? ['b', -1] : []),
  ];
  return {
    atoms: passes.map((n) => ['int', String(n)]),
    contents: [
      ['list', 'list', 1, [1]],
      ...passes.map((n): Recording['contents'][0] => [
        'list',
        'list',
        n + 2,
        [1, ...passes.slice(0, n + 1)],
      ]),
    ],
    frames: lines.map((line, step) => [1, '', line, variables(step)]),
    stacks: lines.map((_, step) => [0, step]),
    steps: lines.map((line, step) => {
      const changes =
        step === 1 ? [-1, 0] : step > 3 && step < 15 && step % 2 === 0 ? [-1, step / 2 - 1] : [];
      return [step === 16 ? 'end' : 'line', line, step, changes, null, step === 16 ? 1 : 0];
    }),
    output: [['out', '[1, 0]\n']],
    loops: [[3, 4]],
    end,
  };
}

async function open(language: Language = 'en') {
  const view = await renderPython(<PythonEditor code={CODE} storageKey={null} />, language);
  const name = { en: 'Step by step', fr: 'Pas à pas' }[language];
  await view.user.click(screen.getByRole('button', { name }));
  const dialog = await screen.findByRole('dialog', { name });
  const run = view.runner.recordings[0];
  if (!run) throw new Error('Nothing is recorded');
  return { ...view, run, dialog: within(dialog) };
}

test('a program is recorded, and its steps shown with what changes', async () => {
  const { user, run, dialog } = await open();
  expect(run.source).toBe(CODE);
  expect(dialog.getByRole('status')).toHaveTextContent('The steps are being recorded');
  await act(async () => run.emit({ kind: 'recording', recording: recordingOf() }));
  expect(dialog.getByRole('slider', { name: 'Step' })).toHaveFocus();
  expect(dialog.getByRole('status')).toHaveTextContent('Next: line 1.');
  await user.click(dialog.getByRole('button', { name: 'Next' }));
  expect(dialog.getByRole('status')).toHaveTextContent('Changed: a = list 1. Next: line 2.');
  await user.click(dialog.getByRole('button', { name: 'Next' }));
  const list = dialog.getByRole('region', { name: 'list 1' });
  expect(list).toHaveTextContent('Named by a, b');
  expect(dialog.getAllByRole('button', { name: 'list 1' })).toHaveLength(2);
  await user.click(dialog.getByRole('button', { name: 'Last step' }));
  expect(dialog.getByRole('status')).toHaveTextContent('The program has ended.');
  expect(dialog.getByRole('region', { name: 'Output so far' })).toHaveTextContent('[1, 0]');
});

test('long loops are folded; their passes can be gone through', async () => {
  const { user, run, dialog } = await open();
  await act(async () => run.emit({ kind: 'recording', recording: recordingOf() }));
  const slider = dialog.getByRole('slider', { name: 'Step' });
  expect(slider).toHaveAttribute('aria-valuetext', 'Step 1 of 11');
  fireEvent.change(slider, { target: { value: 3 } });
  const loop = dialog.getByRole('group', { name: 'Loop, lines 3 to 4: pass 1 of 6' });
  await user.click(within(loop).getByRole('button', { name: 'Next pass' }));
  await user.click(dialog.getByRole('button', { name: 'Next pass' }));
  expect(dialog.getByRole('group', { name: /pass 3 of 6/ })).toBeVisible();
  expect(dialog.getByRole('checkbox', { name: 'Fold long loops' })).not.toBeChecked();
  expect(slider).toHaveAttribute('aria-valuetext', 'Step 7 of 17');
  await user.click(dialog.getByRole('button', { name: 'After the loop' }));
  expect(dialog.getByRole('status')).toHaveTextContent('Next: line 5.');
});

test('keys go through the steps', async () => {
  const { user, run, dialog } = await open('fr');
  await act(async () => run.emit({ kind: 'recording', recording: recordingOf() }));
  dialog.getByRole('button', { name: 'Suivante' }).focus();
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
  expect(dialog.getByRole('status')).toHaveTextContent('Ensuite : ligne 2.');
  await user.keyboard('{End}');
  expect(dialog.getByRole('status')).toHaveTextContent('Le programme est terminé.');
});

test('a program may ask while it is recorded, and be too long to be told whole', async () => {
  const { user, run, dialog, runner } = await open();
  await act(async () => run.emit({ kind: 'input', prompt: 'Name? ', again: false }));
  await user.type(dialog.getByRole('textbox', { name: 'Name?' }), 'Ada{Enter}');
  expect(runner.answers).toEqual(['Ada']);
  await act(async () => run.emit({ kind: 'recording', recording: recordingOf('steps') }));
  expect(dialog.getByText(/the first 17 steps are shown/)).toBeVisible();
});

test('an error is explained below its steps; without steps it is shown alone', async () => {
  const { run, dialog } = await open();
  const failure = { type: 'NameError', message: "name 'c' is not defined", line: 5, traceback: '' };
  await act(async () => {
    run.emit({ kind: 'recording', recording: { ...recordingOf('failed'), steps: [] } });
    run.emit({ kind: 'error', failure });
    run.end('failed');
  });
  expect(dialog.getByRole('alert')).toHaveTextContent('Something went wrong on line 5');
  expect(dialog.getByRole('status')).toHaveTextContent('There are no steps to look at');
});

test('closing stops what is being recorded', async () => {
  const { user, dialog, runner } = await open();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(runner.stops).toBe(1);
});
