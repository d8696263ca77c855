import type { PythonExercise } from '@codivia/contract/exercises/learner';
import type { CheckVerdict } from '@codivia/runners/python/protocol';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { findEditor, renderPython } from '../../test/render-python.tsx';
import { HelpEntriesContext } from '../help/help-entries.ts';
import { OwnFilesContext } from './own-files.ts';
import { PythonCard } from './python-card.tsx';

/** An invented exercise. */
const EXERCISE: PythonExercise = {
  kind: 'python',
  id: 'name-badge',
  title: 'Name badge',
  instructions: '<p>Print your <code>name</code>.</p>',
  starter: { 'main.py': 'print("")\n' },
  solution: { 'main.py': 'print("Ada")\n' },
  check: 'run()',
  hints: ['<p>First hint</p>', '<p>Second hint</p>'],
  feedback: { 'nothing-printed': '<p>Nothing is printed yet.</p>' },
};

const START = 'print("")\n';

const button = (name: string) => screen.getByRole('button', { name });
const noButton = (name: string) => expect(screen.queryByRole('button', { name })).toBeNull();

async function openExercise(changes: Partial<PythonExercise> = {}) {
  const onChecked = vi.fn();
  const view = await renderPython(
    <PythonCard
      exercise={{ ...EXERCISE, ...changes }}
      storageKey="l/name-badge"
      onChecked={onChecked}
    />,
  );
  await findEditor(/Name badge/);
  /** Presses Check; the check ends with this verdict. */
  const check = async (verdict: Partial<CheckVerdict>) => {
    await view.user.click(button('Check'));
    await act(async () =>
      view.runner.checks.at(-1)?.end({ passed: false, key: null, failure: null, ...verdict }),
    );
  };
  return { ...view, check, onChecked };
}

