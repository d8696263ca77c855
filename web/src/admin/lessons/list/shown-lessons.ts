import type { AdminLessonSummary } from '@codivia/contract/api/admin-lessons';

/** The orders of the list; by the lessons' places unless chosen otherwise (docs/product.md#panel-lists). */
export const ORDERS = ['order_index', 'title', 'edited_at'] as const;
export type Order = (typeof ORDERS)[number];

/** The states of lessons on their way to learners, by which the list is filtered. */
export const STATES = ['draft', 'planned', 'ready', 'approved'] as const;
type LessonState = (typeof STATES)[number];

export type LessonFilter = {
  /** Id of a course; null for all, lessons without a course among them. */
  course: string | null;
  search: string;
  order: Order;
  /** Null for all. */
  state: LessonState | null;
};

/** Upper and lower case and accents make no difference to a search. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function matches(lesson: AdminLessonSummary, words: readonly string[]): boolean {
  const text = plain(`${lesson.title} ${lesson.title_fr} ${lesson.id}`);
  return words.every((word) => text.includes(word));
}

/** A plan that was refused waits for its author as the others do. */
function isIn(state: LessonState, lesson: AdminLessonSummary): boolean {
  if (state === 'draft') return !lesson.is_active;
  if (state === 'planned') return lesson.publish_at !== null || lesson.plan_refused;
  return lesson.review === state;
}

const COMPARE: Record<Order, (a: AdminLessonSummary, b: AdminLessonSummary) => number> = {
  order_index: (a, b) => a.order_index - b.order_index,
  title: (a, b) => a.title.localeCompare(b.title),
  edited_at: (a, b) => (b.edited_at ?? '').localeCompare(a.edited_at ?? ''),
};

/**
 * The lessons of the list, in its order. Those that share a place follow the order of their courses.
 *
 * @param courses ids of the courses, in order
 */
export function shownLessons(
  lessons: readonly AdminLessonSummary[],
  filter: LessonFilter,
  courses: readonly string[],
): AdminLessonSummary[] {
  const words = plain(filter.search).split(/\s+/).filter(Boolean);
  const place = (lesson: AdminLessonSummary) => {
    const found = courses.indexOf(lesson.course_id ?? '');
    return found < 0 ? courses.length : found;
  };
  return lessons
    .filter((lesson) => filter.course === null || lesson.course_id === filter.course)
    .filter((lesson) => filter.state === null || isIn(filter.state, lesson))
    .filter((lesson) => matches(lesson, words))
    .sort(
      (a, b) =>
        COMPARE[filter.order](a, b) ||
        place(a) - place(b) ||
        a.order_index - b.order_index ||
        a.id.localeCompare(b.id),
    );
}

/** Tells whether the shown order is that of one whole course, which can be changed by hand. */
export function canReorder(filter: LessonFilter): boolean {
  const { course, search, order, state } = filter;
  return course !== null && search.trim() === '' && order === 'order_index' && state === null;
}

/** Returns the ids with one of them moved to another place. */
export function moved(ids: readonly string[], from: number, to: number): string[] {
  const next = [...ids];
  const [one] = next.splice(from, 1);
  if (one !== undefined) next.splice(to, 0, one);
  return next;
}
