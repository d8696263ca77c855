import type { PythonExercise } from '@codivia/contract/exercises/learner';
import {
  SQL_WORDS,
  type SqlTable,
  type SqlWords,
} from '@codivia/contract/exercises/tasks/sql-program';
import { act, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { storeDraft } from '../../lib/drafts.ts';
import { renderPython } from '../../test/render-python.tsx';
import { PythonCard } from '../card/python-card.tsx';
import { type ExerciseWork, HelpEntriesContext } from '../help/help-entries.ts';

const SQL_WORDS_IN_ENGLISH = Object.fromEntries(
  Object.entries(SQL_WORDS).map(([key, { en }]) => [key, en]),
) as SqlWords;

const ABOUT = {
  kind: 'python' as const,
  id: 'day',
  title: 'Days',
  instructions: '<p>Show the days.</p>',
  check: 'run()',
  hints: ['<p>First hint</p>', '<p>Second hint</p>'],
  feedback: { nothing: '<p>Nothing is shown yet.</p>' },
};

const FILL: PythonExercise = {
  ...ABOUT,
  starter: { 'main.py': 'day = \nprint()\n' },
  solution: { 'main.py': 'day = 1\nprint(day)\n' },
  task: { type: 'fill', template: 'day = ⟦1⟧\nprint(⟦day⟧)\n' },
};

const LINES = ['day = 1', 'if day == 1:', '    print(day)'];
const ARRANGE: PythonExercise = {
  ...ABOUT,
  starter: { 'main.py': '' },
  solution: { 'main.py': LINES.join('\n') },
  task: { type: 'arrange', lines: LINES, distractors: ['if day = 1:'], indent: true },
};

async function open(exercise: PythonExercise, storageKey: string | null = 'l/day') {
  const onChecked = vi.fn();
  const view = await renderPython(
    <PythonCard exercise={exercise} storageKey={storageKey} onChecked={onChecked} />,
  );
  const check = async () => {
    await view.user.click(screen.getByRole('button', { name: 'Check' }));
    await act(async () =>
      view.runner.checks.at(-1)?.end({ passed: true, key: null, failure: null }),
    );
  };
  return { ...view, check, onChecked };
}

const TABLES: SqlTable[] = [
  {
    name: 'pet',
    columns: ['name', 'age'],
    rows: [
      ['Rex', 7],
      ['Mia', null],
    ],
  },
];
const SQL: PythonExercise = {
  ...ABOUT,
  starter: { 'main.py': '' },
  solution: { 'main.py': '' },
  task: {
    type: 'sql',
    tables: TABLES,
    starter: 'SELECT *',
    solution: 'SELECT name FROM pet',
    words: SQL_WORDS_IN_ENGLISH,
  },
};

describe('a query', () => {
  const editor = () => screen.findByRole('textbox', { name: 'SQL query: Days' });

  test('is written below its tables, runs as a program, and is kept as it is', async () => {
    const { user, check, runner, onChecked } = await open(SQL);
    expect(await editor()).toHaveValue('SELECT *');
    const table = within(screen.getByRole('region', { name: 'Table pet' }));
    expect(table.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      'Rex',
      '7',
      'Mia',
      'NULL',
    ]);
    expect(screen.queryByRole('button', { name: /Step by step/ })).not.toBeInTheDocument();
    await user.type(await editor(), ' FROM pet');
    await check();
    expect(screen.queryByRole('button', { name: /Variables/ })).not.toBeInTheDocument();
    expect(runner.checks[0]?.source).toContain('SELECT * FROM pet');
    expect(onChecked.mock.calls).toEqual([[true, { code: 'SELECT * FROM pet' }, undefined, '']]);
  });

  test('is sent to people who help without the solution', async () => {
    const works: ExerciseWork[] = [];
    const view = await renderPython(
      <HelpEntriesContext value={(work) => void works.push(work)}>
        <PythonCard exercise={SQL} storageKey="l/days" />
      </HelpEntriesContext>,
    );
    await view.user.type(await editor(), ' FROM pet');
    const sent = works.at(-1)?.files['main.py'];
    expect(sent).toContain('SELECT * FROM pet');
    expect(sent).not.toContain('SELECT name FROM pet');
  });

  test('that is empty is not checked, and its solution is a query too', async () => {
    const { user, runner } = await open(SQL);
    await user.clear(await editor());
    await user.click(screen.getByRole('button', { name: 'Check' }));
    expect(await screen.findByText('Write a query first.')).toBeVisible();
    expect(runner.checks).toEqual([]);
  });
});

const IN_CHALLENGE: PythonExercise = {
  ...SQL,
  hints: ['<p>A hint</p>'],
  feedback: { 'missing-rows': 'Rows are missing.' },
  solution: {},
  task: {
    type: 'sql-cases',
    tables: TABLES,
    starter: 'SELECT *',
    words: SQL_WORDS_IN_ENGLISH,
    expected: { columns: ['pet'], rows: [['Rex']] },
    checklist: ['columns', 'rows', 'other rows'].map((id) => ({ id, text: id, required: true })),
  },
};

