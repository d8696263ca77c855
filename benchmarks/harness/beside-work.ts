import type { LearnerCall, Person } from './call.ts';
import type { Filled } from './filled-server.ts';
import { waitFor } from './waiting.ts';

/** How long learners are timed in a quiet moment, and at most while work goes on, in milliseconds. */
const QUIET = 20_000;
const AT_MOST = 120_000;
/** What is timed at least beside work that is over soon, in calls. */
const CALLS = 200;

/** Makes calls one after the other, each by another person, for as long as `goOn` says. */
async function timesWhile(
  { server, people }: Filled,
  calls: LearnerCall[],
  goOn: (times: number[]) => boolean,
): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; goOn(times); index++) {
    const call = calls[index % calls.length] as LearnerCall;
    const person = people[index % people.length] as Person;
    times.push(await waitFor(server.url, call.shot(person, 0)));
  }
  return times;
}

/**
 * Times learners' calls in a quiet moment and while jobs of these names are done, two minutes at most. `left` says how many jobs
 * were still to be done then.
 */
export async function timesBeside(full: Filled, calls: LearnerCall[], jobs: readonly string[]) {
  const start = performance.now();
  const quiet = await timesWhile(full, calls, () => performance.now() - start < QUIET);
  await full.server.enqueue(jobs);
  const began = performance.now();
  let left = 1;
  const look = setInterval(async () => {
    left = await full.server.jobsLeft();
  }, 1000);
  const beside = await timesWhile(full, calls, (times) => {
    const spent = performance.now() - began;
    return spent < AT_MOST && (left > 0 || times.length < CALLS || spent < 2000);
  });
  clearInterval(look);
  return { quiet, beside, seconds: (performance.now() - began) / 1000, left };
}
