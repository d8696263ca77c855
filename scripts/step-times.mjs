/** The duration of each step of `npm test`: by the clock, and of the processors where the system reports it. */
import { readFileSync } from 'node:fs';

/** Linux counts the time of processes in hundredths of a second. */
const TICKS_PER_SECOND = 100;

/**
 * Returns the processor seconds that commands started from here have used, with all that they started, up to those that
 * have ended; undefined on systems that do not report it.
 */
function processorSeconds() {
  try {
    const stat = readFileSync('/proc/self/stat', 'utf8');
    // After the name, which may hold spaces: fields 16 and 17 of the line, user and system time.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND;
  } catch {
    return undefined;
  }
}

const taken = [];
let counted = 0;

/** Does the work and notes its time. A command counts when it ends, so steps side by side stay apart. */
export async function timed(name, work) {
  const started = performance.now();
  try {
    return await work();
  } finally {
    const used = processorSeconds();
    const processor = used === undefined ? undefined : used - counted;
    counted = used ?? 0;
    taken.push({ name, clock: (performance.now() - started) / 1000, processor });
  }
}

const inSeconds = (figure) => (figure === undefined ? '–' : `${figure.toFixed(1)} s`).padStart(10);

/** The table of times, the longest step first. */
export function timeTable() {
  const byClock = taken.toSorted((a, b) => b.clock - a.clock);
  const widest = Math.max(4, ...taken.map(({ name }) => name.length));
  const rows = byClock.map(
    ({ name, clock, processor }) =>
      `${name.padEnd(widest)} ${inSeconds(clock)} ${inSeconds(processor)}`,
  );
  return [`${'Step'.padEnd(widest)} ${'clock'.padStart(10)} ${'processor'.padStart(10)}`]
    .concat(rows)
    .join('\n');
}
