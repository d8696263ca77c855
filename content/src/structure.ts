import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { AuthoredExercise } from '@codivia/contract/exercises';
import { LANGUAGES } from '@codivia/contract/language';
import {
  structureProblems as rules,
  type StructureProblem,
} from '@codivia/contract/lesson-structure';
import { namedVideos } from '@codivia/contract/lesson-tags';
import type { LoadedLesson } from './load-courses.ts';

/** Files that a lesson's videos lack: the film, its captions and its poster, in both languages. */
function missingMedia(lesson: LoadedLesson): string[] {
  const files = namedVideos(lesson.content).flatMap((name) =>
    LANGUAGES.flatMap((language) =>
      ['mp4', 'vtt', 'webp'].map((ending) => `${name}.${language}.${ending}`),
    ),
  );
  return files.filter((file) => !existsSync(join(lesson.folder, '../media', file)));
}

/** Pictures that a lesson shows and its course does not have, by their address in the lesson. */
function missingPictures(lesson: LoadedLesson): string[] {
  const texts = [lesson.content, lesson.content_fr];
  const shown = texts.flatMap((html) => [...html.matchAll(/<img\b[^>]*?\bsrc="([^"]*)"/g)]);
  return shown
    .map(([, address = '']) => address)
    .filter((address) => {
      const file = /^\/media\/[^/]+\/([^/]+)$/.exec(address)?.[1];
      const own = file && existsSync(join(lesson.folder, '../media', file));
      return !own && !address.startsWith('data:image/');
    });
}

/** So many right answers are beside the solution, in other styles. */
const ALTERNATIVES_MIN = 3;

/** What the answers lack that show that a check takes every right answer, and no typed-in result. */
function answerProblems(exercise: AuthoredExercise): string[] {
  if (exercise.kind === 'quiz') return [];
  const { id, alternatives, wrong, fixed_result } = exercise;
  const typed = wrong.some(({ hard_coded }) => hard_coded);
  const problems: string[] = [];
  if (alternatives.length < ALTERNATIVES_MIN) {
    problems.push(`exercise "${id}" has fewer than ${ALTERNATIVES_MIN} alternatives`);
  }
  if (!typed && !fixed_result) problems.push(`exercise "${id}" has no hard_coded wrong answer`);
  if (typed && fixed_result) {
    problems.push(`exercise "${id}" has a fixed result, so no answer to it is hard_coded`);
  }
  return problems;
}

/** A problem in words for the author of files. */
function words(found: StructureProblem): string {
  switch (found.problem) {
    case 'languages_differ':
      return `the two languages differ in structure at element ${found.element}: en has ${found.en}, fr has ${found.fr}`;
    case 'exercise_missing':
      return `the lesson names exercise "${found.exercise}", which has no file`;
    case 'exercise_unplaced':
      return `exercise "${found.exercise}" is not placed in the lesson`;
    case 'no_right_option':
      return `quiz question "${found.exercise}" has no right option`;
    case 'one_feedback':
      return `exercise "${found.exercise}": its wrong answers all get the same feedback`;
    case 'feedback_missing':
      return `exercise "${found.exercise}": no feedback named "${found.key}"`;
    case 'hidden_part':
      return `exercise "${found.exercise}": an answer has ${found.part}, which the starter does not show`;
  }
}

/** What is wrong with a lesson's structure, in words for its author; empty when all is well. */
export function structureProblems(lesson: LoadedLesson): string[] {
  return [
    ...missingMedia(lesson).map((file) => `the course has no media/${file}`),
    ...missingPictures(lesson).map((address) => `there is no picture at ${address}`),
    ...rules(lesson).map(words),
    ...lesson.exercises.flatMap(answerProblems),
  ];
}
