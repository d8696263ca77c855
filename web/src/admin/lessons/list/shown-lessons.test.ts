import { expect, test } from 'vitest';
import { lessonSummary } from '../factories.ts';
import { canReorder, type LessonFilter, moved, shownLessons } from './shown-lessons.ts';

const LESSONS = [
  lessonSummary({
    id: 'b-2',
    course_id: 'b',
    order_index: 2,
    title: 'Écrans',
    edited_at: '2026-03',
  }),
  lessonSummary({ id: 'b-1', course_id: 'b', order_index: 1, title: 'Zebra' }),
  lessonSummary({
    id: 'a-2',
    course_id: 'a',
    order_index: 2,
    title: 'Apple',
    edited_at: '2026-02',
  }),
  lessonSummary({ id: 'free', course_id: null, order_index: 1, title: 'Alone' }),
];
const ALL: LessonFilter = { course: null, search: '', order: 'order_index', state: null };
const shown = (changes: Partial<LessonFilter>) =>
  shownLessons(LESSONS, { ...ALL, ...changes }, ['a', 'b']).map(({ id }) => id);

test('by their places, those that share one in the order of the courses', () => {
  expect(shown({})).toEqual(['b-1', 'free', 'a-2', 'b-2']);
});

test('of one course, by title, by the last change, found whatever the accents', () => {
  expect(shown({ course: 'b' })).toEqual(['b-1', 'b-2']);
  expect(shown({ order: 'title' })).toEqual(['free', 'a-2', 'b-2', 'b-1']);
  expect(shown({ order: 'edited_at' }).slice(0, 2)).toEqual(['b-2', 'a-2']);
  expect(shown({ search: 'ecran' })).toEqual(['b-2']);
  expect(shown({ search: 'A-2 app' })).toEqual(['a-2']);
});

test('by their way to learners, plans that were refused among the planned ones', () => {
  const lessons = [
    lessonSummary({ id: 'live', is_active: true, review: 'approved' }),
    lessonSummary({ id: 'planned', publish_at: '2027-01-01', review: 'ready' }),
    lessonSummary({ id: 'refused', plan_refused: true }),
  ];
  const inState = (state: LessonFilter['state']) =>
    shownLessons(lessons, { ...ALL, state }, []).map(({ id }) => id);
  expect(inState('draft')).toEqual(['planned', 'refused']);
  expect(inState('planned')).toEqual(['planned', 'refused']);
  expect(inState('ready')).toEqual(['planned']);
  expect(inState('approved')).toEqual(['live']);
  expect(canReorder({ ...ALL, course: 'loops', state: 'ready' })).toBe(false);
});

test('only the whole of one course can be put in another order', () => {
  expect(canReorder(ALL)).toBe(false);
  expect(canReorder({ ...ALL, course: 'a' })).toBe(true);
  expect(canReorder({ ...ALL, course: 'a', search: 'x' })).toBe(false);
  expect(canReorder({ ...ALL, course: 'a', order: 'title' })).toBe(false);
});

test('one is moved, the others close up', () => {
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
});
