import type { AuthoredQuizQuestion } from '@codivia/contract/exercises/quiz';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { adminCourse } from '../../test/admin.ts';
import { mockApi, Refused } from '../../test/api.ts';
import { signInAs } from '../../test/factories.ts';
import { renderPage } from '../../test/render.tsx';
import { adminLesson, lessonSummary } from '../lessons/factories.ts';
import { AdminPage } from './admin-page.tsx';

const FIRST = adminLesson({ course_id: 'robots' });
const SECOND = lessonSummary({
  id: 'loops-second',
  course_id: 'robots',
  title: 'Second loop',
  title_fr: 'Deuxième boucle',
  order_index: 2,
  is_active: true,
});
const ROWS = [lessonSummary({ course_id: 'robots' }), SECOND];

const REPLIES = {
  'GET /admin/courses': () => [adminCourse()],
  'GET /admin/lessons': () => ROWS,
  'GET /admin/lessons/loops-first': () => FIRST,
};

function refused(status: number, code: string, more: object): never {
  const refusal = new Refused(status, { fr: 'Refusé.', en: 'Refused.' }, code);
  Object.assign(refusal.answer as object, more);
  throw refusal;
}

function open(at: string, replies: Parameters<typeof mockApi>[0] = {}) {
  const calls = mockApi({ ...REPLIES, ...replies });
  return { calls, ...renderPage(<AdminPage />, { at: `/admin?section=lessons${at}` }) };
}

const OPENED = '&lesson=loops-first';
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const title = () => screen.findByRole('textbox', { name: /^Title \(English\)/ });
const save = () => screen.getByRole('button', { name: 'Save' });

type User = ReturnType<typeof open>['user'];

async function openDetails(user: User) {
  await user.click(screen.getByRole('button', { name: 'Edit the details' }));
  return dialog('Details');
}

async function activate(user: User): Promise<void> {
  const details = await openDetails(user);
  await user.click(details.getByRole('checkbox', { name: /^Active/ }));
  await user.click(details.getByRole('button', { name: 'Done' }));
}

beforeEach(() => {
  signInAs({ role: 'admin' });
  // jsdom measures no text; editors ask for it.
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
});

describe('the list of lessons', () => {
  it('says which are drafts, finds them by words, and opens one', async () => {
    const { user, router } = open('');
    const list = within(await screen.findByRole('list', { name: 'Lessons' }));
    const [first, second] = list.getAllByRole('listitem');
    expect(first).toHaveTextContent(/First loop.*Draft/);
    expect(second).not.toHaveTextContent('Draft');
    await user.type(screen.getByRole('searchbox', { name: 'Search lessons' }), 'first');
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
    await user.click(list.getByRole('link', { name: /First loop/ }));
    expect(await title()).toHaveValue('First loop');
    expect(router.state.location.search).toContain('lesson=loops-first');
  });

  it('moves a lesson with its buttons', async () => {
    const { user, calls } = open('&course=robots', {
      'PUT /admin/courses/robots/lesson-order': () => ROWS,
    });
    await user.click(await screen.findByRole('button', { name: 'Move down: First loop' }));
    expect(await screen.findByText('Moved to place 2 of 2.')).toBeInTheDocument();
    const sent = () => calls.find(({ method }) => method !== 'GET')?.body;
    await waitFor(() => expect(sent()).toEqual({ lesson_ids: ['loops-second', 'loops-first'] }));
  });
});

