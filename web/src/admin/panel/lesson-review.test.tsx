import type { LessonReview } from '@codivia/contract/api/admin-lesson-reviews';
import { localTime } from '@codivia/contract/text/format-dates';
import { readersTimeZone } from '@codivia/contract/text/local-days';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { adminCourse } from '../../test/admin.ts';
import { mockApi, Refused } from '../../test/api.ts';
import { signInAs } from '../../test/factories.ts';
import { renderPage } from '../../test/render.tsx';
import { adminLesson, lessonSummary } from '../lessons/factories.ts';
import { AdminPage } from './admin-page.tsx';

const LESSON = adminLesson({ course_id: 'robots' });
const AT = '2027-01-10T07:00:00.000Z';
const NOTHING: LessonReview = { plan: null, review: null, may_approve: true };
const CAMILLE = { id: 'c1', name: 'Camille' };
const READY: NonNullable<LessonReview['review']> = {
  state: 'ready',
  asked_by: CAMILLE,
  asked_at: '2026-11-20T10:00:00.000Z',
  approved_by: null,
  approved_at: null,
};
const PLAN = { publish_at: AT, planned_by: CAMILLE, refusal: null };

function open(found: LessonReview, replies: Parameters<typeof mockApi>[0] = {}, at = '') {
  const calls = mockApi({
    'GET /admin/courses': () => [adminCourse()],
    'GET /admin/lessons': () => [lessonSummary({ course_id: 'robots' })],
    'GET /admin/lessons/loops-first': () => LESSON,
    'GET /admin/lessons/loops-first/review': () => found,
    ...replies,
  });
  const address = `/admin?section=lessons&lesson=loops-first${at}`;
  return { calls, ...renderPage(<AdminPage />, { at: address }) };
}
const part = async (name: string) => within(await screen.findByRole('region', { name }));
const sent = (calls: ReturnType<typeof mockApi>) =>
  calls
    .filter(({ method, path }) => method !== 'GET' && !path.endsWith('/presence'))
    .map(({ path, body }) => [path, body]);

beforeEach(() => {
  signInAs({ role: 'admin' });
  // jsdom measures no text; editors ask for it.
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
});

describe('publishing at a time', () => {
  it('sends the moment that the clock of the author means, and says it in words', async () => {
    const { user, calls } = open(NOTHING, {
      'PUT /admin/lessons/loops-first/plan': () => ({ ...NOTHING, plan: PLAN }),
    });
    const publication = await part('Publication');
    expect(publication.getByRole('status')).toHaveTextContent('This lesson is a draft');
    await user.click(publication.getByRole('button', { name: 'Publish at a time…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Publish at a time' }));
    const field = dialog.getByLabelText('Day and time');
    fireEvent.change(field, { target: { value: '' } });
    expect(field).toHaveAccessibleDescription('Choose a day and a time.');
    expect(dialog.getByRole('button', { name: 'Plan the publication' })).toBeDisabled();
    const local = localTime(new Date(AT), readersTimeZone());
    fireEvent.change(field, { target: { value: local } });
    expect(field).toHaveAccessibleDescription(/January 10, 2027|10 January 2027/);
    await user.click(dialog.getByRole('button', { name: 'Plan the publication' }));
    expect(await screen.findByText('The publication is planned')).toBeInTheDocument();
    expect(sent(calls)).toEqual([['/admin/lessons/loops-first/plan', { publish_at: AT }]]);
    expect(publication.getByRole('status')).toHaveTextContent(/will be published on.*Camille/);
  });

  it('keeps the dialog with the reason when the server refuses the moment', async () => {
    const detail = { fr: 'Passé.', en: 'This moment has passed.' };
    const { user } = open(NOTHING, {
      'PUT /admin/lessons/loops-first/plan': () => {
        throw new Refused(422, detail, 'plan_in_past');
      },
    });
    const publication = await part('Publication');
    await user.click(publication.getByRole('button', { name: 'Publish at a time…' }));
    await user.click(await screen.findByRole('button', { name: 'Plan the publication' }));
    expect(await screen.findByText('This moment has passed.')).toHaveRole('alert');
  });

  it('says why a planned lesson stayed a draft, and takes a plan back', async () => {
    const refusal = { fr: 'Le fichier manque.', en: 'The file is missing.' };
    const { user, calls } = open(
      { ...NOTHING, plan: { ...PLAN, publish_at: null, refusal } },
      { 'DELETE /admin/lessons/loops-first/plan': () => NOTHING },
    );
    const publication = await part('Publication');
    expect(publication.getByRole('alert')).toHaveTextContent('The file is missing.');
    await user.click(publication.getByRole('button', { name: 'Understood' }));
    await waitFor(() => expect(publication.queryByRole('alert')).not.toBeInTheDocument());
    expect(sent(calls)).toEqual([['/admin/lessons/loops-first/plan', undefined]]);
  });

  it('publishes at once through the same checks as saving', async () => {
    const { user, calls } = open(NOTHING, {
      'PUT /admin/lessons/loops-first': () => ({ ...LESSON, is_active: true, revision: 2 }),
    });
    await user.click((await part('Publication')).getByRole('button', { name: 'Publish now' }));
    expect(await screen.findByText('Lesson saved')).toBeInTheDocument();
    expect(sent(calls)[0]?.[1]).toEqual({ is_active: true, revision: 1 });
    const publication = await part('Publication');
    expect(publication.getByRole('status')).toHaveTextContent('Learners see this lesson.');
    await user.click(screen.getByRole('button', { name: 'Edit the details' }));
    expect(await screen.findByRole('checkbox', { name: /^Active/ })).toBeChecked();
  });
});

