import type { LearnerCall, Person } from './call.ts';
import type { FilledServer } from './filled-server.ts';
import { timeRequest } from './timing.ts';

/** Time during which calls are timed while the server is idle, and the maximum while jobs run, in milliseconds. */
const QUIET_MS = 20_000;
const MAX_MS = 120_000;
/** Minimum number of calls that are timed when the jobs end early. */
const MIN_CALLS = 200;

/** Makes calls one after the other, each by another person, while `isRunning` returns true. */
async function timesWhile(
  { server, people }: FilledServer,
  calls: LearnerCall[],
  isRunning: (times: number[]) => boolean,
): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; isRunning(times); index++) {
    const call = calls[index % calls.length] as LearnerCall;
    const person = people[index % people.length] as Person;
    times.push(await timeRequest(server.url, call.requestFor(person, 0)));
  }
  return times;
}

/**
 * Times learners' calls while the server is idle and while jobs of these names run, at most two minutes. `left` is
 * the number of unfinished jobs.
 */
export async function timeDuringJobs(
  full: FilledServer,
  calls: LearnerCall[],
  jobs: readonly string[],
) {
  const start = performance.now();
  const quiet = await timesWhile(full, calls, () => performance.now() - start < QUIET_MS);
  await full.server.enqueue(jobs);
  const began = performance.now();
  let left = 1;
  const timer = setInterval(async () => {
    left = await full.server.jobsLeft();
  }, 1000);
  const beside = await timesWhile(full, calls, (times) => {
    const elapsed = performance.now() - began;
    return elapsed < MAX_MS && (left > 0 || times.length < MIN_CALLS || elapsed < 2000);
  });
  clearInterval(timer);
  return { quiet, beside, seconds: (performance.now() - began) / 1000, left };
}