describe('a query of a challenge', () => {
  test('has cases beside its tables, and its result in place of a solution', async () => {
    const { user, runner, onChecked } = await open(IN_CHALLENGE, 'challenge/pets');
    const query = await screen.findByRole('textbox', { name: 'SQL query: Days' });
    expect(screen.getByRole('region', { name: 'Table pet' })).toBeVisible();
    const cases = within(await screen.findByRole('region', { name: 'Cases' }));
    expect(cases.getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getByText('Challenge')).toBeVisible();
    await user.type(query, ' FROM pet');
    await user.click(screen.getByRole('button', { name: 'Check' }));
    expect(runner.checks[0]?.source).toContain('SELECT * FROM pet');
    expect(runner.checks[0]?.source).toContain('wanted');
    const found = { key: 'missing-rows', failure: null, done: ['columns'] };
    await act(async () => runner.checks[0]?.end({ passed: false, ...found }));
    expect(cases.getByText('Passing: 1 of 3')).toBeVisible();
    expect(cases.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'columnsPasses',
      'rowsFails',
      'other rowsFails',
    ]);
    expect(screen.getByText('Rows are missing.')).toBeVisible();
    expect(onChecked.mock.calls).toEqual([
      [false, { code: 'SELECT * FROM pet' }, ['columns'], expect.any(String)],
    ]);
  });

  test('shows no solution, neither after its hints nor once it is solved', async () => {
    const { user, runner, onChecked } = await open(IN_CHALLENGE, 'challenge/pets');
    await user.type(await screen.findByRole('textbox', { name: 'SQL query: Days' }), ' FROM pet');
    await user.click(screen.getByRole('button', { name: /hint/i }));
    expect(screen.queryByRole('button', { name: /solution/i })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Check' }));
    const done = ['columns', 'rows', 'other rows'];
    await act(async () => runner.checks[0]?.end({ passed: true, key: null, failure: null, done }));
    expect(await screen.findByText('Passing: 3 of 3')).toBeVisible();
    expect(screen.queryByRole('button', { name: /compare|solution/i })).not.toBeInTheDocument();
    expect(
      screen.queryByRole('button', { name: /Variables|Step by step/ }),
    ).not.toBeInTheDocument();
    expect(onChecked.mock.calls.at(-1)?.[2]).toEqual(done);
  });
});

describe('blanks', () => {
  const blank = (number: number) => screen.getByRole('textbox', { name: `Blank ${number} of 2` });

  test('are fields in the program; what they make is checked, and they are kept', async () => {
    const { user, check, runner, onChecked } = await open(FILL);
    await screen.findByRole('group', { name: /Program with blanks/ });
    await user.type(blank(1), '5{Enter}');
    expect(blank(2)).toHaveFocus();
    await user.type(blank(2), 'day');
    await check();
    expect(runner.checks[0]?.source).toBe('day = 5\nprint(day)\n');
    expect(onChecked.mock.calls).toEqual([[true, { code: '5\nday' }, undefined, '']]);
  });

  test('Enter in the last one checks; an empty one is asked for first', async () => {
    const { user, runner } = await open(FILL);
    await screen.findByRole('group', { name: /Program with blanks/ });
    await user.type(blank(2), 'day{Enter}');
    expect(screen.getByText('Fill in every blank first.')).toBeVisible();
    expect(runner.checks).toEqual([]);
    await user.type(blank(1), '5');
    await user.type(blank(2), '{Enter}');
    expect(runner.checks).toHaveLength(1);
  });

  test('come back as they were left, on another device too', async () => {
    storeDraft('l/day', '7\nday');
    await open(FILL);
    await screen.findByRole('group', { name: /Program with blanks/ });
    expect(blank(1)).toHaveValue('7');
    expect(blank(2)).toHaveValue('day');
  });
});