describe('a place that is typed', () => {
  it('moves a lesson over others at once', async () => {
    const third = lessonSummary({ ...SECOND, id: 'loops-third', title: 'Third', order_index: 3 });
    const { user, calls } = open('&course=robots', {
      'GET /admin/lessons': () => [...ROWS, third],
      'PUT /admin/courses/robots/lesson-order': () => ROWS,
    });
    await user.click(await screen.findByRole('button', { name: 'Move to place…: First loop' }));
    const asking = await dialog('Move to a place');
    const place = asking.getByRole('spinbutton', { name: 'Place (1 to 3)' });
    await user.clear(place);
    await user.type(place, '4');
    await user.click(asking.getByRole('button', { name: 'Move the lesson' }));
    expect(asking.getByText('A place from 1 to 3.')).toBeVisible();
    await user.clear(place);
    await user.type(place, '3{Enter}');
    expect(await screen.findByText('Moved to place 3 of 3.')).toBeInTheDocument();
    const sent = () => calls.find(({ method }) => method === 'PUT')?.body;
    const lesson_ids = ['loops-second', 'loops-third', 'loops-first'];
    await waitFor(() => expect(sent()).toEqual({ lesson_ids }));
  });
});

describe('several chosen lessons', () => {
  const choose = async (user: ReturnType<typeof open>['user'], action: string) => {
    await user.click(await screen.findByRole('button', { name: 'Choose several lessons' }));
    await user.click(screen.getByRole('checkbox', { name: 'Choose all lessons shown' }));
    expect(screen.getByText('2 chosen')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Change' }));
    await user.click(await screen.findByRole('menuitem', { name: action }));
  };

  it('are published with one request, and those that stay drafts are named', async () => {
    const detail = { en: 'Not verified.', fr: 'Non vérifié.' };
    const refused = [{ id: 'loops-first', detail, problems: [] }];
    const { user, calls } = open('', {
      'POST /admin/lesson-changes': () => ({ done: ['loops-second'], refused }),
    });
    await choose(user, 'Publish…');
    const asking = await dialog('Publish 2 lessons?');
    await user.click(asking.getByRole('button', { name: 'Publish 2 lessons' }));
    expect(await asking.findByRole('alert')).toHaveTextContent(/First loop.*Not verified\./);
    expect(await screen.findByText('1 lesson published')).toBeInTheDocument();
    const sent = calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
    const lessons = ['loops-first', 'loops-second'].map((id) => ({ id, revision: 1 }));
    expect(sent).toEqual([{ lessons, change: { is_active: true } }]);
  });

  it('get other minutes once a number is typed', async () => {
    const done = ['loops-first', 'loops-second'];
    const { user, calls } = open('', {
      'POST /admin/lesson-changes': () => ({ done, refused: [] }),
    });
    await choose(user, 'Add or take away minutes…');
    const asking = await dialog('Change the minutes of 2 lessons');
    const confirm = asking.getByRole('button', { name: 'Change 2 lessons' });
    await user.click(confirm);
    expect(asking.getByText('A whole number other than 0.')).toBeVisible();
    await user.type(asking.getByRole('textbox', { name: 'Minutes' }), '-5');
    await user.click(confirm);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const sent = calls.find(({ method }) => method === 'POST')?.body;
    expect(sent).toMatchObject({ change: { add_minutes: -5 } });
  });
});

it('duplicates a lesson into another course, and opens the copy', async () => {
  const copy = { ...FIRST, id: 'loops-first-copy', title: 'Copy of First loop', course_id: null };
  const { user, calls, router } = open(OPENED, {
    'POST /admin/lessons/loops-first/copies': () => copy,
    'GET /admin/lessons/loops-first-copy': () => copy,
  });
  await user.click(await screen.findByRole('button', { name: 'Duplicate' }));
  const asking = await dialog('Duplicate this lesson');
  await user.selectOptions(asking.getByRole('combobox'), 'No course');
  await user.click(asking.getByRole('button', { name: 'Duplicate the lesson' }));
  await waitFor(() => expect(router.state.location.search).toContain('lesson=loops-first-copy'));
  const sent = calls.find(({ path }) => path.endsWith('/copies'));
  expect(sent?.body).toEqual({ course_id: null });
});

describe('an opened lesson', () => {
  it('sends what was changed, over the revision it began from', async () => {
    const saved = { ...FIRST, title: 'First loop!', revision: 2 };
    const { user, calls } = open(OPENED, { 'PUT /admin/lessons/loops-first': () => saved });
    await user.type(await title(), '!');
    expect(screen.getByText('Unsaved changes')).toBeVisible();
    await user.click(save());
    expect(await screen.findByText('Lesson saved')).toBeInTheDocument();
    const sent = calls.find(({ method }) => method === 'PUT')?.body;
    expect(sent).toEqual({ title: 'First loop!', revision: 1 });
    expect(await screen.findByText('Everything is saved')).toBeInTheDocument();
  });

  it('lets one choose, field by field, when somebody else was faster', async () => {
    const theirs = { ...FIRST, title: 'Their title', xp_reward: 50, revision: 2 };
    const { user, calls } = open(OPENED, {
      'PUT /admin/lessons/loops-first': ({ body }) =>
        (body as { revision: number }).revision === 2
          ? { ...theirs, title: 'First loop!', revision: 3 }
          : refused(409, 'lesson_changed', { current: theirs }),
    });
    await user.type(await title(), '!');
    await user.click(save());
    const conflict = await dialog('Somebody else has changed this lesson');
    expect(await conflict.findByText('Changed by them')).toBeVisible();
    expect(conflict.getByText('Changed by both of you')).toBeVisible();
    const apply = conflict.getByRole('button', { name: 'Save what I chose' });
    expect(apply).toBeDisabled();
    expect(conflict.getByText('1 field still has to be chosen.')).toHaveRole('status');
    const titles = within(conflict.getByRole('group', { name: 'What stays: Title (English)' }));
    await user.click(titles.getByRole('button', { name: 'Mine' }));
    await user.click(apply);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const sent = calls.findLast(({ method }) => method === 'PUT')?.body;
    expect(sent).toEqual({ title: 'First loop!', revision: 2 });
  });

  describe('brought back from a former visit over a revision that is no more', () => {
    const theirs = { ...FIRST, title: 'Their title', revision: 2 };
    const kept = { revision: 1, keptAt: 1, values: { ...FIRST, xp_reward: 7 } };
    const refusing = {
      'GET /admin/lessons/loops-first': () => theirs,
      'PUT /admin/lessons/loops-first': () => refused(409, 'lesson_changed', { current: theirs }),
    };
    const conflictOf = async (user: ReturnType<typeof open>['user']) => {
      await title();
      await user.click(save());
      const conflict = await dialog('Somebody else has changed this lesson');
      return { conflict, apply: conflict.getByRole('button', { name: 'Save what I chose' }) };
    };
    beforeEach(() => localStorage.setItem('of:m1:admin-lesson:loops-first', JSON.stringify(kept)));

    it('chooses nothing before that revision has come', async () => {
      let answer: (version: object) => void = () => undefined;
      const coming = new Promise<object>((resolve) => {
        answer = resolve;
      });
      const { user } = open(OPENED, {
        ...refusing,
        'GET /admin/lessons/loops-first/versions/1': () => coming,
      });
      const { conflict, apply } = await conflictOf(user);
      expect(
        conflict.getByRole('status', { name: 'The versions are being compared…' }),
      ).toBeVisible();
      expect(apply).toBeDisabled();
      expect(conflict.queryByRole('button', { pressed: true })).not.toBeInTheDocument();
      answer({ lesson: FIRST });
      await waitFor(() => expect(apply).toBeEnabled());
      const chosen = conflict.getAllByRole('button', { pressed: true });
      expect(chosen.map(({ textContent }) => textContent)).toEqual(['Theirs', 'Mine']);
    });

    it('has every field chosen by hand where that revision cannot be had', async () => {
      const { user } = open(OPENED, {
        ...refusing,
        'GET /admin/lessons/loops-first/versions/1': () => refused(404, 'version_not_found', {}),
      });
      const { conflict, apply } = await conflictOf(user);
      expect(await conflict.findByText('2 fields still have to be chosen.')).toBeVisible();
      for (const theirs of conflict.getAllByRole('button', { name: 'Theirs' })) {
        expect(apply).toBeDisabled();
        await user.click(theirs);
      }
      expect(apply).toBeEnabled();
    });
  });

  it('says in the history who saved what, also once the account is gone', async () => {
    const version = { saved_at: '2026-11-02T10:00:00.000Z', saved_by: null, restored_from: null };
    const ada = { id: 'a1', name: 'Ada' };
    const { user } = open(OPENED, {
      'GET /admin/lessons/loops-first/versions': () => [
        { ...version, revision: 3, origin: 'panel', saved_by: ada, changed: ['title', 'content'] },
        { ...version, revision: 2, origin: 'panel', changed: ['title_fr'] },
        { ...version, revision: 1, origin: 'files', changed: [] },
      ],
    });
    await title();
    await user.click(screen.getByRole('button', { name: 'History' }));
    const versions = within(await screen.findByRole('list', { name: 'Versions' }));
    const [latest, gone, shipped] = versions.getAllByRole('listitem');
    expect(latest).toHaveTextContent(/saved by Ada.*Title \(English\), Content \(English\)/);
    expect(gone).toHaveTextContent(/saved by somebody whose account is gone.*Title \(French\)/);
    expect(shipped).not.toHaveTextContent('somebody');
  });

  it('refuses a number that is not whole instead of rounding it', async () => {
    const { user, calls } = open(OPENED, { 'PUT /admin/lessons/loops-first': () => FIRST });
    await title();
    const details = await openDetails(user);
    const minutes = () => screen.getByRole('textbox', { name: 'Duration (minutes)' });
    await user.clear(minutes());
    await user.type(minutes(), '12.5');
    await user.click(details.getByRole('button', { name: 'Done' }));
    await user.click(save());
    await dialog('Details');
    expect(minutes()).toHaveValue('12.5');
    expect(minutes()).toHaveAccessibleDescription('A whole number from 0 to 10,000.');
    expect(await screen.findByText(/^Duration \(minutes\) – A whole number/)).toBeInTheDocument();
    expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
    await user.clear(minutes());
    await user.type(minutes(), '12');
    await user.keyboard('{Escape}');
    await user.click(save());
    expect(await screen.findByText('Lesson saved')).toBeInTheDocument();
    const sent = calls.find(({ method }) => method === 'PUT')?.body;
    expect(sent).toEqual({ duration_minutes: 12, revision: 1 });
  });

  it('says what the server has found wrong, and keeps the text', async () => {
    const detail = { fr: 'Il manque « nom ».', en: '“name” is missing.' };
    const { user } = open(OPENED, {
      'PUT /admin/lessons/loops-first': () =>
        refused(422, 'content_refused', { problems: [{ exercise: 'name', detail }] }),
    });
    await user.type(await title(), '!');
    await user.click(save());
    const refusal = await dialog('The server found something wrong');
    expect(refusal.getByText(/“name” is missing/)).toBeVisible();
    await user.keyboard('{Escape}');
    expect(await title()).toHaveValue('First loop!');
  });
});

describe('a lesson that is gone', () => {
  it('is brought back with what was to be saved, when a colleague has deleted it', async () => {
    let deleted = true;
    const { user, calls } = open(OPENED, {
      'POST /admin/lessons/loops-first/restore': () => {
        deleted = false;
        return FIRST;
      },
      'PUT /admin/lessons/loops-first': () =>
        deleted
          ? refused(404, 'lesson_not_found', {})
          : { ...FIRST, title: 'First loop!', revision: 2 },
    });
    await user.type(await title(), '!');
    await user.click(save());
    const gone = await dialog('A colleague has deleted this lesson');
    await user.click(gone.getByRole('button', { name: 'Restore and save' }));
    expect(await screen.findByText('Everything is saved')).toBeInTheDocument();
    const sent = calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
    expect(sent).toEqual([
      { title: 'First loop!', revision: 1 },
      { title: 'First loop!', revision: 1 },
    ]);
  });

  it('comes back from the notice of its deletion', async () => {
    const { user, calls } = open(OPENED, {
      'GET /admin/lessons/loops-first/deletion': () => ({ learners: 0 }),
      'DELETE /admin/lessons/loops-first': () => ({ message: { fr: 'Oui.', en: 'Done.' } }),
      'POST /admin/lessons/loops-first/restore': () => FIRST,
    });
    await title();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Delete the lesson' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Lesson restored')).toBeInTheDocument();
    expect(calls.some(({ path }) => path === '/admin/lessons/loops-first/restore')).toBe(true);
  });
});

