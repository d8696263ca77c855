import { isDeepStrictEqual } from 'node:util';
import { COURSE_FLAGS, COURSE_TEXTS, NEW_COURSE } from '@codivia/contract/api/course-fields';
import { type Bilingual, LANGUAGES } from '@codivia/contract/api/language';
import { parse } from 'yaml';
import { markdownOf } from './to-markdown/lesson-markdown.ts';
import { longTexts } from './to-markdown/text-converters.ts';
import { plain, updatedYaml, writeYaml } from './updated-yaml.ts';
import type { Clean, WrittenCourse, WrittenLesson } from './written-course.ts';

type Json = Record<string, unknown>;
type Texts = Readonly<Record<string, Bilingual | undefined>>;

const hasText = (text: Bilingual | undefined) => text !== undefined && (text.en || text.fr) !== '';

/**
 * Returns the long texts of a file, as Markdown where that can express all of them, else as HTML with the format. `read`
 * is the earlier file, in which unchanged paragraphs are written already.
 */
function textsOf(texts: Texts, read: Json, clean: Clean): Json {
  const named = Object.entries(texts);
  if (named.length === 0) return {};
  const isHtml = read.format === 'html';
  const converted = named.map(([name, text]) => {
    const earlier = (read[name] ?? {}) as Partial<Bilingual>;
    const both = LANGUAGES.map((language) => {
      const html = text?.[language] ?? '';
      return [
        language,
        isHtml ? null : markdownOf(html, earlier[language] ?? '', longTexts(clean)),
      ];
    });
    return [name, Object.fromEntries(both)] as const;
  });
  const isMarkdown = converted.every(([, both]) => LANGUAGES.every((one) => both[one] !== null));
  return isMarkdown ? Object.fromEntries(converted) : { ...texts, format: 'html' };
}

/** The earlier file with these values. Keys without a value go, unless they say what holds without them. */
function written(source: string | undefined, read: Json, values: Json, usual: Json): string {
  if (source === undefined) return writeYaml(values);
  const kept = Object.entries(read).filter(
    ([key, value]) => key in values || isDeepStrictEqual(value, usual[key]),
  );
  return updatedYaml(source, { ...Object.fromEntries(kept), ...values });
}

/** Returns `course.yaml`. */
export function courseText(course: WrittenCourse, clean: Clean): string {
  const { order_index: _, lessons: _l, sources, ...about } = course;
  const source = sources['course.yaml'];
  const made = { description: { en: sources['description.en'], fr: sources['description.fr'] } };
  const read: Json = source === undefined ? made : (parse(source) ?? {});
  const named = COURSE_TEXTS.filter((name) => name === 'description' || hasText(about[name]));
  const texts = Object.fromEntries(named.map((name) => [name, about[name]]));
  const isOther = ([name]: [string, unknown]) =>
    ![...COURSE_TEXTS, ...COURSE_FLAGS].some((one) => one === name);
  const flags = COURSE_FLAGS.filter(
    (name) => (about[name] ?? NEW_COURSE[name]) !== NEW_COURSE[name],
  );
  const values = {
    ...Object.fromEntries(Object.entries(about).filter(isOther)),
    ...textsOf(texts, read, clean),
    ...Object.fromEntries(flags.map((name) => [name, about[name]])),
  };
  const { age, path, requires, is_active, featured, is_premium } = NEW_COURSE;
  const usual = { age, path, requires, is_active, featured, is_premium, format: 'markdown' };
  return written(source, read, plain(values), usual);
}

/** Returns `lesson.yaml`. */
export function lessonAboutText(lesson: WrittenLesson, clean: Clean): string {
  const { id, title, type, duration_minutes, xp_reward, is_premium, exercises, sources } = lesson;
  const { difficulty, is_active, instructions, solution } = lesson;
  const source = sources['lesson.yaml'];
  const read: Json = source === undefined ? {} : (parse(source) ?? {});
  const ids = exercises.map((exercise) => exercise.id);
  // The order of files is that of their names with the ending: `two-tables.yaml` is before `two.yaml`.
  const inOrder = ids.toSorted((one, other) => (`${one}.yaml` < `${other}.yaml` ? -1 : 1));
  const texts = {
    ...(hasText(instructions) && { instructions }),
    ...(hasText(solution) && { solution }),
  };
  const values = {
    id,
    title,
    type,
    duration_minutes,
    xp_reward,
    is_premium,
    ...(difficulty !== 'beginner' && { difficulty }),
    ...(is_active === false && { is_active }),
    ...textsOf(texts, read, clean),
    ...(!isDeepStrictEqual(ids, inOrder) && { exercises: ids }),
  };
  const usual = { difficulty: 'beginner', is_active: true, format: 'markdown', exercises: inOrder };
  return written(source, read, plain(values), usual);
}
