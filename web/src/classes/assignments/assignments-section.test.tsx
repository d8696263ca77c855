import type { Assignment } from '@codivia/contract/api/assignments';
import type { ClassMember, SchoolClass } from '@codivia/contract/api/classes';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mockApi, Refused } from '../../test/api.ts';
import { assignment, classAssignments } from '../../test/assignments.ts';
import { classMember, schoolClass as emptyClass } from '../../test/classes.ts';
import { course, lesson, signInAs } from '../../test/factories.ts';
import { renderPage } from '../../test/render.tsx';
import { AssignmentsSection } from './assignments-section.tsx';

const AT = '/classes/c1/assignments';
const LIST = 'GET /classes/c1/assignments';
const CREATE = 'POST /classes/c1/assignments';
const LICENCE = { seats: 30, until: '2999-06-30T22:00:00.000Z' };

const PUPILS = [
  classMember({ id: 'lea', name: 'Léa' }),
  classMember({ id: 'tom', name: 'Tom', user_name: 'tom' }),
];
const schoolClass = (changes: Partial<SchoolClass> = {}) =>
  emptyClass({ members: PUPILS, ...changes });

const COURSES = [
  course({
    lessons: [
      lesson(),
      lesson({ id: 'discovery-two', title: 'Numbers', title_fr: 'Nombres' }),
      lesson({ id: 'discovery-more', title: 'More', title_fr: 'Encore', is_premium: true }),
    ],
  }),
  course({
    id: 'games',
    title: 'Games',
    title_fr: 'Jeux',
    lessons: [lesson({ id: 'games-one', title: 'A ball', title_fr: 'Une balle' })],
  }),
];

const CHALLENGES = [
  { id: 'door', title_fr: 'La porte', title_en: 'The door', open: true },
  { id: 'maze', title_fr: 'Le labyrinthe', title_en: 'The maze', open: false },
].map((one) => ({ ...one, week: '2026-01-05', topic: 'python', level: 1, xp: 10, current: false }));

type Options = {
  itemId?: string;
  language?: 'en' | 'fr';
  taught?: SchoolClass;
  replies?: Parameters<typeof mockApi>[0];
};

function open({ itemId, language = 'en', taught = schoolClass(), replies = {} }: Options = {}) {
  const calls = mockApi({
    [LIST]: () => classAssignments(),
    [CREATE]: () => classAssignments(),
    'GET /courses': () => COURSES,
    'GET /challenges': () => CHALLENGES,
    ...replies,
  });
  const page = renderPage(<AssignmentsSection taught={taught} itemId={itemId} />, {
    at: itemId ? `${AT}/${itemId}` : AT,
    language,
    path: AT + (itemId ? `/${itemId}` : ''),
    others: [{ path: AT, element: <p>The list</p> }],
  });
  return { ...page, calls, sent: () => calls.filter(({ method }) => method !== 'GET') };
}

beforeEach(() => signInAs({ is_teacher: true }));