describe('a review', () => {
  it('is asked for with the revision that is seen, once everything is saved', async () => {
    const { user, calls } = open(NOTHING, {
      'PUT /admin/lessons/loops-first/review': () => ({ ...NOTHING, review: READY }),
    });
    const review = await part('Review');
    const ask = review.getByRole('button', { name: 'Ask for a review' });
    const title = screen.getByRole('textbox', { name: /^Title \(English\)/ });
    await user.type(title, '!');
    expect(ask).toBeDisabled();
    await user.type(title, '{Backspace}');
    await user.click(ask);
    expect(await screen.findByText('A review is asked for')).toBeInTheDocument();
    expect(sent(calls)[0]?.[1]).toEqual({ state: 'ready', revision: 1 });
    expect(review.getByRole('status')).toHaveTextContent('Camille asked for a review');
  });

  it('is approved by a colleague only', async () => {
    const approved = { ...READY, state: 'approved', approved_by: { id: 'r', name: 'Robin' } };
    const { user } = open(
      { ...NOTHING, review: READY },
      { 'PUT /admin/lessons/loops-first/review': () => ({ ...NOTHING, review: approved }) },
    );
    const review = await part('Review');
    await user.click(review.getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(review.getByRole('status')).toHaveTextContent('Robin approved it'));
  });

  it('cannot be approved by its author', async () => {
    open({ ...NOTHING, review: READY, may_approve: false });
    const review = await part('Review');
    expect(review.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
    expect(review.getByText(/A colleague who neither asked/)).toBeVisible();
  });
});

it('the list shows the states of lessons, and filters by them', async () => {
  const rows = [
    lessonSummary({ course_id: 'robots', publish_at: AT }),
    lessonSummary({
      course_id: 'robots',
      id: 'two',
      title: 'Two',
      order_index: 2,
      review: 'ready',
    }),
    lessonSummary({
      course_id: 'robots',
      id: 'three',
      title: 'Three',
      order_index: 3,
      plan_refused: true,
    }),
  ];
  const { user } = open(NOTHING, { 'GET /admin/lessons': () => rows });
  const list = within(await screen.findByRole('list', { name: 'Lessons' }));
  const shown = () => list.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(shown()).toEqual([
    expect.stringMatching(/First loop.*Goes live/),
    expect.stringMatching(/Two.*Ready for review/),
    expect.stringMatching(/Three.*Could not go live/),
  ]);
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Ready for review');
  expect(shown()).toEqual([expect.stringMatching(/Two/)]);
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'State' }),
    'To be published later',
  );
  expect(shown()).toHaveLength(2);
});
