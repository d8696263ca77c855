import { isDeepStrictEqual } from 'node:util';
import { COURSE_FLAGS, COURSE_TEXTS, NEW_COURSE } from '@codivia/contract/api/course-fields';
import type { CourseFile, LessonFile } from '@codivia/contract/api/course-files';
import { type Bilingual, LANGUAGES, type Language } from '@codivia/contract/api/language';
import type { AuthoredExercise } from '@codivia/contract/exercises/exercises';
import { parse, stringify } from 'yaml';
import { exerciseOf } from './load-courses.ts';
import { lessonHtml } from './markdown.ts';

type Sources = Record<string, string>;

/** A course to be recorded. Its texts are HTML; `sources` may contain their originals. */
export interface WrittenCourse extends Omit<CourseFile, 'format'> {
  order_index: number;
  sources: Sources;
  lessons: WrittenLesson[];
}

export interface WrittenLesson extends Omit<LessonFile, 'exercises' | 'format'> {
  order_index: number;
  content: Bilingual;
  exercises: AuthoredExercise[];
  sources: Sources;
}

/** The functions that clean HTML and exercises before they are stored: sources must give the same result. */
export interface Cleaning {
  html(text: string): string;
  exercise(exercise: AuthoredExercise): AuthoredExercise;
}

const yaml = (value: unknown) => stringify(value, { lineWidth: 0 });
const numbered = (number: number, name: string) => `${String(number).padStart(2, '0')}-${name}`;
const hasText = (text: Bilingual | undefined) => text !== undefined && (text.en || text.fr) !== '';

/** Returns the object with these entries only, in this order. */
function only(values: object, names: readonly string[]): object {
  const all = new Map(Object.entries(values));
  return Object.fromEntries(names.map((name) => [name, all.get(name)]));
}

function without(values: object, names: readonly string[]): object {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));
}

function courseYaml(course: WrittenCourse, { html }: Cleaning): string {
  const { order_index: _, lessons: _l, sources, description, ...about } = course;
  const markdown = { en: sources['description.en'] ?? '', fr: sources['description.fr'] ?? '' };
  const others = COURSE_TEXTS.filter((name) => name !== 'description' && hasText(about[name]));
  const changedFlags = COURSE_FLAGS.filter(
    (name) => (about[name] ?? NEW_COURSE[name]) !== NEW_COURSE[name],
  );
  const unchanged = LANGUAGES.every(
    (language) => html(lessonHtml(markdown[language], language)) === description[language],
  );
  const texts =
    unchanged && others.length === 0 ? { description: markdown } : { description, format: 'html' };
  return yaml({
    ...without(about, [...COURSE_TEXTS, ...COURSE_FLAGS]),
    ...texts,
    ...only(about, others),
    ...only(about, changedFlags),
  });
}

function lessonYaml(lesson: WrittenLesson): string {
  const { id, title, type, duration_minutes, xp_reward, is_premium, exercises } = lesson;
  const { difficulty, is_active, instructions, solution } = lesson;
  const ids = exercises.map((exercise) => exercise.id);
  const inOrder = isDeepStrictEqual(ids, ids.toSorted());
  const more = hasText(instructions) || hasText(solution);
  return yaml({
    id,
    title,
    type,
    duration_minutes,
    xp_reward,
    is_premium,
    ...(difficulty !== 'beginner' && { difficulty }),
    ...(is_active === false && { is_active }),
    ...(hasText(instructions) && { instructions }),
    ...(hasText(solution) && { solution }),
    ...(more && { format: 'html' }),
    ...(!inOrder && { exercises: ids }),
  });
}

/** Returns the Markdown of a lesson while it still has the same meaning, else its HTML. */
function lessonText(
  { content, sources }: WrittenLesson,
  language: Language,
  { html }: Cleaning,
): [string, string] {
  const name = `lesson.${language}.md`;
  const source = sources[name];
  const unchanged =
    source !== undefined && html(lessonHtml(source, language)) === content[language];
  return unchanged ? [name, source] : [`lesson.${language}.html`, content[language]];
}

function exerciseText(exercise: AuthoredExercise, sources: Sources, cleaning: Cleaning): string {
  const { id, kind, ...rest } = exercise;
  const source = sources[`exercises/${id}.yaml`];
  const made = source === undefined ? undefined : cleaning.exercise(exerciseOf(id, parse(source)));
  // The database keeps no order of keys, and no undefined values.
  const plain = (value: unknown) => JSON.parse(JSON.stringify(value ?? null));
  if (source !== undefined && isDeepStrictEqual(plain(made), plain(exercise))) return source;
  return yaml({ kind, format: 'html', ...rest });
}

/**
 * Returns the files of a course folder (content/README.md), by their path in a zip of it. Texts written in Markdown
 * that still have the same meaning stay as they were written; all others are HTML.
 */
export function courseFiles(course: WrittenCourse, cleaning: Cleaning): Sources {
  const folder = numbered(course.order_index, course.id);
  const files: Sources = { [`${folder}/course.yaml`]: courseYaml(course, cleaning) };
  for (const lesson of course.lessons) {
    const own = lesson.id.startsWith(`${course.id}-`);
    const name = own ? lesson.id.slice(course.id.length + 1) : lesson.id;
    const place = `${folder}/${numbered(lesson.order_index, name)}`;
    files[`${place}/lesson.yaml`] = lessonYaml(lesson);
    for (const language of LANGUAGES) {
      const [text, content] = lessonText(lesson, language, cleaning);
      files[`${place}/${text}`] = content;
    }
    for (const exercise of lesson.exercises) {
      const text = exerciseText(exercise, lesson.sources, cleaning);
      files[`${place}/exercises/${exercise.id}.yaml`] = text;
    }
  }
  return files;
}
