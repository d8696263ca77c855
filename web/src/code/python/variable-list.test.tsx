import type { Language } from '@codivia/contract/api/language';
import type { ListedVariables } from '@codivia/runners/python/variables';
import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPython } from '../../test/render-python.tsx';
import { PythonEditor } from '../lesson/python-editor.tsx';

/** The list of a program by variables.py. */
function listOf(score: number): ListedVariables {
  return {
    recording: {
      atoms: [
        ['int', String(score)],
        ['str', "'Ada'"],
      ],
      contents: [
        ['list', 'list', 3, [0, 1]],
        ['Dog', 'object', 1, ['name', 1]],
      ],
      frames: [[0, '', 0, ['score', 0, 'name', 1, 'words', -1, 'rex', -2]]],
      stacks: [[0, 0]],
      steps: [['end', 0, 0, [-1, 0, -2, 1], null, 0]],
      output: [],
      loops: [],
      end: 'finished',
    },
    functions: ['greet(name)', 'Dog'],
    more: 2,
  };
}

const rows = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent).join(' | '));

async function ran(language: Language = 'en') {
  const view = await renderPython(<PythonEditor code="score = 1" storageKey={null} />, language);
  expect(screen.queryByRole('button', { name: 'Variables' })).toBe(null);
  await view.user.click(
    screen.getByRole('button', { name: { en: 'Run', fr: 'Exécuter' }[language] }),
  );
  const run = view.runner.runs[0];
  if (!run) throw new Error('Nothing runs');
  await act(async () => run.emit({ kind: 'started' }));
  return { ...view, run, button: await screen.findByRole('button', { name: 'Variables' }) };
}

test('nothing is asked of Python until the list is opened, nor once it is closed', async () => {
  const { user, runner, button } = await ran();
  expect(runner.variableWatchers).toBe(0);
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await user.click(button);
  expect(runner.variableWatchers).toBe(1);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await user.click(button);
  expect(runner.variableWatchers).toBe(0);
});

test('the keys of the list of keys open and close it', async () => {
  const { user, runner, button } = await ran();
  button.focus();
  await user.keyboard('{Shift>}{Alt>}[KeyV]{/Alt}{/Shift}');
  expect(runner.variableWatchers).toBe(1);
  await user.keyboard('{Shift>}{Alt>}[KeyV]{/Alt}{/Shift}');
  expect(runner.variableWatchers).toBe(0);
});

test('leaving the page closes the list', async () => {
  const { user, runner, button, unmount } = await ran();
  await user.click(button);
  unmount();
  expect(runner.variableWatchers).toBe(0);
});

test('names, types in words and values, which stay true while the program goes on', async () => {
  const { user, run, button } = await ran();
  await user.click(button);
  expect(screen.getByText(/^Run your program/)).toBeVisible();
  await act(async () => run.emit({ kind: 'variables', variables: listOf(1) }));
  const table = await screen.findByRole('table', { name: 'Variables of your program' });
  expect(rows(table)).toEqual([
    'Name and type | Value',
    'score whole number | 1',
    "name text | 'Ada'",
    "words list of 3 | [1, 'Ada', …]",
    "rex object Dog | Dog(name='Ada')",
  ]);
  expect(screen.getByText('and 2 more')).toBeVisible();
  expect(screen.getByText('Functions and classes: greet(name), Dog')).toBeVisible();
  expect(table.closest('[aria-live], [role=status], [role=log], [role=alert]')).toBe(null);
  await act(async () => run.end('finished'));
  // The last program sends its variables after its end too.
  await act(async () => run.emit({ kind: 'variables', variables: listOf(7) }));
  expect(await screen.findByRole('row', { name: 'score whole number 7' })).toBeVisible();
});

test('the list stays open for the next run, and shows nothing of the one before', async () => {
  const { user, run, runner, button } = await ran();
  await user.click(button);
  await act(async () => run.emit({ kind: 'variables', variables: listOf(1) }));
  await act(async () => run.end('finished'));
  await user.click(screen.getByRole('button', { name: 'Run' }));
  await act(async () => runner.runs[1]?.emit({ kind: 'started' }));
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(screen.queryByRole('table')).toBe(null);
  expect(runner.variableWatchers).toBe(1);
});

test('in French', async () => {
  const { user, run, button } = await ran('fr');
  await user.click(button);
  await act(async () => run.emit({ kind: 'variables', variables: listOf(1) }));
  const table = await screen.findByRole('table', { name: 'Variables de ton programme' });
  expect(rows(table)).toEqual([
    'Nom et type | Valeur',
    'score nombre entier | 1',
    "name texte | 'Ada'",
    "words liste de 3 éléments | [1, 'Ada', …]",
    "rex objet Dog | Dog(name='Ada')",
  ]);
});