it('a new lesson has the focus in its editor', async () => {
  const made = { ...FIRST, id: 'robots-new', title: 'New' };
  const { user } = open('&course=robots', {
    'POST /admin/lessons': () => made,
    'GET /admin/lessons/robots-new': () => made,
  });
  await user.click(await screen.findByRole('button', { name: 'New lesson' }));
  const creating = await dialog('New lesson');
  await user.type(creating.getByRole('textbox', { name: /^Title \(English\)/ }), 'New{Enter}');
  const heading = await screen.findByRole('heading', { level: 2, name: 'New' });
  await waitFor(() => expect(heading).toHaveFocus());
});

describe('lessons with exercises that nobody has proven', () => {
  const option = { text: { en: 'A', fr: 'A' }, explanation: { en: 'B', fr: 'B' } };
  const right: AuthoredQuizQuestion = {
    kind: 'quiz',
    id: 'why',
    question: { en: '<p>Why?</p>', fr: '<p>Pourquoi ?</p>' },
    options: [
      { ...option, correct: true },
      { ...option, correct: false },
    ],
  };
  const wrong = { ...right, options: [right.options[1], right.options[1]] } as typeof right;
  const placed = '<quiz-question id="why"></quiz-question>';
  const texts = { content: placed, content_fr: placed };
  const unproven = { course_id: 'robots', to_verify: true };
  const rows = [
    lessonSummary(unproven),
    lessonSummary({ ...unproven, id: 'bad', title: 'Bad', order_index: 2 }),
    SECOND,
  ];

  it('are marked, verified one after the other, and published', async () => {
    const { user, calls } = open('&course=robots', {
      'GET /admin/lessons': () => rows,
      'GET /admin/lessons/loops-first': () => ({ ...FIRST, ...texts, exercises: [right] }),
      'GET /admin/lessons/bad': () => ({ ...FIRST, id: 'bad', ...texts, exercises: [wrong] }),
      'PUT /admin/lessons/loops-first': () => FIRST,
    });
    const list = within(await screen.findByRole('list', { name: 'Lessons' }));
    expect(list.getAllByText('To verify')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Verify 2 lessons' }));
    const verifying = await dialog('Verify exercises');
    await user.click(verifying.getByRole('checkbox', { name: 'Publish what is verified' }));
    await user.click(verifying.getByRole('button', { name: 'Verify 2 lessons' }));
    expect(await verifying.findByText('Verified and published')).toBeVisible();
    expect(await verifying.findByText('Something is wrong')).toBeVisible();
    expect(verifying.getByText('The question “why” has no right answer.')).toBeVisible();
    const sent = calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
    expect(sent).toEqual([{ is_active: true, revision: 1 }]);
  });
});

describe('the checklist', () => {
  const lines = async (user: ReturnType<typeof open>['user']) => {
    await user.click(await screen.findByRole('button', { name: /^Checklist/ }));
    return within(screen.getByRole('list', { name: 'Checklist' }));
  };

  it('has links to other sites checked on demand, and lists those that do not work', async () => {
    const content = '<p><a href="https://a.example/">A</a> <a href="https://b.example/">B</a></p>';
    const link = { status: 200, to: null };
    const { user, calls } = open(OPENED, {
      'GET /admin/lessons/loops-first': () => ({ ...FIRST, content }),
      'POST /admin/lessons/loops-first/link-checks': () => ({
        links: [
          { ...link, address: 'https://a.example/', state: 'ok' },
          { ...link, address: 'https://b.example/', state: 'moved', to: 'https://c.example/' },
        ],
        left_out: 0,
      }),
    });
    const list = await lines(user);
    expect(calls.some(({ path }) => path.endsWith('link-checks'))).toBe(false);
    await user.click(list.getByRole('button', { name: 'Check 2 links to other sites' }));
    const found = within(await screen.findByRole('list', { name: 'Links to other sites' }));
    expect(found.getByRole('listitem')).toHaveTextContent(
      'https://b.example/ has moved to https://c.example/',
    );
  });

  it('follows what is written, and leads to it', async () => {
    const { user } = open(OPENED, {
      'GET /admin/lessons/loops-first': () => ({ ...FIRST, title_fr: '', duration_minutes: 90 }),
    });
    const bar = await screen.findByRole('button', { name: /^Checklist/ });
    expect(bar).toHaveTextContent('8 of 10 done');
    const list = await lines(user);
    const titles = () =>
      list.getAllByRole('listitem').find((one) => one.textContent?.includes('a title in both'));
    expect(titles()).toHaveTextContent(/^Worth a look:/);
    await user.type(screen.getByRole('textbox', { name: /^Title \(French\)/ }), 'Boucle');
    await waitFor(() => expect(titles()).toHaveTextContent(/^Done:/));
    await user.click(list.getByRole('button', { name: 'Use 1 minute' }));
    const details = await openDetails(user);
    expect(details.getByRole('textbox', { name: /minutes/ })).toHaveValue('1');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(bar).toHaveTextContent('10 of 10 done'));
    await user.click(list.getByRole('button', { name: /^It has a text/ }));
    expect(screen.getByRole('heading', { name: 'Texts' })).toHaveFocus();
  });

  it('names the addresses of ours at which there is nothing', async () => {
    const content = '<p><a href="/course/gone">A</a> <a href="/courses">B</a></p>';
    const { user } = open(OPENED, {
      'GET /admin/lessons/loops-first': () => ({ ...FIRST, content }),
      'HEAD /courses': () => ({}),
    });
    const list = await lines(user);
    expect(await list.findByText('/course/gone')).toBeVisible();
    expect(list.queryByText('/courses')).not.toBeInTheDocument();
    const line = list.getAllByRole('listitem').find((one) => one.textContent?.includes('links'));
    expect(line).toHaveTextContent(/^Worth a look:/);
  });

  it('asks for the addresses in exercises too, and for none of another site', async () => {
    const question = '<p><a href="/course/none">A</a> <img src="/\\elsewhere/a.png" alt="B" /></p>';
    const option = { text: { en: 'A', fr: 'A' }, correct: true, explanation: { en: 'B', fr: 'B' } };
    const quiz = { kind: 'quiz', id: 'why', options: [option, { ...option, correct: false }] };
    const exercises = [{ ...quiz, question: { en: question, fr: question } }];
    const { user } = open(OPENED, {
      'GET /admin/lessons/loops-first': () => ({ ...FIRST, exercises }),
    });
    const list = await lines(user);
    expect(await list.findByText('/course/none')).toBeVisible();
    expect(list.queryByText(/elsewhere/)).not.toBeInTheDocument();
  });

  it('counts a picture that is not there as missing', async () => {
    const content = '<p><img src="/media/loops/none.svg" alt="A loop" /></p>';
    const { user } = open(OPENED, {
      'GET /admin/lessons/loops-first': () => ({ ...FIRST, content, content_fr: content }),
    });
    const list = await lines(user);
    await list.findByText('/media/loops/none.svg');
    const line = list.getAllByRole('listitem').find((one) => one.textContent?.includes('links'));
    expect(line).toHaveTextContent(/^Still missing:/);
  });
});

