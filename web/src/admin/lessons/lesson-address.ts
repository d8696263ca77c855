import { useSearchParams } from 'react-router';
import { type LessonFilter, ORDERS } from './list/shown-lessons.ts';

/** The value for "no course" or "all courses" in a choice: no id can look like it. */
export const NO_COURSE = '-';

/** The choices of the language whose texts are shown. */
export const TEXTS = ['en', 'fr', 'both'] as const;
export type Texts = (typeof TEXTS)[number];

type Changes = Partial<LessonFilter> & { lesson?: string | null; texts?: Texts };

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
  };
  function change(changes: Changes): void {
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        put(next, 'course', changes.course);
        put(next, 'q', changes.search);
        put(next, 'order', changes.order === 'order_index' ? null : changes.order);
        put(next, 'lesson', changes.lesson);
        put(next, 'texts', changes.texts === 'both' ? null : changes.texts);
        return next;
      },
      // Another lesson is another place to come back to; the rest is how one looks at it.
      { replace: changes.lesson === undefined },
    );
  }
  function addressOf(lesson: string): string {
    const next = new URLSearchParams(search);
    next.set('lesson', lesson);
    return `?${next}`;
  }
  return {
    addressOf,
    filter,
    lesson: search.get('lesson'),
    texts: known(search.get('texts'), TEXTS, 'both'),
    change,
  };
}