describe('lines', () => {
  const program = () => screen.getByRole('list', { name: 'Your program' });
  const waiting = () => screen.getByRole('list', { name: /Lines to use/ });
  const inProgram = () =>
    within(program())
      .queryAllByRole('button', { pressed: false })
      .map((line) => line.textContent);
  const line = (text: string) => screen.getByRole('button', { name: text });

  async function opened(exercise = ARRANGE) {
    const view = await open(exercise);
    await screen.findByRole('list', { name: 'Your program' });
    return view;
  }

  test('all wait at first, mixed, with those that do not belong there', async () => {
    await opened();
    expect(inProgram()).toEqual([]);
    const texts = within(waiting())
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
    expect(texts.toSorted()).toEqual(
      [...LINES, 'if day = 1:'].map((text) => text.trim()).toSorted(),
    );
    expect(texts.filter((text) => text !== 'if day = 1:')).not.toEqual(
      LINES.map((text) => text.trim()),
    );
  });

  test('are placed, moved, indented and taken away by keyboard alone, and it is said', async () => {
    const { user, check, runner, onChecked } = await opened();
    for (const text of ['print(day)', 'day = 1', 'if day == 1:']) {
      act(() => line(text).focus());
      await user.keyboard('{Enter}');
    }
    act(() => line('print(day)').focus());
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByText('Now line 3 of 3: print(day)')).toBeInTheDocument();
    expect(line('print(day)')).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(inProgram()).toEqual(LINES);
    await check();
    expect(runner.checks[0]?.source).toBe(`${LINES.join('\n')}\n`);
    expect(onChecked.mock.calls).toEqual([[true, { code: LINES.join('\n') }, undefined, '']]);
    act(() => line('day = 1').focus());
    await user.keyboard('{Delete}');
    expect(inProgram()).toEqual(LINES.slice(1));
    expect(screen.getByText('Taken away: day = 1')).toBeInTheDocument();
  });

  test('are placed by a tap, and a chosen line has buttons for the rest', async () => {
    const { user } = await opened();
    await user.click(line('day = 1'));
    await user.click(line('print(day)'));
    await user.click(line('print(day)'));
    await user.click(screen.getByRole('button', { name: 'Up' }));
    await user.click(screen.getByRole('button', { name: 'More indented' }));
    await user.click(line('print(day)'));
    expect(inProgram()).toEqual(['    print(day)', 'day = 1']);
  });

  test('nothing is checked before a line is placed', async () => {
    const { user, runner } = await opened();
    await user.click(screen.getByRole('button', { name: 'Check' }));
    expect(screen.getByText(/Put at least one line/)).toBeVisible();
    expect(runner.checks).toEqual([]);
  });

  test('come back in their order; one that its author has removed is left out', async () => {
    storeDraft('l/day', 'day = 1\ngone = 2\n    print(day)');
    await opened();
    expect(inProgram()).toEqual(['day = 1', '    print(day)']);
  });
});

test('a bug to fix shows its case', async () => {
  const task = { type: 'fix' as const, failing_case: '<p>It shows <code>12</code>.</p>' };
  await open({ ...FILL, task });
  expect(await screen.findByText('What goes wrong')).toBeVisible();
  expect(screen.getByText('12')).toBeVisible();
});

describe('an open project', () => {
  const CHECKLIST = ['Greets', 'Counts', 'Sings'].map((text, i) => ({
    id: `item-${i}`,
    text,
    required: i < 2,
  }));
  const OPEN: PythonExercise = {
    ...ABOUT,
    feedback: { 'item-0': 'Say hello first.', 'item-1': 'Count to three.', 'item-2': 'La la.' },
    starter: { 'main.py': '# start\n' },
    solution: { 'main.py': 'print("hello", 1, 2, 3)\n' },
    task: { type: 'open', checklist: CHECKLIST },
  };
  const item = (name: string) =>
    screen.getByText(name).closest('li') ?? expect.unreachable('no such item');
  async function judged(view: Awaited<ReturnType<typeof open>>, verdict: object) {
    await view.user.click(screen.getByRole('button', { name: 'Check' }));
    const nothing = { passed: false, key: null, failure: null };
    await act(async () => view.runner.checks.at(-1)?.end({ ...nothing, ...verdict }));
  }

  test('says of each item whether it is done, and what to do next, until the next check', async () => {
    const view = await open(OPEN);
    const list = await screen.findByRole('region', { name: 'Checklist' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(3);
    expect(within(item('Sings')).getByText('Extra')).toBeVisible();
    expect(within(list).queryByText('Not yet')).toBeNull();
    await judged(view, { key: 'item-1', done: ['item-0'] });
    expect(within(list).getByRole('status')).toHaveTextContent('1 of 3 done');
    expect(within(item('Greets')).getByText('Done')).toBeVisible();
    expect(within(item('Counts')).getByText('Count to three.')).toBeVisible();
    expect(screen.getByText('Items done: 1 of 3')).toBeVisible();
    await view.user.type(screen.getByRole('textbox'), 'x');
    expect(within(item('Greets')).getByText('Done')).toBeVisible();
    expect(screen.queryByText('Items done: 1 of 3')).toBeNull();
    expect(view.onChecked.mock.calls[0]?.[0]).toBe(false);
  });

  test('passes without what is extra, and may be improved', async () => {
    const view = await open(OPEN);
    await screen.findByRole('region', { name: 'Checklist' });
    await judged(view, { passed: true, done: ['item-0', 'item-1'] });
    expect(screen.getByText('Your project is ready!')).toBeVisible();
    expect(within(item('Sings')).getByText('Not yet')).toBeVisible();
    expect(view.onChecked.mock.calls[0]?.[0]).toBe(true);
  });

  test('a program that fails by itself leaves the items open', async () => {
    const view = await open(OPEN);
    const list = await screen.findByRole('region', { name: 'Checklist' });
    const failure = {
      type: 'NameError',
      message: "name 'x' is not defined",
      line: 1,
      traceback: '',
    };
    await judged(view, { key: 'error', failure });
    expect(within(list).queryByText('Not yet')).toBeNull();
  });
});
