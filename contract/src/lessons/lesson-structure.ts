import { LANGUAGES } from '../api/language.ts';
import { OWN_FEEDBACK } from '../exercises/answers.ts';
import type { PreviewFile } from '../exercises/base.ts';
import { type FileProblem, fileProblems } from '../exercises/exercise-models.ts';
import type { AuthoredCheckedExercise, AuthoredExercise } from '../exercises/exercises.ts';
import type { TaskProblem } from '../exercises/module.ts';
import { isChecked, taskOf, taskProblems } from '../exercises/modules.ts';
import { filesIn } from '../exercises/programs.ts';
import { type WholeAnswers, wholePrograms } from '../exercises/tasks/whole.ts';
import {
  extensionOf,
  fileNameProblem,
  formatOfName,
  isCodeName,
  sameFileKey,
} from '../files/file-names.ts';
import { partOfFile, programKind } from '../programs/stored-forms.ts';
import { EDITOR_TAGS, namedExercises } from './lesson-tags.ts';

/** A fault of a lesson that is found before any part of it runs. Elements count from 1. */
export type StructureProblem =
  | { problem: 'languages_differ'; element: number; en: string | null; fr: string | null }
  | { problem: 'exercise_missing' | 'exercise_unplaced' | 'one_feedback'; exercise: string }
  | { problem: 'feedback_missing'; exercise: string; key: string }
  | { problem: 'hidden_part'; exercise: string; part: string }
  | { problem: 'file_name'; exercise: string; name: string }
  | (FileProblem & { exercise: string })
  | TaskProblem;

type Checked = { content: string; content_fr: string; exercises: readonly AuthoredExercise[] };

const OUTLINE = new RegExp(
  [
    `<(h[1-6]|${Object.values(EDITOR_TAGS).join('|')}|lesson-video|lesson-explorable|pre|img|table|details|hr)\\b`,
    '<(code-exercise|quiz-question) id="([^"]+)"',
    '<aside class="callout (callout-\\w+)"',
  ].join('|'),
  'g',
);

/**
 * The tags that make up a lesson, in order: headings, marks of steps, editors, exercises, callouts, answers, code,
 * pictures.
 */
function outline(html: string): string[] {
  return [...html.matchAll(OUTLINE)].map((m) => m[1] ?? (m[2] ? `${m[2]} ${m[3]}` : (m[4] ?? '')));
}

function languageProblems({ content, content_fr }: Checked): StructureProblem[] {
  const english = outline(content);
  const french = outline(content_fr);
  const length = Math.max(english.length, french.length);
  const at = Array.from({ length }).findIndex((_, i) => english[i] !== french[i]);
  if (at < 0) return [];
  const [en = null, fr = null] = [english[at], french[at]];
  return [{ problem: 'languages_differ', element: at + 1, en, fr }];
}

/** Files of a program that an answer writes though the learner is not shown them. */
function hiddenFiles(exercise: WholeAnswers): string[] {
  const programs = LANGUAGES.map((language) => wholePrograms(exercise, language));
  const hidden = programs.flatMap(({ starter, solution, alternatives, wrong }) =>
    [solution, ...alternatives, ...wrong.map(({ files }) => files)]
      .flatMap((files) => Object.keys(files))
      .filter((name) => starter[name] === undefined),
  );
  return [...new Set(hidden)].map((file) => partOfFile(programKind(exercise.kind), file));
}

/**
 * Tells whether a name matches the content of a file: the library's ending, a text, or a picture that is written as
 * one.
 */
function fitsContent(file: PreviewFile, kind: AuthoredCheckedExercise['kind']): boolean {
  if ('library' in file) return extensionOf(file.name) === extensionOf(file.library);
  const format = formatOfName(file.name);
  return format === 'text' || (format === 'svg' && kind !== 'python');
}

/** Names of files that a project could not have, or that occur twice. */
function refusedNames(exercise: AuthoredCheckedExercise): string[] {
  const { kind } = exercise;
  return LANGUAGES.flatMap((language) => {
    const files: readonly PreviewFile[] = filesIn(exercise, language).files ?? [];
    const names = files.map(({ name }) => name);
    return files
      .filter(
        (file, i) =>
          fileNameProblem(file.name) !== undefined ||
          !fitsContent(file, kind) ||
          isCodeName(programKind(kind), file.name) ||
          names.findIndex((other) => sameFileKey(other) === sameFileKey(file.name)) !== i,
      )
      .map(({ name }) => name);
  });
}

/** Returns the faults of one exercise, wherever it is used. */
export function exerciseProblems(exercise: AuthoredExercise): StructureProblem[] {
  const { id } = exercise;
  if (!isChecked(exercise)) return taskProblems(exercise);
  const feedback = taskOf(exercise).feedback(exercise);
  const keys = [...new Set(exercise.wrong.map(({ feedback }) => feedback))];
  const missing = keys.filter((key) => !Object.hasOwn(feedback, key) && !OWN_FEEDBACK.has(key));
  const hidden = exercise.task !== 'sql' && 'solution' in exercise ? hiddenFiles(exercise) : [];
  return [
    ...missing.map((key): StructureProblem => ({ problem: 'feedback_missing', exercise: id, key })),
    ...(keys.length < 2 ? [{ problem: 'one_feedback', exercise: id } as const] : []),
    ...[...new Set(refusedNames(exercise))].map(
      (name): StructureProblem => ({ problem: 'file_name', exercise: id, name }),
    ),
    ...fileProblems(exercise).map((found): StructureProblem => ({ ...found, exercise: id })),
    ...hidden.map((part): StructureProblem => ({ problem: 'hidden_part', exercise: id, part })),
    ...taskProblems(exercise),
  ];
}

/** Returns the faults of a lesson's structure; empty when there are none. */
export function structureProblems(lesson: Checked): StructureProblem[] {
  const named = namedExercises(lesson.content);
  const remaining = lesson.exercises.map(({ id }) => id);
  return [
    ...languageProblems(lesson),
    ...named
      .filter((id) => !remaining.includes(id))
      .map((exercise): StructureProblem => ({ problem: 'exercise_missing', exercise })),
    ...remaining
      .filter((id) => !named.includes(id))
      .map((exercise): StructureProblem => ({ problem: 'exercise_unplaced', exercise })),
    ...lesson.exercises.flatMap(exerciseProblems),
  ];
}
