import { SLUG_MAX_LENGTH } from '@codivia/contract/text/slug';

const cut = (id: string, length: number) => id.slice(0, length).replace(/-$/, '');

/** Returns an id with an ending, and of the length that ids may have. */
const withEnding = (id: string, ending: string) =>
  `${cut(id, SLUG_MAX_LENGTH - ending.length)}${ending}`;

/** The id that a copy has unless another item has it. */
export const copyId = (id: string): string => withEnding(id, '-copy');

/** Returns the first of `id`, `id-2`, `id-3`, … that is free. */
export function freeId(id: string, taken: ReadonlySet<string>): string {
  let made = id;
  for (let number = 2; taken.has(made); number += 1) made = withEnding(id, `-${number}`);
  return made;
}

/** The id of a lesson in the copy of its course: with the id of the copy where it began with that of the course. */
export function lessonCopyId(lesson: string, course: string, copy: string): string {
  const own = lesson.startsWith(`${course}-`) ? lesson.slice(course.length + 1) : lesson;
  return cut(`${copy}-${own}`, SLUG_MAX_LENGTH);
}
