import {
  isLessonFigure,
  LESSON_FIGURES,
  type LessonFields,
  type LessonFigure,
} from '@codivia/contract/api/admin-lessons';

/** The editable fields of a lesson, in the order in which people think of them. */
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

/**
 * The number that was written, as it was written: what is no whole number is refused when it is saved.
 * What is none, or below 0, counts as 0 (docs/product.md#lesson-fields).
 */
export function figureOf(text: string): number {
  const number = Number(text.trim().replace(',', '.'));
  return Number.isFinite(number) && number > 0 ? number : 0;
}

/** Returns the first number that the server would refuse. */
export function wrongFigure(values: LessonFields): LessonFigure | undefined {
  const names = Object.keys(LESSON_FIGURES) as LessonFigure[];
  return names.find((name) => !isLessonFigure(name, values[name]));
}