describe('what was probably meant otherwise', () => {
  const hints = [{ code: 'call-without-brackets', line: 2, name: 'greet' } as const];

  async function runToItsEnd(changes: Partial<PythonExercise> = {}) {
    const view = await openExercise(changes);
    await view.user.click(button('Run'));
    act(() => view.runner.runs[0]?.emit({ kind: 'hints', hints: [...hints] }));
    await act(async () => view.runner.runs[0]?.end('finished'));
    return view;
  }

  test('is told below the output, with its line', async () => {
    await runToItsEnd();
    expect(await screen.findByText(/alone does nothing/)).toBeVisible();
    expect(screen.getByText('Line 2:')).toBeVisible();
    expect(button('Show line 2')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('is not told where the mistake is to be found', async () => {
    await runToItsEnd({ task: { type: 'fix', failing_case: '<p>It prints nothing.</p>' } });
    await waitFor(() => expect(button('Run')).toBeEnabled());
    expect(screen.queryByText(/alone does nothing/)).toBeNull();
  });
});

test('beside the hints stand the entries of the page, with the code and the tries', async () => {
  const view = await renderPython(
    <HelpEntriesContext
      value={({ files, tries }) => (
        <p>
          Entry: {Object.values(files)} {tries}
        </p>
      )}
    >
      <PythonCard exercise={EXERCISE} storageKey="l/name-badge" />
    </HelpEntriesContext>,
  );
  await findEditor(/Name badge/);
  expect(screen.getByText('Entry: print("") 0')).toBeVisible();
  await view.user.click(button('Check'));
  await act(async () =>
    view.runner.checks.at(-1)?.end({ passed: false, key: null, failure: null }),
  );
  expect(screen.getByText('Entry: print("") 1')).toBeVisible();
});

test('files of an exercise are shown, and lie beside the program when it runs and is checked', async () => {
  const files = [{ name: 'bikes.csv', content: 'day,bikes' }];
  const { user, runner, check } = await openExercise({ files });
  await user.click(await screen.findByText('bikes.csv'));
  expect(screen.getByRole('region', { name: 'Content of bikes.csv' })).toHaveTextContent(
    'day,bikes',
  );
  await user.click(button('Run'));
  expect(runner.runs[0]?.files?.map(({ name }) => name)).toEqual(['bikes.csv']);
  await act(async () => runner.runs[0]?.end('finished'));
  await check({ passed: true });
  expect(runner.checks[0]?.files).toEqual(files);
});

test('files of the learner lie beside those of the exercise, and never in their place', async () => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const keep = vi.fn();
  const own = {
    Dialog: ({ open, place }: { open: boolean; place: string }) => open && <p>Files in {place}</p>,
    read: async () => [
      { name: 'bikes.csv', data: bytes('mine') },
      { name: 'notes.txt', data: bytes('é') },
      { name: 'cat.png', data: new Uint8Array([255, 0]) },
    ],
    readForPreview: async () => [],
    keep,
  };
  const files = [{ name: 'bikes.csv', content: 'given' }];
  const { user, runner } = await renderPython(
    <OwnFilesContext value={own}>
      <PythonCard exercise={{ ...EXERCISE, files }} storageKey="l/badge" />
    </OwnFilesContext>,
  );
  await findEditor(/Name badge/);
  await user.click(button('Files'));
  expect(screen.getByText('Files in exercise/l/badge')).toBeVisible();
  await user.click(button('Run'));
  await waitFor(() => expect(runner.runs).toHaveLength(1));
  expect(runner.runs[0]?.files.map(({ name }) => name)).toEqual([
    'bikes.csv',
    'notes.txt',
    'cat.png',
  ]);
  const written = ['bikes.csv', 'out.txt'].map((name) => ({ name, data: bytes('x') }));
  act(() => runner.runs[0]?.emit({ kind: 'files', written, deleted: [], dropped: [] }));
  expect(keep.mock.calls[0]?.[1].written).toEqual([written[1]]);
  await act(async () => runner.runs[0]?.end('finished'));
  await user.click(button('Check'));
  await waitFor(() => expect(runner.checks).toHaveLength(1));
  expect(runner.checks[0]?.files).toEqual([{ name: 'notes.txt', content: 'é' }, ...files]);
});

describe('checking', () => {
  test('a right answer is celebrated and reported', async () => {
    const { check, runner, onChecked, user } = await openExercise();
    await user.type(await findEditor(/Name badge/), '#');
    await check({ passed: true });
    expect(runner.checks[0]?.source).toBe(`${START}#`);
    expect(onChecked.mock.calls).toEqual([[true, { code: `${START}#` }, undefined, '']]);
    expect(screen.getAllByText('Solved!')).not.toHaveLength(0);
  });

  test('a verdict goes when another tab writes other code', async () => {
    const { check } = await openExercise();
    await check({ passed: true });
    expect(screen.getAllByText('Solved!').length).toBeGreaterThan(0);
    localStorage.setItem('code:l/name-badge', 'print("other")');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'code:l/name-badge' })));
    expect(screen.queryByText('Solved!')).toBeNull();
  });

  test('what the program printed is shown with the verdict, and the own code beside the solution', async () => {
    const { check, user } = await openExercise({ concept: '<p>print shows text.</p>' });
    await check({ key: 'nothing-printed', output: 'Ada' });
    expect(screen.getByRole('log')).toHaveTextContent('Ada');
    noButton('Compare the solutions');
    await check({ passed: true, output: 'Lin' });
    expect(screen.getByRole('log')).toHaveTextContent('Lin');
    expect(screen.getByText('print shows text.')).toBeVisible();
    await user.click(button('Compare the solutions'));
    expect(screen.getByRole('region', { name: 'Your code' })).toHaveTextContent('print("")');
    expect(screen.getByRole('region', { name: 'Model solution' })).toHaveTextContent(
      'print("Ada")',
    );
  });

  test('what is off is said in the words of the exercise', async () => {
    const { check, onChecked } = await openExercise();
    await check({ key: 'nothing-printed' });
    expect(await screen.findByText('Nothing is printed yet.')).toBeVisible();
    expect(onChecked.mock.calls).toEqual([[false, {}, undefined, expect.any(String)]]);
  });

  test.each([
    ['missing-function', /The function that was asked for isn’t there/],
    ['timeout', /ran for much longer than it should/],
    ['interrupted', /stopped before its end/],
    ['unheard-of', /Something is still different/],
  ])('a verdict of ours has words of ours: %s', async (key, words) => {
    const { check } = await openExercise();
    await check({ key });
    expect(await screen.findByText(words)).toBeVisible();
  });

  test('an error of the program is explained and its line marked', async () => {
    const { check } = await openExercise();
    const failure = {
      type: 'ZeroDivisionError',
      message: 'division by zero',
      line: 1,
      traceback: 'T',
    };
    await check({ key: 'error', failure });
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('divides by zero'));
    expect(await findEditor(/Name badge/)).toHaveAttribute('data-failed-line', '1');
  });

  test('a change of the code takes the verdict away', async () => {
    const { check, user } = await openExercise();
    await check({ passed: true });
    await user.type(await findEditor(/Name badge/), '#');
    expect(screen.queryByText('Solved!')).toBeNull();
  });

  test('a check can be stopped', async () => {
    const { user, runner, onChecked } = await openExercise();
    await user.click(button('Check'));
    await user.click(button('Stop'));
    expect(runner.stops).toBe(1);
    expect(await screen.findByText(/stopped before its end/)).toBeVisible();
    expect(onChecked).not.toHaveBeenCalled();
  });

  test('running and checking wait for each other', async () => {
    const { user, runner } = await openExercise();
    await user.click(button('Run'));
    await user.click(button('Check'));
    expect(runner.checks).toHaveLength(0);
  });
});

