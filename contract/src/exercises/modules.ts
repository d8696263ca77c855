import { type Bilingual, LANGUAGES, type Language } from '../api/language.ts';
import type {
  AuthoredCheckedExercise,
  AuthoredCodeExercise,
  AuthoredExercise,
  Exercise,
} from './exercises.ts';
import { explore } from './explore.ts';
import type { ChangeText, CheckedModule, ExerciseModule, Localize, TaskProblem } from './module.ts';
import { predict } from './predict.ts';
import type { Programs } from './programs.ts';
import { quiz } from './quiz.ts';
import { arrange } from './tasks/arrange.ts';
import { fill } from './tasks/fill.ts';
import { fix } from './tasks/fix.ts';
import { open } from './tasks/open.ts';
import { sql } from './tasks/sql.ts';
import { write } from './tasks/write.ts';

/** The ways in which an exercise with a check is answered. */
const TASKS = { write, fix, fill, arrange, open, sql };
export type Task = keyof typeof TASKS;
export const TASK_NAMES = Object.keys(TASKS) as Task[];

/** Returns the way in which an exercise is answered, by default writing a program. */
export const taskNameOf = ({ task = 'write' }: AuthoredCheckedExercise): Task => task;

/** The module of an exercise with a check. */
export const taskOf = (exercise: AuthoredCheckedExercise): CheckedModule<AuthoredCheckedExercise> =>
  TASKS[taskNameOf(exercise)] as CheckedModule<AuthoredCheckedExercise>;

/** The kinds of exercises that run no program of the learner's. */
const OTHERS = { quiz, predict, explore };

/** Tells whether the check of an exercise runs the learner's program. */
export const isChecked = (exercise: AuthoredExercise): exercise is AuthoredCheckedExercise =>
  !Object.hasOwn(OTHERS, exercise.kind);

/** The module of any exercise. */
export function moduleOf(exercise: AuthoredExercise): ExerciseModule<AuthoredExercise, Exercise> {
  const module = isChecked(exercise) ? taskOf(exercise) : OTHERS[exercise.kind];
  return module as ExerciseModule<AuthoredExercise, Exercise>;
}

/** Tells whether an exercise has a program: all but questions and explorables do. */
export const hasCode = (exercise: AuthoredExercise): exercise is AuthoredCodeExercise =>
  exercise.kind !== 'quiz' && exercise.kind !== 'explore';

/** The whole programs that the answers of an exercise make, in one language. */
export const programsIn = (exercise: AuthoredCheckedExercise, language: Language): Programs =>
  taskOf(exercise).programs(exercise, language);

/**
 * An exercise as a learner gets it: in one language, and without the answers its author listed as wrong or as
 * right alternatives. Texts that are not translated yet are shown as they are.
 */
export function localiseExercise(exercise: AuthoredExercise, language: Language): Exercise {
  const localize = (text: string | Bilingual) =>
    typeof text === 'string' ? text : text[language] || text.en || text.fr;
  return moduleOf(exercise).localise(exercise, language, localize);
}

/**
 * The exercise with each of its texts changed that learners read as HTML: long ones such as instructions, and
 * short ones such as hints. Titles are no HTML, and code stays as it is.
 */
export const withTexts = (
  exercise: AuthoredExercise,
  long: ChangeText,
  short: ChangeText,
): AuthoredExercise => moduleOf(exercise).withTexts(exercise, long, short);

/** Returns the problems of the way in which an exercise is answered, each once; empty if there are none. */
export function taskProblems(exercise: AuthoredExercise): TaskProblem[] {
  const found = LANGUAGES.flatMap((language) => {
    const localize: Localize = (text) => (typeof text === 'string' ? text : text[language]);
    return moduleOf(exercise).problems(exercise, language, localize);
  });
  const byText = new Map(found.map((problem) => [JSON.stringify(problem), problem]));
  return [...byText.values()];
}
