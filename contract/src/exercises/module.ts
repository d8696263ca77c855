import type { Bilingual, Language } from '../api/language.ts';
import type { CodeExercise } from './learner.ts';
import type { Programs } from './programs.ts';
import type { Pass } from './results.ts';

/** Gives a text in the language of the reader. */
export type Localize = (text: string | Bilingual) => string;

export type ChangeText = (text: Bilingual) => Bilingual;

/** The languages in which learners answer. */
export type CodeLanguage = 'python' | 'html' | 'css' | 'js';

/** Reads code without running it: returns the parts that count, or null for text that is no code of that language. */
export type ReadCode = (language: CodeLanguage, code: string) => string | null;

/** A fault in the way in which an exercise is answered. `exercise` is its id. */
export type TaskProblem =
  /** A program to fix lacks a case in which it goes wrong; or another program has such a case. */
  | { problem: 'no_failing_case' | 'needless_failing_case'; exercise: string }
  /** A template has no blank; a program has fewer than three lines to put into order. */
  | { problem: 'no_blank' | 'few_lines' | 'own_part_given'; exercise: string }
  /** An answer has more or fewer texts than there are blanks. */
  | { problem: 'blank_count'; exercise: string; wanted: number; got: number }
  /** An answer has a line that is not given, or a distractor is one of the lines. */
  | { problem: 'foreign_line' | 'distractor_is_line'; exercise: string; line: string }
  /** A checklist has two items of one id, or fewer required items than there must be. */
  | { problem: 'item_twice' | 'few_required'; exercise: string }
  /** A row of a table has more or fewer values than there are columns. */
  | { problem: 'row_length'; exercise: string; table: string }
  /** An exercise asks for an explorable that does not exist, or gives it options with which it cannot begin. */
  | { problem: 'unknown_explorable' | 'broken_options'; exercise: string }
  /** A goal names a figure that the explorable does not have. */
  | { problem: 'unknown_measure'; exercise: string; measure: string }
  /** A goal is reached at the start, or the solution does not reach it. */
  | { problem: 'goal_at_start' | 'goal_not_reached'; exercise: string }
  /** A wrong state reaches the goal, or another feedback than its own would be shown. */
  | { problem: 'wrong_state'; exercise: string; number: number }
  /** A question has no right option. */
  | { problem: 'no_right_option'; exercise: string }
  /** A prediction listed as wrong is right, or is listed twice. */
  | { problem: 'right_prediction' | 'prediction_twice'; exercise: string };

/**
 * One kind of exercise: everything outside the browser that differs between kinds. `modules.ts` has the table.
 *
 * @template E the exercise as its author writes it
 * @template L the exercise as a learner gets it
 */
export interface ExerciseModule<E, L> {
  /** Minutes that learners spend at one exercise. */
  minutes: number;
  localise(exercise: E, language: Language, localize: Localize): L;
  /** Problems of the texts and programs of one language. */
  problems(exercise: E, language: Language, localize: Localize): TaskProblem[];
  /** The exercise with those of its texts changed that learners read as HTML. */
  withTexts(exercise: E, long: ChangeText, short: ChangeText): E;
  /** Tells whether a pass can be right, as far as is known without running it; null without an answer. */
  accepts(exercise: E, pass: Pass, read: ReadCode): boolean | null;
}

/** An exercise whose check runs the learner's program. */
export interface CheckedModule<E> extends ExerciseModule<E, CodeExercise> {
  /** Minimum number of right answers that its author lists beside the solution; null where few ways are right. */
  alternatives: number | null;
  /** True if an author lists a wrong answer that types the expected result, or states the reason for its absence. */
  typedResult: boolean;
  programs(exercise: E, language: Language): Programs;
  /** The check as it runs. */
  check(exercise: E): string;
  /** Texts that learners read, by the keys that the check names. */
  feedback(exercise: E): Record<string, Bilingual>;
  /** All parts of the exercise that its proof depends on, as a value of JSON. */
  proven(exercise: E): object;
}
