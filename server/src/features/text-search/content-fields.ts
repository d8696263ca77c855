import { normalizeEditorTags } from '@codivia/contract/lessons/lesson-tags';
import type { CourseRow } from '../admin-courses/admin-courses.queries.ts';
import type { LessonRow } from '../admin-lessons/admin-lessons.queries.ts';
import { exerciseFields } from './exercise-fields.ts';
import type { Field } from './field.ts';

const LESSON_TITLES = ['title', 'title_fr'] as const;
const LESSON_TEXTS = [
  'content',
  'content_fr',
  'instructions_en',
  'instructions_fr',
  'solution_en',
  'solution_fr',
] as const;
const COURSE_TEXTS = [
  'description',
  'description_fr',
  'content_en',
  'content_fr',
  'requirements_en',
  'requirements_fr',
] as const;
const SKILLS = ['skills_en', 'skills_fr'] as const;

/** The texts of a lesson that are searched. */
export type LessonTexts = Pick<
  LessonRow,
  (typeof LESSON_TITLES)[number] | (typeof LESSON_TEXTS)[number] | 'exercises'
>;
export type CourseTexts = Pick<
  CourseRow,
  (typeof LESSON_TITLES)[number] | (typeof COURSE_TEXTS)[number] | (typeof SKILLS)[number]
>;

/** The field of one column; those without an ending are in English. */
function columnField<Name extends string>(
  row: Record<Name, string>,
  name: Name,
  format: Field['format'],
): Field {
  return {
    field: name.replace(/_(en|fr)$/, ''),
    exercise: null,
    language: name.endsWith('_fr') ? 'fr' : 'en',
    format,
    value: format === 'html' ? normalizeEditorTags(row[name]) : row[name],
    put: (text) => {
      row[name] = text;
    },
  };
}

/** Returns the texts of a lesson in their order. Replacing one changes `row`. */
export function lessonFields(row: LessonTexts): Field[] {
  return [
    ...LESSON_TITLES.map((name) => columnField(row, name, 'plain')),
    ...LESSON_TEXTS.map((name) => columnField(row, name, 'html')),
    ...row.exercises.flatMap(exerciseFields),
  ];
}

/** Returns the texts of a course in their order. */
export function courseFields(row: CourseTexts): Field[] {
  const skills = SKILLS.flatMap((name) =>
    row[name].map((skill) => columnField({ skills_en: skill, skills_fr: skill }, name, 'plain')),
  );
  return [
    ...LESSON_TITLES.map((name) => columnField(row, name, 'plain')),
    ...COURSE_TEXTS.map((name) => columnField(row, name, 'html')),
    ...skills,
  ];
}
