/** Context that a campaign receives. */
export interface Campaign {
  /** Number of rounds: `FAULTS_ROUNDS`, or else the number of the target. */
  rounds(target: number): number;
  /** Prints a figure beside its target, the maximum. */
  atMost(what: string, figure: number, target: number, unit?: string): void;
  /** Prints a figure beside its target, the minimum. */
  atLeast(what: string, figure: number, target: number, unit?: string): void;
  /** Prints an observation without a target. */
  note(line: string): void;
  /** Registers a cleanup, which always runs at the end, the last one first. */
  atEnd(work: () => Promise<unknown> | unknown): void;
}

const formatted = (figure: number, unit: string) =>
  `${figure.toLocaleString('en', { maximumFractionDigits: 2 })}${unit && ` ${unit}`}`;

/**
 * Runs a campaign and its cleanups, then ends this process: with 1 when a target was missed or the campaign failed.
 * Signals end it the same way.
 */
export async function runCampaign(
  name: string,
  work: (campaign: Campaign) => Promise<void>,
): Promise<never> {
  const ends: (() => Promise<unknown> | unknown)[] = [];
  let missed = false;
  const judge = (line: string, isMet: boolean) => {
    console.log(`  ${line}: ${isMet ? 'held' : 'MISSED'}`);
    missed ||= !isMet;
  };
  const stopped = new Promise<never>((_, reject) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => reject(new Error(`ended by ${signal}`)));
    }
  });
  const started = performance.now();
  console.log(`${name}:`);
  try {
    const campaign: Campaign = {
      rounds: (target) => Number(process.env.FAULTS_ROUNDS) || target,
      atMost: (what, figure, target, unit = '') =>
        judge(
          `${what}: ${formatted(figure, unit)}, target ≤ ${formatted(target, unit)}`,
          figure <= target,
        ),
      atLeast: (what, figure, target, unit = '') =>
        judge(
          `${what}: ${formatted(figure, unit)}, target ≥ ${formatted(target, unit)}`,
          figure >= target,
        ),
      note: (line) => console.log(`  ${line}`),
      atEnd: (end) => ends.push(end),
    };
    await Promise.race([work(campaign), stopped]);
  } catch (error) {
    console.error(`  ${name} was not carried out: ${(error as Error).stack}`);
    missed = true;
  }
  for (const end of ends.reverse()) {
    await Promise.resolve(end()).catch((error) => console.error(`  clearing up: ${error}`));
  }
  console.log(`  took ${Math.round((performance.now() - started) / 1000)} s`);
  process.exit(missed ? 1 : 0);
}
