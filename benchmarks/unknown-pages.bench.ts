/**
 * Measures unknown addresses beside a page that exists, by the processor time of one answer. Budget: 5 ms for any
 * address, since anybody can request any number of them.
 */
import { measureLoad, median, type RequestSpec } from './harness/load.ts';
import { startServer } from './harness/server-process.ts';

const BUDGET_MS = 5;
const ROUNDS = 5;
const ADDRESSES = 200;

const KINDS: Record<string, (number: number) => string> = {
  'no such page': (number) => `/no/such/page-${number}`,
  'no such course': (number) => `/course/no-such-${number}`,
  'no such lesson': (number) => `/lesson/no-such-${number}`,
  'no such career': (number) => `/careers/no-such-${number}`,
  'no such certificate': (number) => `/certificate/CERT-${number}`,
};

const server = await startServer('codivia');
let requests = 0;

/** Returns the processor time of one answer, in milliseconds; every address is requested once. */
async function processorOf(path: (number: number) => string, status: number): Promise<number> {
  const lane = (): RequestSpec[] =>
    Array.from({ length: ADDRESSES / 4 }, () => ({ method: 'GET', path: path(requests++) }));
  const lanes = Array.from({ length: 4 }, lane);
  const load = { connections: 4, lanes, amount: ADDRESSES, status };
  return (await measureLoad(server, load)).processor / 1000;
}

let withinBudget = true;
const figures = new Map<string, number[]>();
for (let round = 0; round <= ROUNDS; round++) {
  const measured = { 'a page that exists': await processorOf(() => '/courses', 200) };
  for (const [kind, path] of Object.entries(KINDS)) {
    Object.assign(measured, { [kind]: await processorOf(path, 404) });
  }
  // The first round renders the pages that are kept from then on.
  if (round === 0) continue;
  for (const [kind, time] of Object.entries(measured)) {
    figures.set(kind, [...(figures.get(kind) ?? []), time]);
  }
}
console.log(`Processor time of one answer (medians of ${ROUNDS} rounds of ${ADDRESSES} addresses)`);
const known = median(figures.get('a page that exists') ?? []);
for (const [kind, times] of figures) {
  const time = median(times);
  withinBudget &&= time <= BUDGET_MS;
  const ratio = (time / known).toFixed(1);
  const verdict = time <= BUDGET_MS ? 'held' : 'MISSED';
  console.log(
    `  ${kind}: ${time.toFixed(2)} ms (${ratio} × the page that exists), budget ≤ ${BUDGET_MS}: ${verdict}`,
  );
}
await server.stop();
process.exit(withinBudget ? 0 : 1);
