import { median } from './load.ts';

export interface TimeComparison {
  what: string;
  /** Milliseconds, one figure a round; both lists in the same order. */
  ours: number[];
  limit: number[];
  limitName: string;
  /** Our time may be at most this share of the limit's. */
  budget: number;
  /** Other than milliseconds. */
  unit?: string;
}

const whole = (figure: number) => Math.round(figure).toLocaleString('en');

/** Prints a median with the figures it is the median of. */
export function reportTimes(name: string, times: number[], unit = 'ms'): void {
  console.log(`  ${name}: ${whole(median(times))} ${unit} (${times.map(whole).join(' ')})`);
}

/**
 * Prints the medians of both sides, and of the ratio of the two times of each round, which the same
 * neighbours disturbed. Returns whether the budget holds.
 */
export function compareTimes(comparison: TimeComparison): boolean {
  const { what, ours, limit, limitName, budget, unit } = comparison;
  console.log(`${what} (medians of ${ours.length} rounds in turns)`);
  reportTimes(limitName, limit, unit);
  reportTimes('Codivia', ours, unit);
  const ratio = median(ours.map((time, round) => time / (limit[round] ?? Number.NaN)));
  const withinBudget = ratio <= budget;
  console.log(
    `  ratio ${ratio.toFixed(2)}, budget ≤ ${budget}: ${withinBudget ? 'held' : 'MISSED'}`,
  );
  return withinBudget;
}
