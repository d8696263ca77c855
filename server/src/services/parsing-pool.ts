import pLimit from 'p-limit';
import { Piscina } from 'piscina';
import { ReportedProblem } from '../errors.ts';
import { type Outcome, TooHardToRead } from './parser.ts';

/**
 * Maximum time for reading one thing, in milliseconds. On a busy machine the threads, whose priority is lower, take
 * many times as long as on a quiet one, where the largest SVG takes half a second.
 */
const PARSING_TIMEOUT_MS = 60_000;
/** Number of threads: while one reads for a long time, another serves everybody else. */
const THREADS = 2;
/**
 * Maximum memory of one thread, in megabytes: the worst files of 5 MB take less than 300. A thread that grows beyond it
 * bit by bit is ended; one that asks for very much at once would end the process, limit or not.
 */
const MEMORY_MAX_MB = 512;

/**
 * The threads that read data of members and administrators, apart from the thread that answers everybody, and at a lower
 * priority.
 */
const pool = new Piscina({
  minThreads: 0,
  maxThreads: THREADS,
  idleTimeout: 60_000,
  niceIncrement: 5,
  resourceLimits: { maxOldGenerationSizeMb: MEMORY_MAX_MB },
});

/** The time limit begins with the work, and not while it waits for a thread. */
const turns = pLimit(THREADS);

const STOPPED = ['AbortError', 'ERR_WORKER_OUT_OF_MEMORY'];

function isStopped(error: unknown): boolean {
  const { name = '', code = '' } = error as { name?: string; code?: string };
  return STOPPED.includes(name) || STOPPED.includes(code);
}

// A thread whose work was given up may run out of memory before it has ended: then the pool reports an error, and
// without a listener that would end the process.
pool.on('error', (error) => {
  if (!isStopped(error)) throw error;
});

/**
 * Has the parser of another file read something in a thread of its own, which is ended if that takes too long. Throws the
 * errors of the parser, or TooHardToRead.
 *
 * @param file its address, as a file: URL
 */
export function parseApart<Task, Result>(
  file: string,
  task: Task,
  timeoutMs = PARSING_TIMEOUT_MS,
): Promise<Result> {
  return turns(async () => {
    const signal = AbortSignal.timeout(timeoutMs);
    const running: Promise<Outcome<Result>> = pool.run(task, { filename: file, signal });
    const outcome = await running.catch((error) => {
      throw isStopped(error) ? TooHardToRead() : error;
    });
    if ('result' in outcome) return outcome.result;
    const { status, code, detail, extra } = outcome.problem;
    throw new ReportedProblem(status, code, detail, extra);
  });
}
