import { median, type Outcome } from './load.ts';

/** One of the compared sides; `round` counts from 0 and includes the rounds that only warm up. */
export type Side = (round: number) => Promise<Outcome>;

export interface Comparison {
  what: string;
  ours: Side;
  limit: Side;
  limitName: string;
  /** Our throughput must be at least this share of the limit's. */
  budget: number;
  rounds: number;
}

const whole = (figure: number) => Math.round(figure).toLocaleString('en');

function report(name: string, outcomes: Outcome[]): { throughput: number; processor: number } {
  const throughput = median(outcomes.map((outcome) => outcome.throughput));
  const processor = median(outcomes.map((outcome) => outcome.processor));
  const every = outcomes.map((outcome) => whole(outcome.throughput)).join(' ');
  console.log(
    `  ${name}: ${whole(throughput)} req/s (${every}), ${processor.toFixed(1)} µs/request`,
  );
  return { throughput, processor };
}

/** Throughput as a share of the limit's in the same round, which the same neighbours disturbed. */
const shareOf = (limits: Outcome[]) => (own: Outcome, round: number) =>
  own.throughput / (limits[round]?.throughput ?? Number.NaN);

/**
 * Runs both sides in turns, one round to warm up first, and prints medians, of the ratio too.
 * Returns whether the budget holds.
 */
export async function compare(comparison: Comparison): Promise<boolean> {
  const { what, ours, limit, limitName, budget, rounds } = comparison;
  const outcomes: { ours: Outcome[]; limit: Outcome[] } = { ours: [], limit: [] };
  for (let round = 0; round <= rounds; round++) {
    const first = await limit(round);
    const second = await ours(round);
    if (round === 0) continue;
    outcomes.limit.push(first);
    outcomes.ours.push(second);
  }
  console.log(`${what} (medians of ${rounds} rounds in turns)`);
  const bare = report(limitName, outcomes.limit);
  const own = report('Codivia', outcomes.ours);
  const ratio = median(outcomes.ours.map(shareOf(outcomes.limit)));
  const processor = bare.processor / own.processor;
  const withinBudget = ratio >= budget;
  console.log(`  processor time allows ${processor.toFixed(2)} of the limit's throughput`);
  console.log(
    `  ratio ${ratio.toFixed(2)}, budget ≥ ${budget}: ${withinBudget ? 'held' : 'MISSED'}`,
  );
  return withinBudget;
}
