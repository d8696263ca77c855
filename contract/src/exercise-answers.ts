import type { AuthoredCodeExercise, AuthoredPageParts } from './exercises.ts';
import type { Bilingual, Language } from './language.ts';
import { pagePartsIn } from './page-parts.ts';

/** Which of the answers that the author of an exercise lists; numbers count from 1. */
export type AnswerName =
  | { of: 'solution' | 'starter' }
  | { of: 'alternative' | 'wrong'; number: number };

/** A program with its check, for the runtime of its kind. */
export type AnswerJob =
  | { kind: 'python'; program: string; check: string }
  | { kind: 'web'; program: { html: string; css: string; js: string }; check: string }
  | { kind: 'p5'; program: { js: string }; check: string };

/** An answer and what its check must say: that it passes, some feedback, or the feedback of a key. */
export interface ListedAnswer {
  name: AnswerName;
  expected: { passes: true } | { feedback: string | 'any' };
  job: AnswerJob;
}

/** What a check has said of an answer. */
export interface AnswerVerdict {
  passed: boolean;
  key: string | null;
  /** How the program, or the check itself, has failed, for the author. */
  complaint: string | null;
}

/**
 * What is wrong with an exercise: an answer fails that should pass, passes that should fail, gets a key
 * without a text, or gets other feedback than its author meant.
 */
export type AnswerFault =
  | { fault: 'fails'; got: string | null }
  | { fault: 'without_text'; got: string | null }
  | { fault: 'passes' }
  | { fault: 'other_feedback'; got: string | null; expected: string };

/** Keys for which learners get a text of the site's own. */
export const OWN_FEEDBACK: ReadonlySet<string> = new Set([
  'error',
  'timeout',
  'interrupted',
  'missing-function',
  'missing-element',
]);

type Written = string | Bilingual | AuthoredPageParts;

/** One answer to an exercise as its runtime takes it. */
function jobOf(exercise: AuthoredCodeExercise, written: Written, language: Language): AnswerJob {
  const { check } = exercise;
  if (exercise.kind === 'web') {
    const start = pagePartsIn(exercise.starter, language);
    const parts = pagePartsIn(written as AuthoredPageParts, language, start);
    return { kind: 'web', program: { html: '', css: '', js: '', ...parts }, check };
  }
  const code = typeof written === 'string' ? written : (written as Bilingual)[language];
  if (exercise.kind === 'p5') return { kind: 'p5', program: { js: code }, check };
  return { kind: 'python', program: code, check };
}

function wrongAnswers(exercise: AuthoredCodeExercise): { written: Written; feedback: string }[] {
  if (exercise.kind !== 'web') {
    return exercise.wrong.map(({ code, feedback }) => ({ written: code, feedback }));
  }
  return exercise.wrong.map(({ feedback, hard_coded: _, ...parts }) => ({
    written: parts,
    feedback,
  }));
}

/** Every answer that the author lists, in one language: the starter must fail, as must the wrong ones. */
export function answersIn(exercise: AuthoredCodeExercise, language: Language): ListedAnswer[] {
  const answer = (
    name: AnswerName,
    expected: ListedAnswer['expected'],
    written: Written,
  ): ListedAnswer => ({ name, expected, job: jobOf(exercise, written, language) });
  return [
    answer({ of: 'solution' }, { passes: true }, exercise.solution),
    answer({ of: 'starter' }, { feedback: 'any' }, exercise.starter),
    ...exercise.alternatives.map((other, i) =>
      answer({ of: 'alternative', number: i + 1 }, { passes: true }, other),
    ),
    ...wrongAnswers(exercise).map(({ written, feedback }, i) =>
      answer({ of: 'wrong', number: i + 1 }, { feedback }, written),
    ),
  ];
}

/** What is wrong with the exercise, as this answer shows; null when all is well. */
export function faultOf(
  { expected }: ListedAnswer,
  { passed, key }: AnswerVerdict,
  feedback: Readonly<Record<string, Bilingual>>,
): AnswerFault | null {
  if ('passes' in expected) return passed ? null : { fault: 'fails', got: key };
  if (passed) return { fault: 'passes' };
  if (expected.feedback !== 'any') {
    if (key === expected.feedback) return null;
    return { fault: 'other_feedback', got: key, expected: expected.feedback };
  }
  const said = key !== null && (key === 'error' || Object.hasOwn(feedback, key));
  return said ? null : { fault: 'without_text', got: key };
}
