import type { Language } from '../api/language.ts';
import type { PreviewKind, ProgramFiles } from '../programs/program.ts';
import { authoredFiles, programKind } from '../programs/stored-forms.ts';
import { codeIn, type ExerciseFile, type PreviewFile } from './base.ts';
import type { AuthoredCheckedExercise, AuthoredCodeExercise } from './exercises.ts';
import { taskOf } from './modules.ts';
import { outputCheck } from './output-check.ts';
import type { AuthoredPredictExercise } from './predict.ts';
import { filesIn } from './programs.ts';

/** The name of an answer: one of those that the author of an exercise lists, or the output; numbers count from 1. */
export type AnswerName =
  | { of: 'solution' | 'starter' | 'output' }
  | { of: 'alternative' | 'wrong'; number: number };

/** A program with its check and the files beside it, for the runtime of its kind. */
export type AnswerJob = Job<'python', ExerciseFile> | Job<PreviewKind, PreviewFile>;

interface Job<Kind, File> {
  kind: Kind;
  files: ProgramFiles;
  check: string;
  beside?: readonly File[];
}

/** An answer and the expected result of its check: it passes, gets some feedback, or gets the feedback of a key. */
export interface ListedAnswer {
  name: AnswerName;
  expected: { passes: true } | { feedback: string | 'any' };
  job: AnswerJob;
}

/** The result of checking an answer. */
export interface AnswerVerdict {
  passed: boolean;
  key: string | null;
  /** The failure of the program, or of the check itself, described for the author. */
  complaint: string | null;
}

/**
 * The fault of an exercise: a right answer fails, a wrong one passes, gets a key without a text, or gets other feedback
 * than its author meant.
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
  'out-of-memory',
  'crashed',
]);

/** One answer to an exercise as its runtime takes it. */
function jobOf(
  exercise: AuthoredCheckedExercise,
  files: ProgramFiles,
  language: Language,
): AnswerJob {
  const kind = programKind(exercise.kind);
  const { files: beside } = filesIn(exercise, language);
  const check = taskOf(exercise).check(exercise);
  return { kind, files, check, ...(beside && { beside }) } as AnswerJob;
}

/** Makes a job for the program whose output is predicted, with a check of its output. */
function outputJob(exercise: AuthoredPredictExercise, language: Language): AnswerJob {
  const { language: written = 'python', program, output } = exercise;
  const check = outputCheck(written, codeIn(output, language));
  return written === 'javascript'
    ? { kind: 'web', files: authoredFiles('web', { js: program }, language), check }
    : { kind: 'python', files: authoredFiles('python', program, language), check };
}

/** Returns every answer that the author lists, in one language: the starter and the wrong answers must fail. */
export function answersIn(exercise: AuthoredCodeExercise, language: Language): ListedAnswer[] {
  if (exercise.kind === 'predict') {
    const job = outputJob(exercise, language);
    return [{ name: { of: 'output' }, expected: { passes: true }, job }];
  }
  const { solution, starter, alternatives, wrong } = taskOf(exercise).programs(exercise, language);
  const answer = (
    name: AnswerName,
    expected: ListedAnswer['expected'],
    files: ProgramFiles,
  ): ListedAnswer => ({ name, expected, job: jobOf(exercise, files, language) });
  return [
    answer({ of: 'solution' }, { passes: true }, solution),
    answer({ of: 'starter' }, { feedback: 'any' }, starter),
    ...alternatives.map((other, i) =>
      answer({ of: 'alternative', number: i + 1 }, { passes: true }, other),
    ),
    ...wrong.map(({ files, feedback }, i) =>
      answer({ of: 'wrong', number: i + 1 }, { feedback }, files),
    ),
  ];
}

/** Returns the fault of the exercise that this answer shows; null when there is none. */
export function faultOf(
  { expected }: ListedAnswer,
  { passed, key }: AnswerVerdict,
  exercise: AuthoredCodeExercise,
): AnswerFault | null {
  if ('passes' in expected) return passed ? null : { fault: 'fails', got: key };
  if (passed) return { fault: 'passes' };
  if (expected.feedback !== 'any') {
    if (key === expected.feedback) return null;
    return { fault: 'other_feedback', got: key, expected: expected.feedback };
  }
  const feedback = exercise.kind === 'predict' ? {} : taskOf(exercise).feedback(exercise);
  const hasText = key !== null && (key === 'error' || Object.hasOwn(feedback, key));
  return hasText ? null : { fault: 'without_text', got: key };
}
