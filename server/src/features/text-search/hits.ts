import { EXCERPT_LENGTH, type Hit } from '@codivia/contract/api/admin-text-search';
import { isHtml, placeIn, type Segment } from '@codivia/contract/lessons/html-segments';
import { type Field, segmentsOf } from './field.ts';
import { ReplacementIsTag } from './text-search.errors.ts';

/** Finds where hits begin in a text. */
export type Find = (text: string) => number[];

interface Place {
  number: number;
  field: Field;
  segment: Segment;
  /** Where it begins in the text of the segment. */
  from: number;
}

/** Goes through all hits in fields, in order, each with its number. */
function* places(fields: readonly Field[], find: Find): Generator<Place> {
  let number = 0;
  for (const field of fields) {
    for (const segment of segmentsOf(field)) {
      for (const from of find(segment.text)) {
        yield { number, field, segment, from };
        number += 1;
      }
    }
  }
}

function hitOf({ number, field, segment, from }: Place, length: number): Hit {
  const { text, code } = segment;
  const to = from + length;
  return {
    number,
    field: field.field,
    exercise: field.exercise,
    language: field.language,
    code,
    before: text.slice(Math.max(0, from - EXCERPT_LENGTH), from),
    match: text.slice(from, to),
    after: text.slice(to, to + EXCERPT_LENGTH),
  };
}

/** Returns the first hits of a search for a text of some length, and the number of all. */
export function hitsIn(fields: readonly Field[], find: Find, length: number, most: number) {
  const hits: Hit[] = [];
  let total = 0;
  for (const place of places(fields, find)) {
    total += 1;
    if (hits.length < most) hits.push(hitOf(place, length));
  }
  return { hits, total };
}

/**
 * Replaces the hits of these numbers in the object from which the fields were read. Returns how many were replaced; the
 * rest of each field stays as it is, character by character. Throws ReplacementIsTag.
 */
export function replaceHits(
  fields: readonly Field[],
  find: Find,
  { length, replacement, numbers }: { length: number; replacement: string; numbers: Set<number> },
): number {
  const parts = new Map<Field, { done: string[]; end: number }>();
  let replaced = 0;
  for (const { number, field, segment, from } of places(fields, find)) {
    if (!numbers.has(number)) continue;
    const { done, end } = parts.get(field) ?? { done: [], end: 0 };
    const kept = field.value.slice(end, placeIn(segment, from));
    done.push(kept, segment.written(replacement));
    parts.set(field, { done, end: placeIn(segment, from + length) });
    replaced += 1;
  }
  for (const [field, { done, end }] of parts) {
    const text = done.join('') + field.value.slice(end);
    if (field.format === 'html' && isHtml(text) !== isHtml(field.value)) throw ReplacementIsTag();
    field.put(text);
  }
  return replaced;
}
