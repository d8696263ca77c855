import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  CourseFile,
  ExerciseKindFile,
  LessonFile,
  P5ExerciseFile,
  PythonExerciseFile,
  QuizQuestionFile,
  WebExerciseFile,
} from '@codivia/contract/course-files';
import type { AuthoredExercise } from '@codivia/contract/exercises';
import type { Bilingual } from '@codivia/contract/language';
import { lessonHtml, shortHtml } from './markdown.ts';
import { readText, readYaml } from './read-yaml.ts';

/** Where the courses that ship with the product lie. */
export const COURSES_FOLDER = join(import.meta.dirname, '../courses');

export interface LoadedLesson extends LessonFile {
  order_index: number;
  folder: string;
  content: string;
  content_fr: string;
  exercises: AuthoredExercise[];
  /** The files its texts were made of, by their path in the folder. */
  sources: Record<string, string>;
}

export interface LoadedCourse extends CourseFile {
  order_index: number;
  folder: string;
  lessons: LoadedLesson[];
  /** The Markdown its description was made of. */
  sources: Record<string, string>;
}

/** What files of exercises with code hold. */
const CODE_FILES = { python: PythonExerciseFile, p5: P5ExerciseFile, web: WebExerciseFile };

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

function inBothLanguages(text: Bilingual, convert: (markdown: string) => string): Bilingual {
  return { fr: convert(text.fr), en: convert(text.en) };
}

const short = (text: Bilingual) => inBothLanguages(text, shortHtml);

function loadQuiz(file: string, id: string): AuthoredExercise {
  const read = readYaml(file, QuizQuestionFile);
  const options = read.options.map((option) => ({
    text: short(option.text),
    correct: option.correct,
    explanation: short(option.explanation),
  }));
  return { kind: 'quiz', id, question: inBothLanguages(read.question, lessonHtml), options };
}

/** Reads one exercise; its Markdown texts become HTML. */
export function loadExercise(file: string): AuthoredExercise {
  const id = basename(file, '.yaml');
  const { kind } = readYaml(file, ExerciseKindFile);
  if (kind === 'quiz') return loadQuiz(file, id);
  const read = readYaml(file, CODE_FILES[kind]);
  const feedback = Object.fromEntries(
    Object.entries(read.feedback).map(([key, text]) => [key, short(text)]),
  );
  return {
    ...read,
    id,
    instructions: inBothLanguages(read.instructions, lessonHtml),
    hints: read.hints.map(short),
    feedback,
  };
}

/** The files of a lesson's exercises, by their path in its folder, in order. */
function exerciseFiles(folder: string): string[] {
  if (!existsSync(join(folder, 'exercises'))) return [];
  return readdirSync(join(folder, 'exercises'))
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => `exercises/${name}`);
}

/** Reads one lesson folder. */
export function loadLesson(folder: string, order: number): LoadedLesson {
  const exercises = exerciseFiles(folder);
  const files = ['lesson.en.md', 'lesson.fr.md', ...exercises];
  const sources = Object.fromEntries(files.map((name) => [name, readText(join(folder, name))]));
  return {
    ...readYaml(join(folder, 'lesson.yaml'), LessonFile),
    order_index: order,
    folder,
    content: lessonHtml(sources['lesson.en.md'] ?? ''),
    content_fr: lessonHtml(sources['lesson.fr.md'] ?? ''),
    exercises: exercises.map((name) => loadExercise(join(folder, name))),
    sources,
  };
}

/** Reads one course folder with its lessons. */
export function loadCourse(folder: string, order: number): LoadedCourse {
  const course = readYaml(join(folder, 'course.yaml'), CourseFile);
  const lessons = lessonFolders(folder).map(({ path, number }) => loadLesson(path, number));
  return {
    ...course,
    description: inBothLanguages(course.description, lessonHtml),
    sources: { 'description.en': course.description.en, 'description.fr': course.description.fr },
    order_index: order,
    folder,
    lessons,
  };
}

/** Reads every course below a folder, in order. Throws ContentError for the first malformed file. */
export function loadCourses(folder: string = COURSES_FOLDER): LoadedCourse[] {
  return courseFolders(folder).map(({ path, number }) => loadCourse(path, number));
}