describe('publishing', () => {
  const option = (correct: boolean) => ({
    text: { en: 'A', fr: 'A' },
    correct,
    explanation: { en: 'B', fr: 'B' },
  });
  const question = (correct: boolean) => ({
    kind: 'quiz' as const,
    id: 'why',
    question: { en: '<p>Why?</p>', fr: '<p>Pourquoi ?</p>' },
    options: [option(correct), option(false)],
  });
  const published = { ...FIRST, is_active: true, revision: 2 };

  it('is refused to a question without a right answer; as a draft it can be saved', async () => {
    const { user, calls } = open(OPENED, {
      'GET /admin/lessons/loops-first': () => ({ ...FIRST, exercises: [question(false)] }),
      'PUT /admin/lessons/loops-first': () => ({ ...FIRST, title: 'First loop!', revision: 2 }),
    });
    await user.type(await title(), '!');
    await activate(user);
    await user.click(save());
    const refusal = await dialog('This lesson cannot go live yet');
    expect(refusal.getByText('The question “why” has no right answer.')).toBeVisible();
    expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
    await user.click(refusal.getByRole('button', { name: 'Save as a draft' }));
    expect(await screen.findByText('Everything is saved')).toBeInTheDocument();
    const sent = calls.find(({ method }) => method === 'PUT')?.body;
    expect(sent).toEqual({ title: 'First loop!', revision: 1 });
  });

  it('is refused to an option in one language, and to a picture without a text', async () => {
    const one = { ...option(false), text: { en: 'A', fr: '' } };
    const exercises = [{ ...question(true), options: [option(true), one] }];
    const content = `${FIRST.content}<p><img src="/media/loops/a.svg" alt="" /></p>`;
    const { user, calls } = open(OPENED, {
      'GET /admin/lessons/loops-first': () => ({ ...FIRST, content, exercises }),
    });
    await title();
    await activate(user);
    await user.click(save());
    const refusal = await dialog('This lesson cannot go live yet');
    expect(
      refusal.getByText('Exercise “why”: a text is missing in French (option 2).'),
    ).toBeVisible();
    expect(refusal.getByText(/^Picture 1 .* has no alternative text/)).toBeVisible();
    expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
  });

  it('asks once more about an exercise that stands nowhere in the text', async () => {
    const { user, calls } = open(OPENED, {
      'GET /admin/lessons/loops-first': () => ({ ...FIRST, exercises: [question(true)] }),
      'PUT /admin/lessons/loops-first': () => published,
    });
    await title();
    await activate(user);
    await user.click(save());
    const doubt = await dialog('Before it goes live');
    await user.click(doubt.getByRole('button', { name: 'Publish it like this' }));
    expect(await screen.findByText('Everything is saved')).toBeInTheDocument();
    const sent = calls.find(({ method }) => method === 'PUT')?.body;
    expect(sent).toEqual({ is_active: true, revision: 1 });
  });

  it('over somebody else’s version publishes what was chosen', async () => {
    const exercises = [question(true)];
    const theirs = { ...FIRST, exercises, xp_reward: 50, revision: 2 };
    const { user, calls } = open(OPENED, {
      'GET /admin/lessons/loops-first': () => ({ ...FIRST, exercises }),
      'PUT /admin/lessons/loops-first': ({ body }) =>
        (body as { revision: number }).revision === 2
          ? { ...theirs, is_active: true, revision: 3 }
          : refused(409, 'lesson_changed', { current: theirs }),
    });
    await title();
    await activate(user);
    await user.click(save());
    const anyway = { name: 'Publish it like this' };
    await user.click((await dialog('Before it goes live')).getByRole('button', anyway));
    const conflict = await dialog('Somebody else has changed this lesson');
    await conflict.findByText('Changed by them');
    await user.click(conflict.getByRole('button', { name: 'Save what I chose' }));
    await user.click((await dialog('Before it goes live')).getByRole('button', anyway));
    expect(await screen.findByText('Everything is saved')).toBeInTheDocument();
    const sent = calls.findLast(({ method }) => method === 'PUT')?.body;
    expect(sent).toEqual({ is_active: true, revision: 2 });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
