import type { ClassResults } from '@codivia/contract/api/class-results';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mockApi, Refused } from '../../test/api.ts';
import { assignment } from '../../test/assignments.ts';
import { classResults, mark, pupilResults } from '../../test/class-results.ts';
import { schoolClass } from '../../test/classes.ts';
import { signInAs } from '../../test/factories.ts';
import { renderPage } from '../../test/render.tsx';
import { PupilSection } from './pupil-section.tsx';
import { ResultsSection } from './results-section.tsx';

beforeEach(() => signInAs({ is_teacher: true }));

const MISTAKES = [
  {
    exercise_id: 'badge',
    title: { en: 'Name badge', fr: 'Badge' },
    mistakes: [{ label: 'Nothing was printed.', pupils: 4, tries: 9 }],
  },
  { exercise_id: 'old', title: null, mistakes: [{ label: 'No.', pupils: 1, tries: 1 }] },
];

type Options = { itemId?: string; at?: string; language?: 'en' | 'fr'; results?: ClassResults };

function open({ itemId, at = '/', language = 'en', results = classResults() }: Options = {}) {
  const calls = mockApi({
    'GET /classes/c1/results': () => results,
    'GET /classes/c1/mistakes': () => MISTAKES,
    'POST /classes/c1/results/exports': () => results,
  });
  const page = <ResultsSection taught={schoolClass()} itemId={itemId} />;
  return { ...renderPage(page, { at, language }), calls };
}

const cell = (pupil: string, place: number) => {
  const row = screen.getByRole('row', { name: new RegExp(pupil) });
  return within(row).getAllByRole('cell')[place] as HTMLElement;
};

describe('the table of marks', () => {
  it('says in words how each pupil stands with each assignment', async () => {
    const [first, second] = classResults().pupils;
    const excused = mark({ done_at: null, on_time: false, late_joiner: true, tries: 0 });
    const missing = mark({ done_at: null, on_time: false, tries: 1 });
    const pupils = [
      ...[first, second].filter((one) => one !== undefined),
      pupilResults({ id: 'zoe', name: 'Zoé', marks: [excused] }),
      pupilResults({ id: 'max', name: 'Max', marks: [missing] }),
    ];
    open({ results: classResults({ pupils }) });
    await screen.findByRole('grid', { name: 'Pupils and assignments' });
    expect(cell('Léa', 0)).toHaveTextContent('On timeNov 20 · 2 tries');
    expect(cell('Léa', 1)).toHaveTextContent('To do');
    expect(cell('Tom', 0)).toHaveTextContent('Done lateNov 24 · 5 tries');
    expect(cell('Tom', 1)).toHaveTextContent('Not for this pupil');
    expect(cell('Zoé', 0)).toHaveTextContent('Exempt');
    expect(cell('Max', 0)).toHaveTextContent('Not done1 try');
    expect(screen.getByRole('rowheader', { name: /Léa/ })).toHaveTextContent('1 of 2');
    expect(screen.getByRole('columnheader', { name: /First words/ })).toHaveTextContent(
      'due Nov 23',
    );
  });

  it('is one stop for the keyboard, in which arrow keys move', async () => {
    const { user } = open();
    const lea = await screen.findByRole('link', { name: 'Léa' });
    const grid = screen.getByRole('grid');
    expect([...grid.querySelectorAll('[tabindex="0"]')]).toEqual([lea]);
    act(() => lea.focus());
    await user.keyboard('{ArrowRight}{ArrowDown}');
    expect(cell('Tom', 0)).toHaveFocus();
    expect([...grid.querySelectorAll('[tabindex="0"]')]).toEqual([cell('Tom', 0)]);
    await user.keyboard('{End}');
    expect(cell('Tom', 1)).toHaveFocus();
    await user.keyboard('{Home}{ArrowUp}{ArrowUp}');
    expect(lea).toHaveFocus();
    expect(lea).toHaveAttribute('href', '/classes/c1/pupil/lea?weeks=12');
  });

  it('names what is gone, and says when nothing was open', async () => {
    open({ results: classResults({ assignments: [assignment({ gone: true })] }) });
    expect(await screen.findByRole('columnheader', { name: /no longer in the/ })).toBeVisible();
    open({ results: classResults({ assignments: [] }) });
    expect(await screen.findByText('Nothing was open in this period.')).toBeVisible();
  });
});

it('reads another period, which the address keeps', async () => {
  const { user, calls, router } = open();
  await user.selectOptions(await screen.findByLabelText('Period'), 'The last 4 weeks');
  await waitFor(() => expect(router.state.location.search).toBe('?weeks=4'));
  const spans = calls
    .filter(({ path }) => path.startsWith('/classes/c1/results'))
    .map(({ search }) => Date.parse(search.get('to') ?? '') - Date.parse(search.get('from') ?? ''));
  const week = 7 * 86_400_000;
  expect(spans).toEqual([11 * week, 3 * week]);
});

