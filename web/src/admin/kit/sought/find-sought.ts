import type { LessonFields } from '@codivia/contract/api/admin-lessons';
import { isLanguage, type Language } from '@codivia/contract/api/language';
import { htmlSegments, placeIn, type Segment } from '@codivia/contract/lessons/html-segments';
import { closestHit, type Searched } from '../closest-hit.ts';
import type { Sought } from '../hit-address.ts';

/** A part of a text as it is written in its field. */
export interface TextPart {
  value: string;
  from: number;
  to: number;
}

/** Goes through the texts in one language, or through what both share, in a part of an exercise. */
function* textsIn(part: unknown, key: string, language: Language | null): Generator<string> {
  if (typeof part === 'string') {
    if ((isLanguage(key) ? key : null) === language) yield part;
  } else if (typeof part === 'object' && part !== null) {
    for (const [name, value] of Object.entries(part)) yield* textsIn(value, name, language);
  }
}

/** Goes through the texts of the field in which a text was found. */
function* fieldTexts(values: LessonFields, sought: Sought): Generator<string> {
  const { field, language } = sought;
  if (sought.exercise !== null) {
    const exercise = values.exercises.find(({ id }) => id === sought.exercise);
    const part = Object.entries(exercise ?? {}).find(([name]) => name === field)?.[1];
    yield* textsIn(part, field, language);
    return;
  }
  // English texts have no ending, except those that came later.
  const names = [`${field}_${language}`, ...(language === 'fr' ? [] : [field])];
  const found = Object.entries(values).find(([name]) => names.includes(name));
  if (typeof found?.[1] === 'string') yield found[1];
}

type Place = { value: string; segment: Pick<Segment, 'at'> };

/** Goes through what can be read in texts: as it is written, and as HTML is read. */
function* readable(texts: Iterable<string>): Generator<Searched<Place>> {
  for (const value of texts) {
    yield { text: value, place: { value, segment: { at: 0 } } };
    for (const segment of htmlSegments(value)) {
      if (segment.text !== value) yield { text: segment.text, place: { value, segment } };
    }
  }
}

/** Returns where a text that was found stands now in a lesson; null when it is not there any more. */
export function findSought(values: LessonFields, sought: Sought): TextPart | null {
  const found = closestHit(readable(fieldTexts(values, sought)), sought);
  if (!found) return null;
  const { value, segment } = found.place;
  return {
    value,
    from: placeIn(segment, found.from),
    to: placeIn(segment, found.from + sought.match.length),
  };
}