describe('the list', () => {
  it('says what is open, coming and past, for whom, and how far the class is', async () => {
    const all: Assignment[] = [
      assignment({
        title: { en: 'Old', fr: 'Vieux' },
        id: 'a2',
        due_at: '2026-01-12T07:00:00.000Z',
      }),
      assignment(),
      assignment({
        id: 'a3',
        title: { en: 'Later', fr: 'Plus tard' },
        opens_at: '2999-01-05T07:00:00.000Z',
        due_at: null,
        for_all: false,
        member_ids: ['tom'],
        of: 1,
        done: 0,
      }),
    ];
    open({ replies: { [LIST]: () => classAssignments(all) } });
    const headings = await screen.findAllByRole('heading', { level: 3 });
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      'In progress (1)',
      'Coming (1)',
      'Past (1)',
    ]);
    const [current, coming] = screen
      .getAllByRole('listitem')
      .filter(({ textContent }) => textContent?.includes('Edit'));
    const now = within(current as HTMLElement);
    expect(now.getByRole('link', { name: 'First words' })).toHaveAttribute(
      'href',
      '/lesson/discovery-hello',
    );
    expect(await now.findByText('Discovery')).toBeVisible();
    expect(now.getByText('Opened on Monday, January 5 at 8:00 AM')).toBeVisible();
    expect(now.getByText('Done: 1 of 2')).toBeVisible();
    expect(now.getByText('on time: 1')).toBeVisible();
    const later = within(coming as HTMLElement);
    expect(later.getByText('For Tom')).toBeVisible();
    expect(later.getByText('No due date')).toBeVisible();
  });

  it('keeps what has left the catalogue, without a link to it', async () => {
    open({
      language: 'fr',
      replies: { [LIST]: () => classAssignments([assignment({ gone: true, course_id: null })]) },
    });
    expect(await screen.findByText('N’est plus au catalogue')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Premiers mots' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Modifier/ })).toBeNull();
    expect(screen.getByRole('button', { name: /^Retirer/ })).toBeVisible();
  });

  it('says that all times are the class’s where the device has others', async () => {
    open({
      taught: schoolClass({ time_zone: 'Pacific/Noumea' }),
      replies: {
        [LIST]: () => classAssignments([assignment()], { time_zone: 'Pacific/Noumea' }),
      },
    });
    expect(
      await screen.findByText(/those of the class: Pacific\/Noumea \(GMT\+11\)/),
    ).toBeVisible();
    expect(screen.getByText(/Your device is set to another time zone/)).toBeVisible();
    expect(screen.getByText('Opened on Monday, January 5 at 6:00 PM')).toBeVisible();
  });

  it.each([
    ['en', 'Without a licence: free lessons', 'Ask us for a licence'],
    ['fr', 'Sans licence : les leçons gratuites', 'Nous demander une licence'],
  ] as const)('leads to a licence where there is none (%s)', async (language, text, link) => {
    open({ language, replies: { [LIST]: () => classAssignments([]) } });
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', '/help/ask');
  });

  it('only shows the work of an archived class', async () => {
    open({ taught: schoolClass({ archived_at: '2026-07-01T00:00:00.000Z' }), itemId: 'give' });
    expect(await screen.findByText('First words')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Assign something' })).toBeNull();
    expect(screen.queryByRole('button', { name: /Edit/ })).toBeNull();
  });

  it('removes an assignment once that is confirmed', async () => {
    const { user, sent } = open({
      replies: {
        'DELETE /classes/c1/assignments/a1': () => ({ message: { fr: 'Fait', en: 'Done' } }),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Remove of “First words”' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove “First words”?' }));
    expect(sent()).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('“First words” is removed.')).toBeVisible();
    expect(sent()).toHaveLength(1);
  });

  it('changes dates and pupils, and starts again from what a colleague has saved', async () => {
    const theirs = assignment({ revision: 4, due_local: '2999-02-01T08:00' });
    let refused = true;
    const { user, sent } = open({
      replies: {
        'PUT /classes/c1/assignments/a1': () => {
          if (!refused) return theirs;
          refused = false;
          const refusal = new Refused(409, 'Changed.', 'assignment_changed');
          Object.assign(refusal.answer as object, { current: theirs });
          throw refusal;
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: /^Edit/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit “First words”' }));
    const due = dialog.getByLabelText('Due on (optional)');
    fireEvent.change(due, { target: { value: '2025-01-01T08:00' } });
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(dialog.getByText('The due date must be after the opening.')).toBeVisible();
    fireEvent.change(due, { target: { value: '2999-01-15T08:00' } });
    await user.click(dialog.getByRole('radio', { name: 'Some pupils' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(dialog.getByText('Tick at least one pupil.')).toBeVisible();
    expect(sent()).toEqual([]);
    await user.click(dialog.getByRole('checkbox', { name: 'Tom' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText(/^A colleague has changed this assignment/)).toBeVisible();
    expect(due).toHaveValue('2999-02-01T08:00');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The assignment is saved.')).toBeVisible();
    expect(sent().map(({ body }) => body)).toEqual([
      {
        opens_local: '2026-01-05T08:00',
        due_local: '2999-01-15T08:00',
        member_ids: ['tom'],
        revision: 3,
      },
      { opens_local: '2026-01-05T08:00', due_local: '2999-02-01T08:00', revision: 4 },
    ]);
  });
});

describe('choosing from the catalogue', () => {
  it('assigns lessons, exercises and challenges together', async () => {
    const { user, sent, router } = open({
      itemId: 'give',
      replies: {
        'GET /user-lessons/discovery-two': () => ({
          ...lesson({ id: 'discovery-two' }),
          content:
            '<code-exercise id="sum"></code-exercise><quiz-question id="why"></quiz-question>',
          exercises: [{ id: 'why' }, { id: 'sum', title: 'A sum' }],
        }),
      },
    });
    await user.click(await screen.findByText('Discovery'));
    expect(
      await screen.findByRole('checkbox', { name: 'First words' }),
    ).toHaveAccessibleDescription('Assigned already');
    await user.click(screen.getByRole('button', { name: '2 exercises of “Numbers”' }));
    await user.click(await screen.findByRole('checkbox', { name: 'A sum' }));
    expect(screen.getByRole('checkbox', { name: 'Question (exercise 2)' })).toBeVisible();
    await user.type(screen.getByRole('searchbox'), 'ball');
    await user.click(screen.getByRole('checkbox', { name: 'A ball' }));
    expect(screen.queryByRole('checkbox', { name: 'A sum' })).toBeNull();
    await user.clear(screen.getByRole('searchbox'));
    await user.click(screen.getByRole('button', { name: 'Challenges' }));
    await user.click(await screen.findByRole('checkbox', { name: 'The door' }));
    fireEvent.change(screen.getByLabelText('Opens on'), { target: { value: '2026-12-07T08:00' } });
    await user.click(screen.getByRole('button', { name: 'Assign 3' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(AT));
    const opens_local = '2026-12-07T08:00';
    expect(sent().map(({ body }) => body)).toEqual([
      {
        assignments: [
          { kind: 'exercise', lesson_id: 'discovery-two', exercise_id: 'sum', opens_local },
          { kind: 'lesson', lesson_id: 'games-one', opens_local },
          { kind: 'challenge', challenge_id: 'door', opens_local },
        ],
      },
    ]);
  });

  it('locks Premium without a licence, and says why', async () => {
    const { user } = open({ itemId: 'give', language: 'fr' });
    await user.click(await screen.findByText('Découverte'));
    const locked = await screen.findByRole('checkbox', { name: 'Encore' });
    expect(locked).toBeDisabled();
    expect(locked).toHaveAccessibleDescription(/^Premium.: il faut une licence/);
    await user.click(screen.getByRole('button', { name: 'Défis' }));
    expect(await screen.findByRole('checkbox', { name: 'Le labyrinthe' })).toBeDisabled();
    expect(screen.getByRole('checkbox', { name: 'La porte' })).toBeEnabled();
  });

  it('opens Premium with a licence, whose exercises only some accounts can list', async () => {
    const { user } = open({
      itemId: 'give',
      replies: {
        [LIST]: () => classAssignments([], { licence: LICENCE }),
        'GET /user-lessons/discovery-more': () => {
          throw new Refused(403, 'Premium needed.', 'premium_required');
        },
      },
    });
    await user.click(await screen.findByText('Discovery'));
    await user.click(await screen.findByRole('checkbox', { name: 'More' }));
    expect(screen.getByRole('button', { name: 'Take “More” out' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: '2 exercises of “More”' }));
    expect(await screen.findByText(/^Your own account cannot open/)).toBeVisible();
    expect(screen.getByText('Licence for 30 pupils, until July 1, 2999.')).toBeVisible();
  });

  it('assigns no Premium lesson that opens after the end of the licence', async () => {
    const licence = { seats: 30, until: '2027-01-31T22:59:59.000Z' };
    const { user, sent } = open({
      itemId: 'give',
      replies: { [LIST]: () => classAssignments([], { licence }) },
    });
    await user.click(await screen.findByText('Discovery'));
    await user.click(await screen.findByRole('checkbox', { name: 'More' }));
    const opens = screen.getByLabelText('Opens on');
    fireEvent.change(opens, { target: { value: '2027-02-01T08:00' } });
    expect(screen.getByText(/^The licence ends on January 31, 2027/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Assign it' }));
    expect(sent()).toEqual([]);
    fireEvent.change(opens, { target: { value: '2027-01-31T23:00' } });
    await user.click(screen.getByRole('button', { name: 'Assign it' }));
    await waitFor(() => expect(sent()).toHaveLength(1));
  });

  it('says what is missing', async () => {
    const { user, sent } = open({ itemId: 'give' });
    fireEvent.change(await screen.findByLabelText('Opens on'), { target: { value: '' } });
    await user.click(screen.getByRole('button', { name: 'Assign it' }));
    expect(screen.getByText('Tick at least one lesson, exercise or challenge.')).toBeVisible();
    expect(screen.getByText('Choose a date and a time.')).toBeVisible();
    expect(sent()).toEqual([]);
  });

  it.each([
    ['2027-03-28T02:30', /skips this time: it counts as Sunday, March 28, 2027 at 3:30 AM/],
    ['2026-10-25T02:30', /shows this time twice: the second one counts/],
  ])('says what the clock does at %s', async (value, text) => {
    open({ itemId: 'give' });
    fireEvent.change(await screen.findByLabelText('Opens on'), { target: { value } });
    expect(screen.getByText(text)).toBeVisible();
  });

  it('does not offer pupils who were removed', async () => {
    const [lea, tom] = PUPILS as [ClassMember, ClassMember];
    const members = [lea, { ...tom, delete_after: '2026-12-07T00:00:00.000Z' }];
    const { user } = open({ itemId: 'give', taught: schoolClass({ members }) });
    await user.click(await screen.findByRole('radio', { name: 'Some pupils' }));
    expect(screen.getByRole('checkbox', { name: 'Léa' })).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: 'Tom' })).toBeNull();
  });
});

describe('the plan of a course', () => {
  async function openPlan(replies: Parameters<typeof mockApi>[0] = {}) {
    const page = open({ itemId: 'plan', replies });
    await page.user.selectOptions(await screen.findByLabelText('Course'), 'discovery');
    fireEvent.change(screen.getByLabelText('First day'), { target: { value: '2026-12-07' } });
    await page.user.selectOptions(screen.getByLabelText('Day of the week'), 'Monday');
    return page;
  }

  it('spreads a course over weeks with class, and sends it at once', async () => {
    const { user, sent, router } = await openPlan({
      [LIST]: () => classAssignments([], { licence: LICENCE }),
    });
    await user.click(
      await screen.findByRole('checkbox', { name: 'No class in the week of Monday, December 14' }),
    );
    expect(screen.getByText('The last lesson opens on December 28, 2026.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Assign 3 lessons' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(AT));
    expect(sent().map(({ body }) => body)).toEqual([
      {
        assignments: [
          ['discovery-hello', '07', '21'],
          ['discovery-two', '21', '28'],
        ]
          .map(([lesson_id, opens, due]) => ({
            kind: 'lesson',
            lesson_id,
            opens_local: `2026-12-${opens}T08:00`,
            due_local: `2026-12-${due}T08:00`,
          }))
          .concat({
            kind: 'lesson',
            lesson_id: 'discovery-more',
            opens_local: '2026-12-28T08:00',
            due_local: '2027-01-04T08:00',
          }),
      },
    ]);
  });

  it('stops where the licence ends', async () => {
    const licence = { seats: 30, until: '2026-12-20T22:59:59.000Z' };
    const { user, sent } = await openPlan({
      [LIST]: () => classAssignments([], { licence }),
    });
    expect(screen.getByText('After the end of the licence')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Assign 3 lessons' }));
    expect(screen.getByText(/^The licence ends on December 20, 2026/)).toBeVisible();
    expect(sent()).toEqual([]);
  });

  it('leaves out what the class has already and what needs a licence', async () => {
    const { user } = await openPlan();
    expect(screen.getByRole('checkbox', { name: 'First words' })).not.toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'More' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Assign 1 lesson' })).toBeEnabled();
    await user.click(screen.getByRole('checkbox', { name: 'Numbers' }));
    expect(screen.getByText('Tick at least one lesson.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Assign 0 lessons' })).toBeDisabled();
  });
});

it('says that the assignments could not be loaded, and tries again', async () => {
  const answer = vi.fn<() => unknown>(() => {
    throw new Refused(500);
  });
  const { user } = open({ replies: { [LIST]: () => answer() } });
  await screen.findByText('The assignments could not be loaded.');
  answer.mockImplementation(() => classAssignments([]));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nothing is assigned yet')).toBeVisible();
});
