import type { LessonFields } from '@codivia/contract/admin-lessons';

/** What can be written of a lesson, in the order in which people think of it. */
export const FIELDS = [
  'course_id',
  'title',
  'title_fr',
  'content',
  'content_fr',
  'order_index',
  'duration_minutes',
  'xp_reward',
  'type',
  'difficulty',
  'is_premium',
  'is_active',
  'instructions_en',
  'instructions_fr',
  'solution_en',
  'solution_fr',
  'exercises',
] as const satisfies readonly (keyof LessonFields)[];
export type FieldName = (typeof FIELDS)[number];

/** The fields of a lesson alone, without what the server says about it. */
export function valuesOf(lesson: LessonFields): LessonFields {
  return Object.fromEntries(FIELDS.map((name) => [name, lesson[name]])) as LessonFields;
}

function same(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

/** The names of the fields in which two states differ. */
export function differences(a: LessonFields, b: LessonFields): FieldName[] {
  return FIELDS.filter((name) => !same(a[name], b[name]));
}

/** The fields that differ from `base`, as they are now. */
export function changesFrom(base: LessonFields, values: LessonFields): Partial<LessonFields> {
  return Object.fromEntries(differences(base, values).map((name) => [name, values[name]]));
}

/** Of two states, the named fields from the second and the others from the first. */
export function mixed(
  first: LessonFields,
  second: LessonFields,
  fromSecond: readonly FieldName[],
): LessonFields {
  const taken = Object.fromEntries(fromSecond.map((name) => [name, second[name]]));
  return { ...valuesOf(first), ...taken };
}

/** The most that the server takes (contract/src/admin-lessons.ts). */
export const MOST = { order_index: 100_000, duration_minutes: 10_000, xp_reward: 10_000 } as const;
export type FigureName = keyof typeof MOST;

/** The whole number that was written; what is none, or below 0, counts as 0 (docs/product.md#lesson-fields). */
export function figureOf(text: string, most: number): number {
  const number = Math.trunc(Number(text.trim().replace(',', '.')));
  return Number.isFinite(number) && number > 0 ? Math.min(number, most) : 0;
}
