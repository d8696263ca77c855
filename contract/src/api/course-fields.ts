import Type, { type Static, type TBoolean, type TOptional } from 'typebox';
import { Slug } from '../exercises/base.ts';
import { COURSE_ICONS, CourseAge, Difficulty } from './courses.ts';
import { Bilingual, LANGUAGES, type Language } from './language.ts';

/**
 * The one list of the fields of a course that administrators set. Forms, conflicts, defaults, `course.yaml` and stored
 * rows are made from it; CONTRIBUTING.md lists the other files that a new field needs.
 */

/** Characters of a title, of a text, and hours of a course at most. */
export const TITLE_MAX_LENGTH = 200;
export const COURSE_TEXT_MAX_LENGTH = 100_000;
export const COURSE_MAX_HOURS = 1000;

/** The long texts, in both languages: HTML, or text without tags; sanitized when they are stored. */
export const COURSE_TEXTS = ['description', 'content', 'requirements'] as const;
export type CourseText = (typeof COURSE_TEXTS)[number];
export type CourseTextField = `${CourseText}_${Language}`;

/** The fields of the long texts: `description_fr`, `description_en`, … */
export const COURSE_TEXT_FIELDS = COURSE_TEXTS.flatMap((name) =>
  LANGUAGES.map((language): CourseTextField => `${name}_${language}`),
);

/** Skills that the full certificate of a course lists, in both languages. */
export const COURSE_SKILL_FIELDS = ['skills_fr', 'skills_en'] as const;
export type CourseSkillField = (typeof COURSE_SKILL_FIELDS)[number];
export const SKILLS_MIN = 3;
export const SKILLS_MAX = 6;
export const SKILL_MAX_LENGTH = 40;

/** The fields that say where a course stands among the others (docs/product.md#course-fields). */
export const COURSE_PLACE_FIELDS = ['age', 'path', 'requires'] as const;
/** Courses that one course may need at most. */
export const REQUIRED_MAX = 5;

/** The flags of a course, with their values in a new one (docs/product.md#course-fields). */
const FLAG_DEFAULTS = { is_active: true, featured: false, is_premium: false };
export type CourseFlag = keyof typeof FLAG_DEFAULTS;
export const COURSE_FLAGS = Object.keys(FLAG_DEFAULTS) as CourseFlag[];

/** The fields of a course's form, in their order. */
export const COURSE_FORM_FIELDS = [
  ...(['title', 'title_fr', 'icon', 'color', 'difficulty', 'duration_hours'] as const),
  ...COURSE_PLACE_FIELDS,
  ...COURSE_FLAGS,
  ...COURSE_TEXT_FIELDS,
  ...COURSE_SKILL_FIELDS,
];

/** One record per name, each with a value made from it. */
function recordOf<Name extends string, Value>(
  names: readonly Name[],
  make: (name: Name) => Value,
): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Value>;
}

export const Title = Type.String({ minLength: 1, maxLength: TITLE_MAX_LENGTH, pattern: '\\S' });
const TextSchema = Type.String({ maxLength: COURSE_TEXT_MAX_LENGTH });
const FLAG_SCHEMAS: Record<CourseFlag, TBoolean> = recordOf(COURSE_FLAGS, () => Type.Boolean());

/** Short names of skills that a course teaches, for its full certificate (docs/product.md#certificates). */
const SkillNames = Type.Array(
  Type.String({ minLength: 1, maxLength: SKILL_MAX_LENGTH, pattern: '\\S' }),
  { minItems: SKILLS_MIN, maxItems: SKILLS_MAX },
);
/** The names of skills, or none. */
const Skills = Type.Union([SkillNames, Type.Array(Type.String(), { maxItems: 0 })]);

/** Ids of the courses to have completed before this one. */
const Requires = Type.Array(Slug, { maxItems: REQUIRED_MAX, uniqueItems: true });

/** One of the named icons, or an emoji (docs/product.md#courses). */
const Icon = Type.String({
  pattern: `^(${COURSE_ICONS.join('|')}|[^\\s\\u0000-\\u00a0<>]{1,16})$`,
});
export const Color = Type.String({ pattern: '^#[0-9a-fA-F]{6}$' });

/** All fields except the long texts: those that a list of courses shows. */
export const CourseSummaryFields = Type.Object({
  title: Title,
  /** The title in French; that of `title` when a new course comes without. */
  title_fr: Title,
  icon: Icon,
  color: Color,
  difficulty: Difficulty,
  duration_hours: Type.Number({ minimum: 0, maximum: COURSE_MAX_HOURS, multipleOf: 0.5 }),
  order_index: Type.Integer({ minimum: 0, maximum: 100_000 }),
  ...FLAG_SCHEMAS,
});

export const CourseFields = Type.Object({
  ...CourseSummaryFields.properties,
  age: CourseAge,
  /** The id of the home path of a course; empty without one. */
  path: Type.Union([Slug, Type.Literal('')]),
  requires: Requires,
  ...recordOf(COURSE_TEXT_FIELDS, () => TextSchema),
  ...recordOf(COURSE_SKILL_FIELDS, () => Skills),
});
export type CourseFields = Static<typeof CourseFields>;

/** The fields of a new course unless its author chooses others (docs/product.md#course-fields). It comes last. */
export const NEW_COURSE: Omit<CourseFields, 'title' | 'title_fr' | 'order_index'> = {
  icon: '📚',
  color: '#4f46e5',
  difficulty: 'beginner',
  duration_hours: 0,
  age: 13,
  path: '',
  requires: [],
  ...FLAG_DEFAULTS,
  ...recordOf(COURSE_TEXT_FIELDS, () => ''),
  ...recordOf(COURSE_SKILL_FIELDS, (): string[] => []),
};

/** The fields in `course.yaml`, where a field is left out while it is as in a new course. */
export const COURSE_FILE_FIELDS = {
  age: Type.Optional(CourseAge),
  path: Type.Optional(Slug),
  requires: Type.Optional(Requires),
  ...(recordOf(COURSE_FLAGS, () => Type.Optional(Type.Boolean())) as Record<
    CourseFlag,
    TOptional<TBoolean>
  >),
  ...recordOf(COURSE_TEXTS, () => Type.Optional(Bilingual)),
  skills: Type.Optional(
    Type.Object({ en: SkillNames, fr: SkillNames }, { additionalProperties: false }),
  ),
};
