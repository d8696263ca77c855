import { Problem, ReportedProblem } from '../errors.ts';

/** A problem on its way from one thread to another, which only plain values survive. */
type SentProblem = Pick<Problem, 'status' | 'code' | 'detail'> & { extra: object };
export type Outcome<Result> = { result: Result } | { problem: SentProblem };

function sentProblem(thrown: Problem): SentProblem {
  const { status, code, detail } = thrown;
  return { status, code, detail, extra: thrown instanceof ReportedProblem ? thrown.extra : {} };
}

/** Makes work what a file for a thread exports by default. What it returns is copied to the caller's thread. */
export function parser<Task, Result>(work: (task: Task) => Result | Promise<Result>) {
  return async (task: Task): Promise<Outcome<Result>> => {
    try {
      return { result: await work(task) };
    } catch (error) {
      if (error instanceof Problem) return { problem: sentProblem(error) };
      throw error;
    }
  };
}
