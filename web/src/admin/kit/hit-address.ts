import type { Hit } from '@codivia/contract/api/admin-text-search';
import { isLanguage, type Language } from '@codivia/contract/api/language';
import { paths } from '../../lib/paths.ts';

/** A text that was found, with what stands around it. */
export interface SoughtText {
  match: string;
  before: string;
  after: string;
  /** Its place among those of its field that have the same around them, from 0. */
  nth: number;
}

/** A place in a lesson to which an address leads. */
export interface Sought extends SoughtText {
  field: string;
  /** Null for a text of the lesson itself. */
  exercise: string | null;
  /** Null for code that both languages share. */
  language: Language | null;
}

/** The parameters beside the lesson, its exercise and its language that lead to a place. */
export const HIT_PARAMETERS = ['field', 'match', 'before', 'after', 'nth'] as const;

/**
 * Returns the address that leads to a hit of a search. It says what stands there and around it: so it still leads there
 * when something before it has changed.
 */
export function hitAddress(lesson: string, hits: readonly Hit[], hit: Hit): string {
  const { number, field, exercise, language, before, match, after } = hit;
  const keyOf = (one: Hit) =>
    JSON.stringify([one.field, one.exercise, one.language, one.before, one.match, one.after]);
  const same = hits.filter((one) => one.number < number && keyOf(one) === keyOf(hit));
  const query = new URLSearchParams({ section: 'lessons', lesson });
  if (exercise !== null) query.set('exercise', exercise);
  if (language !== null) query.set('texts', language);
  const about = { field, match, before, after, nth: `${same.length}` };
  for (const name of HIT_PARAMETERS) query.set(name, about[name]);
  return `${paths.admin}?${query}`;
}

/** Returns the place in a lesson to which an address leads, if any. */
export function soughtOf(search: URLSearchParams): Sought | null {
  const match = search.get('match');
  const field = search.get('field');
  if (!match || !field) return null;
  const nth = Number(search.get('nth'));
  const language = search.get('texts');
  return {
    match,
    field,
    before: search.get('before') ?? '',
    after: search.get('after') ?? '',
    nth: Number.isSafeInteger(nth) && nth > 0 ? nth : 0,
    exercise: search.get('exercise'),
    language: isLanguage(language) ? language : null,
  };
}
