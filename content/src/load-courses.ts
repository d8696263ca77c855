import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { COURSE_TEXTS } from '@codivia/contract/api/course-fields';
import {
  CourseFile,
  ExerciseKindFile,
  exerciseFileSchema,
  LessonFile,
  type TextFormat,
} from '@codivia/contract/api/course-files';
import type { Bilingual, Language } from '@codivia/contract/api/language';
import type { AuthoredExercise } from '@codivia/contract/exercises/exercises';
import { withTexts } from '@codivia/contract/exercises/modules';
import { lessonHtml, shortHtml } from '@codivia/contract/lessons/markdown/markdown';
import { explorableFaults } from './explorables.ts';
import { ContentError, faultWords, readText, readYaml } from './read-yaml.ts';

/** The folder of the courses that ship with the product. */
export const COURSES_FOLDER = join(import.meta.dirname, '../courses');

export interface LoadedLesson extends Omit<LessonFile, 'exercises' | 'format'> {
  order_index: number;
  folder: string;
  content: string;
  content_fr: string;
  exercises: AuthoredExercise[];
  /** The original files of its texts, by their path in the folder. */
  sources: Record<string, string>;
}

export interface LoadedCourse extends Omit<CourseFile, 'format'> {
  order_index: number;
  folder: string;
  lessons: LoadedLesson[];
  /** Its `course.yaml`. */
  sources: Record<string, string>;
}

interface NumberedFolder {
  path: string;
  number: number;
}

/** Folders named `01-something` that hold `file`, in order, with their number. */
function numberedFolders(folder: string, file: string): NumberedFolder[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^\d+-/.test(entry.name))
    .map((entry) => ({ path: join(folder, entry.name), number: Number.parseInt(entry.name, 10) }))
    .filter(({ path }) => existsSync(join(path, file)))
    .sort((a, b) => a.number - b.number);
}

/** The course folders below a folder: a folder is a course once it holds its `course.yaml`. */
export function courseFolders(folder: string): NumberedFolder[] {
  return numberedFolders(folder, 'course.yaml');
}

/** The lesson folders of a course folder: a folder is a lesson once it holds its `lesson.yaml`. */
export function lessonFolders(courseFolder: string): NumberedFolder[] {
  return numberedFolders(courseFolder, 'lesson.yaml');
}

type Convert = (markdown: string) => string;

function inBothLanguages(text: Bilingual, convert: Convert): Bilingual {
  return { fr: convert(text.fr), en: convert(text.en) };
}

const asItIs: Convert = (html) => html;

/** Returns the functions that turn the texts of a file into HTML: whole ones, and short ones such as hints. */
function converters(format: TextFormat | undefined): { long: Convert; short: Convert } {
  return format === 'html'
    ? { long: asItIs, short: asItIs }
    : { long: lessonHtml, short: shortHtml };
}

type ReadExercise = { format?: TextFormat } & Omit<AuthoredExercise, 'id'>;

/** The exercise that a file's value represents; its Markdown texts become HTML. */
export function exerciseOf(id: string, { format, ...read }: ReadExercise): AuthoredExercise {
  const { long, short } = converters(format);
  return withTexts(
    { ...read, id } as AuthoredExercise,
    (text) => inBothLanguages(text, long),
    (text) => inBothLanguages(text, short),
  );
}

/** Reads one exercise. */
export function loadExercise(file: string): AuthoredExercise {
  const read: unknown = readYaml(file, ExerciseKindFile, (value) =>
    exerciseFileSchema(value as ExerciseKindFile),
  );
  return exerciseOf(basename(file, '.yaml'), read as ReadExercise);
}

/** The files of a lesson's exercises, by their path in its folder, in order. */
function exerciseFiles(folder: string): string[] {
  if (!existsSync(join(folder, 'exercises'))) return [];
  return readdirSync(join(folder, 'exercises'))
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => `exercises/${name}`);
}

/** The text of a lesson in one language: Markdown, or HTML from the admin panel. Throws ContentError. */
function lessonFile(folder: string, language: Language): { name: string; text: string } {
  const html = `lesson.${language}.html`;
  const name = existsSync(join(folder, html)) ? html : `lesson.${language}.md`;
  const file = join(folder, name);
  const text = readText(file);
  const [fault] = name === html ? [] : explorableFaults(text);
  if (fault) throw new ContentError(`${file}:${fault.line}`, faultWords(fault));
  return { name, text };
}

/** Reads one lesson folder. */
export function loadLesson(folder: string, order: number): LoadedLesson {
  const { exercises: listed, format, ...about } = readYaml(join(folder, 'lesson.yaml'), LessonFile);
  const texts = { en: lessonFile(folder, 'en'), fr: lessonFile(folder, 'fr') };
  const position = (name: string) => listed?.indexOf(basename(name, '.yaml')) ?? 0;
  const exercises = exerciseFiles(folder).sort((one, other) => position(one) - position(other));
  const { long } = converters(format);
  const html = (language: Language) => {
    const { name, text } = texts[language];
    return name.endsWith('.md') ? lessonHtml(text, language) : text;
  };
  return {
    ...about,
    ...(about.instructions && { instructions: inBothLanguages(about.instructions, long) }),
    ...(about.solution && { solution: inBothLanguages(about.solution, long) }),
    order_index: order,
    folder,
    content: html('en'),
    content_fr: html('fr'),
    exercises: exercises.map((name) => loadExercise(join(folder, name))),
    sources: {
      [texts.en.name]: texts.en.text,
      [texts.fr.name]: texts.fr.text,
      ...Object.fromEntries(exercises.map((name) => [name, readText(join(folder, name))])),
      'lesson.yaml': readText(join(folder, 'lesson.yaml')),
    },
  };
}

/** Reads one course folder with its lessons. */
export function loadCourse(folder: string, order: number): LoadedCourse {
  const { format, ...course } = readYaml(join(folder, 'course.yaml'), CourseFile);
  const lessons = lessonFolders(folder).map(({ path, number }) => loadLesson(path, number));
  const { long } = converters(format);
  const texts = COURSE_TEXTS.flatMap((name) => {
    const text = course[name];
    return text ? [[name, inBothLanguages(text, long)]] : [];
  });
  return {
    ...course,
    ...Object.fromEntries(texts),
    sources: { 'course.yaml': readText(join(folder, 'course.yaml')) },
    order_index: order,
    folder,
    lessons,
  };
}

/** Reads every course below a folder, in order. Throws ContentError for the first malformed file. */
export function loadCourses(folder: string = COURSES_FOLDER): LoadedCourse[] {
  return courseFolders(folder).map(({ path, number }) => loadCourse(path, number));
}

let shipped: LoadedCourse[] | undefined;

/** The courses that ship with the product, which a process reads once, at the first call. */
export function shippedCourses(): readonly LoadedCourse[] {
  shipped ??= loadCourses();
  return shipped;
}
