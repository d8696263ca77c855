import { useSearchParams } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { HIT_PARAMETERS, soughtOf } from '../kit/hit-address.ts';
import { type LessonFilter, ORDERS, STATES } from './list/shown-lessons.ts';

/** The value for "no course" or "all courses" in a choice: no id can look like it. */
export const NO_COURSE = '-';

/** The choices of the language whose texts are shown. */
export const TEXTS = ['en', 'fr', 'both'] as const;
export type Texts = (typeof TEXTS)[number];

/** The exercise that the address opens in the studio, and what opens another or none. */
export interface StudioAddress {
  exercise: string | null;
  open: (id: string) => void;
  /** Keeps the address right while the id of the exercise is written. */
  rename: (id: string) => void;
  close: () => void;
}

type Changes = Partial<LessonFilter> & {
  lesson?: string | null;
  /** The exercise that is open in the studio. */
  exercise?: string | null;
  texts?: Texts;
};

/** Tells whether an address shows the lesson that the current one shows: its draft stays open there. */
export function isSameLesson(address: string, lesson: string): boolean {
  const { pathname, searchParams } = new URL(address, location.origin);
  return (
    pathname === paths.admin &&
    searchParams.get('section') === 'lessons' &&
    searchParams.get('lesson') === lesson
  );
}

function known<Value extends string>(
  value: string | null,
  values: readonly Value[],
  otherwise: Value,
): Value {
  return values.find((one) => one === value) ?? otherwise;
}

function put(search: URLSearchParams, name: string, value: string | null | undefined): void {
  if (value === undefined) return;
  if (value) search.set(name, value);
  else search.delete(name);
}

/**
 * Returns the opened lesson and view. Only the address stores them, so that "back" returns to the view before and a
 * link shows a colleague the same.
 */
export function useLessonAddress() {
  const [search, setSearch] = useSearchParams();
  const filter: LessonFilter = {
    course: search.get('course'),
    search: search.get('q') ?? '',
    order: known(search.get('order'), ORDERS, 'order_index'),
    state: STATES.find((one) => one === search.get('state')) ?? null,
  };
  /** A `renamed` exercise is the same place under its new name. */
  function change(changes: Changes, renamed = false): void {
    const isPlace = changes.lesson !== undefined || (changes.exercise !== undefined && !renamed);
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        put(next, 'course', changes.course);
        put(next, 'q', changes.search);
        put(next, 'order', changes.order === 'order_index' ? null : changes.order);
        put(next, 'state', changes.state);
        put(next, 'lesson', changes.lesson);
        put(next, 'exercise', changes.lesson === undefined ? changes.exercise : null);
        put(next, 'texts', changes.texts === 'both' ? null : changes.texts);
        // Who looks elsewhere is not led back to the place of a search.
        for (const name of HIT_PARAMETERS) next.delete(name);
        return next;
      },
      // Another lesson or exercise is another place to come back to; the rest is how one looks at it.
      { replace: !isPlace },
    );
  }
  function addressOf(lesson: string): string {
    const next = new URLSearchParams(search);
    next.set('lesson', lesson);
    for (const name of ['exercise', ...HIT_PARAMETERS]) next.delete(name);
    return `?${next}`;
  }
  return {
    addressOf,
    filter,
    lesson: search.get('lesson'),
    exercise: search.get('lesson') && search.get('exercise'),
    texts: known(search.get('texts'), TEXTS, 'both'),
    sought: soughtOf(search),
    change,
  };
}
