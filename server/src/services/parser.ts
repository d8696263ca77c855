import { Problem, problem, ReportedProblem } from '../errors.ts';

/** The status is not 422: where content may be refused, such an answer lists the problems of the content. */
export const TooHardToRead = problem(413, 'too_hard_to_read', {
  fr: 'La lecture de cet envoi prend trop de temps. Il faut le simplifier.',
  en: 'What you are sending takes too long to read: make it simpler, then try again.',
});

/** A problem in the form in which it goes from one thread to another: only plain values can. */
type SentProblem = Pick<Problem, 'status' | 'code' | 'detail'> & { extra: object };
export type Outcome<Result> = { result: Result } | { problem: SentProblem };

function sentProblem(thrown: Problem): SentProblem {
  const { status, code, detail } = thrown;
  return { status, code, detail, extra: thrown instanceof ReportedProblem ? thrown.extra : {} };
}

/**
 * Tells whether an error comes from too deep a nesting: libraries that read recursively overflow the stack on thousands
 * of levels.
 */
const isTooDeep = (error: unknown): boolean =>
  error instanceof RangeError && error.message.includes('call stack');

/** Wraps work as the default export of a file for a thread. Its result is copied to the caller's thread. */
export function parser<Task, Result>(work: (task: Task) => Result | Promise<Result>) {
  return async (task: Task): Promise<Outcome<Result>> => {
    try {
      return { result: await work(task) };
    } catch (error) {
      if (error instanceof Problem) return { problem: sentProblem(error) };
      if (isTooDeep(error)) return { problem: sentProblem(TooHardToRead()) };
      throw error;
    }
  };
}