describe('help', () => {
  test('hints come one at a time, the solution after the last, on request', async () => {
    const { user } = await openExercise();
    noButton('Show the solution');
    await user.click(button('Show a hint'));
    expect(screen.getByText('Hint 1 of 2')).toBeVisible();
    expect(screen.queryByText('Second hint')).toBeNull();
    await user.click(button('Show another hint'));
    expect(await screen.findByText('Second hint')).toBeVisible();
    noButton('Show another hint');
    expect(screen.queryByText('print("Ada")')).toBeNull();
    await user.click(button('Show the solution'));
    expect(screen.getByText('print("Ada")')).toBeVisible();
  });

  test('what a button opens is scrolled into view: hints, the solution, the comparison', async () => {
    const { check, user } = await openExercise();
    const seen = vi.spyOn(Element.prototype, 'scrollIntoView');
    const shown = () => (seen.mock.contexts.at(-1) as HTMLElement | undefined)?.textContent;
    await user.click(button('Show a hint'));
    expect(shown()).toContain('First hint');
    await user.click(button('Show another hint'));
    expect(shown()).toContain('Second hint');
    await user.click(button('Show the solution'));
    expect(shown()).toContain('print("Ada")');
    await check({ passed: true });
    await user.click(button('Compare the solutions'));
    expect(shown()).toContain('Model solution');
    seen.mockRestore();
  });

  test('no Python, no try: nothing is reported or counted', async () => {
    const { check, onChecked } = await openExercise();
    const type = 'PythonUnavailable';
    for (let i = 0; i < 3; i++) {
      await check({ key: 'error', failure: { type, message: '', line: null, traceback: '' } });
    }
    expect(onChecked).not.toHaveBeenCalled();
    noButton('Show the solution');
  });

  test('three wrong answers open the solution too; a stopped check is no answer', async () => {
    const { check } = await openExercise();
    await check({ key: 'nothing-printed' });
    await check({ key: 'interrupted' });
    await check({ key: 'timeout' });
    noButton('Show the solution');
    await check({ key: 'nothing-printed' });
    expect(button('Show the solution')).toBeVisible();
    expect(button('Show a hint')).toBeVisible();
  });
});

test('in French', async () => {
  const { user } = await renderPython(<PythonCard exercise={EXERCISE} storageKey="l/fr" />, 'fr');
  await findEditor(/Name badge/);
  await user.click(button('Voir un indice'));
  expect(screen.getByText('Indice 1 sur 2')).toBeVisible();
  expect(button('Vérifier')).toBeVisible();
  expect(button('Réinitialiser')).toBeVisible();
});