it('shows weeks as bars with words, and mistakes without names', async () => {
  open({ language: 'fr' });
  const minutes = await screen.findByRole('list', { name: /Minutes actives par élève/ });
  expect(within(minutes).getAllByRole('listitem')[0]).toHaveTextContent(
    'Semaine du 16 nov. : 15 minutes',
  );
  const lessons = screen.getByRole('list', { name: 'Leçons terminées' });
  expect(within(lessons).getAllByRole('listitem')[1]).toHaveTextContent(
    'Semaine du 23 nov. : 1 leçon',
  );
  expect(await screen.findByRole('heading', { name: 'Badge' })).toBeVisible();
  expect(screen.getByText('Nothing was printed.')).toBeVisible();
  expect(screen.getByText('4 élèves · 9 fois')).toBeVisible();
  expect(screen.getByRole('heading', { name: /n’est plus dans la leçon/ })).toBeVisible();
});

it('asks for the mistakes of another lesson', async () => {
  const { user, calls } = open();
  await user.selectOptions(await screen.findByLabelText('Lesson'), 'First words');
  await waitFor(() => {
    const asked = calls.filter(({ path }) => path.endsWith('/mistakes'));
    expect(asked.map(({ search }) => search.get('lesson_id'))).toEqual([
      'loops',
      'discovery-hello',
    ]);
  });
});

it('saves the marks in the form of either country, and has each file recorded', async () => {
  const saved: Blob[] = [];
  const names: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob);
    return 'blob:x';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  const { user, calls } = open();
  await user.click(await screen.findByRole('button', { name: 'CSV, French form' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'CSV, English form' }));
  await waitFor(() => expect(saved).toHaveLength(2));
  const [french, english] = await Promise.all(saved.map((one) => one.text()));
  expect(french).toContain('Léa;2026-09-01;yes;yes;2;no;;0;0,50');
  expect(english).toContain('Léa,2026-09-01,yes,yes,2,no,,0,0.50');
  expect(names).toEqual(['4e-B-results-2026-11-30.csv', '4e-B-results-2026-11-30.csv']);
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(2);
});

it('prints totals, and marks in tables as wide as a page', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  const assignments = Array.from({ length: 9 }, (_, i) =>
    assignment({ id: `a${i + 1}`, title: { en: `Lesson ${i + 1}`, fr: `Leçon ${i + 1}` } }),
  );
  const { user } = open({ itemId: 'print', results: classResults({ assignments }) });
  const totals = within(await screen.findByRole('table', { name: 'Totals' }));
  expect(totals.getByRole('row', { name: /Tom/ })).toHaveTextContent('Tom1 of 10541');
  const first = within(screen.getByRole('table', { name: 'Assignments 1 to 7 of 9' }));
  expect(first.getAllByRole('columnheader')).toHaveLength(8);
  const rest = within(screen.getByRole('table', { name: 'Assignments 8 to 9 of 9' }));
  expect(rest.getAllByRole('columnheader')).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
  expect(screen.getByRole('link', { name: 'Back to the results' })).toHaveAttribute(
    'href',
    '/classes/c1/results?weeks=12',
  );
});

it('says that there are no pupils, and tries again when results do not come', async () => {
  open({ results: classResults({ pupils: [] }) });
  expect(await screen.findByText('There are no pupils in this class yet.')).toBeVisible();
  let works = false;
  mockApi({
    'GET /classes/c2/results': () => {
      if (!works) throw new Refused(403);
      return classResults({ assignments: [] });
    },
  });
  const taught = schoolClass({ id: 'c2' });
  const { user } = renderPage(<ResultsSection taught={taught} itemId={undefined} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
  works = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Tom' })).toBeVisible();
});

describe('the sheet of a pupil', () => {
  const sheet = () => {
    const { pupils, ...period } = classResults();
    return { ...period, class_name: '4e B', pupil: pupils[0] };
  };
  const show = (answer: () => unknown) => {
    const calls = mockApi({ 'GET /classes/c1/members/lea/sheet': answer });
    const page = <PupilSection taught={schoolClass()} itemId="lea" />;
    return { ...renderPage(page), calls };
  };

  it('has figures, weeks and assignments, and is read once', async () => {
    const { calls } = show(sheet);
    expect(await screen.findByRole('heading', { name: 'Léa' })).toBeVisible();
    expect(screen.getByText('1 of 2')).toBeVisible();
    const table = within(screen.getByRole('table', { name: 'Assignments' }));
    expect(table.getByRole('row', { name: /First words/ })).toHaveTextContent(
      'First wordsOn timeNov 20Nov 232',
    );
    expect(table.getByRole('row', { name: /Loops/ })).toHaveTextContent('LoopsTo do–0');
    const minutes = screen.getByRole('list', { name: 'Active minutes' });
    expect(within(minutes).getAllByRole('listitem')[0]).toHaveTextContent('30 minutes');
    expect(screen.getByText(/it is recorded/)).toBeVisible();
    expect(calls).toHaveLength(1);
  });

  it('says that the pupil is no longer there', async () => {
    show(() => {
      throw new Refused(404);
    });
    expect(await screen.findByText('This pupil is not in the class')).toBeVisible();
  });
});
