import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ChallengeExercise } from '@codivia/contract/exercises/challenge-exercise';
import type { AuthoredExercise } from '@codivia/contract/exercises/exercises';
import type { TaskProblem } from '@codivia/contract/exercises/module';
import { isChecked, taskOf } from '@codivia/contract/exercises/modules';
import { REQUIRED_ITEMS_MIN } from '@codivia/contract/exercises/pieces';
import {
  exerciseProblems,
  structureProblems as rules,
  type StructureProblem,
} from '@codivia/contract/lessons/lesson-structure';
import { textProblems, textProblemWords } from '@codivia/contract/lessons/text-problems';
import { missingLibraryFiles, pictureAddresses, videoFiles } from './lesson-files.ts';
import type { LoadedLesson } from './load-courses.ts';

/** Files that a lesson's videos lack. */
function missingMedia(lesson: LoadedLesson): string[] {
  const files = videoFiles(lesson.content);
  return files.filter((file) => !existsSync(join(lesson.folder, '../media', file)));
}

/** Pictures that a lesson shows and its course does not have, by their address in the lesson. */
function missingPictures(lesson: LoadedLesson): string[] {
  const addresses = [lesson.content, lesson.content_fr].flatMap(pictureAddresses);
  return addresses.filter((address) => {
    const file = /^\/media\/[^/]+\/([^/]+)$/.exec(address)?.[1];
    return !(file && existsSync(join(lesson.folder, '../media', file)));
  });
}

/** Returns the missing answers, which would show that a check takes every right answer and no typed-in result. */
function answerProblems(exercise: AuthoredExercise): string[] {
  if (!isChecked(exercise)) return [];
  const { alternatives: wanted, typedResult } = taskOf(exercise);
  const { id, alternatives = [], wrong } = exercise;
  const problems: string[] = [];
  if (wanted !== null && alternatives.length < wanted) {
    problems.push(`exercise "${id}" has fewer than ${wanted} alternatives`);
  }
  if (!typedResult) return problems;
  const typed = wrong.some(({ hard_coded }) => hard_coded);
  const isFixed = 'fixed_result' in exercise && exercise.fixed_result;
  if (!typed && !isFixed) problems.push(`exercise "${id}" has no hard_coded wrong answer`);
  if (typed && isFixed) {
    problems.push(`exercise "${id}" has a fixed result, so no answer to it is hard_coded`);
  }
  return problems;
}

function taskWords(found: TaskProblem): string {
  const of = `exercise "${found.exercise}"`;
  switch (found.problem) {
    case 'no_failing_case':
      return `${of} is to be fixed, and has no failing_case`;
    case 'needless_failing_case':
      return `${of} has a failing_case, but its task is not "fix"`;
    case 'no_blank':
      return `${of}: its template has no blank (⟦…⟧)`;
    case 'few_lines':
      return `${of} has fewer than 3 lines to arrange`;
    case 'own_part_given':
      return `${of}: its page already has the part that learners complete`;
    case 'blank_count':
      return `${of} has ${found.wanted} blanks, but an answer to it has ${found.got}`;
    case 'foreign_line':
      return `${of}: an answer has a line that is not given, or not so often: ${found.line}`;
    case 'distractor_is_line':
      return `${of}: a distractor is one of the right lines: ${found.line}`;
    case 'row_length':
      return `${of}: a row of the table ${found.table} has more or fewer values than there are columns`;
    case 'unknown_explorable':
      return `${of} asks for an explorable that does not exist`;
    case 'broken_options':
      return `${of}: its explorable cannot begin with these options`;
    case 'unknown_measure':
      return `${of}: its goal names "${found.measure}", which is no figure of the explorable`;
    case 'goal_at_start':
      return `${of}: its goal is reached at the start`;
    case 'goal_not_reached':
      return `${of}: its solution does not reach the goal`;
    case 'wrong_state':
      return `${of}: its wrong state ${found.number} reaches the goal, or gets another feedback than its own`;
    case 'no_right_option':
      return `quiz question "${found.exercise}" has no right option`;
    case 'item_twice':
      return `${of}: its checklist has two items of the same id`;
    case 'few_required':
      return `${of}: fewer than ${REQUIRED_ITEMS_MIN} items of its checklist are required`;
    case 'right_prediction':
      return `${of}: a wrong prediction is the right one`;
    case 'prediction_twice':
      return `${of} lists the same wrong prediction twice`;
  }
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
    case 'one_feedback':
      return `exercise "${found.exercise}": its wrong answers all get the same feedback`;
    case 'feedback_missing':
      return `exercise "${found.exercise}": no feedback named "${found.key}"`;
    case 'file_name':
      return `exercise "${found.exercise}": a file cannot be called "${found.name}"`;
    case 'no_model':
      return `exercise "${found.exercise}": ${found.name} is no model of the AI lab`;
    case 'file_too_large':
      return `exercise "${found.exercise}": ${found.name} has more than ${found.most} thousand characters`;
    case 'hidden_part':
      return `exercise "${found.exercise}": an answer has ${found.part}, which the starter does not show`;
    default:
      return taskWords(found);
  }
}

/** Returns the faults of a lesson's structure, in words for its author; empty when there are none. */
export function structureProblems(lesson: LoadedLesson): string[] {
  return [
    ...missingMedia(lesson).map((file) => `the course has no media/${file}`),
    ...missingPictures(lesson).map((address) => `there is no picture at ${address}`),
    ...lesson.exercises.flatMap(missingLibraryFiles).map((name) => `the library has no ${name}`),
    ...rules(lesson).map(words),
    ...textProblems(lesson).map((found) => textProblemWords(found).en),
    ...lesson.exercises.flatMap(answerProblems),
  ];
}

/** Returns the missing parts of a challenge, in words for its author. */
export function challengeProblems(exercise: ChallengeExercise): string[] {
  const typed = exercise.wrong.some(({ hard_coded }) => hard_coded);
  return [
    ...exerciseProblems(exercise).map(words),
    ...(typed ? [] : [`challenge "${exercise.id}" has no hard_coded wrong answer`]),
  ];
}
