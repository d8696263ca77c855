/**
 * Measures how the product grows with its lessons: five times today's, copied under other ids, in one run with today's.
 * Budgets: the step of `npm test` that proves courses takes at most 1.5 × the time of proving today's whole; a start
 * takes at most 1.3 × its time and memory; `GET /courses` keeps its own budget.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { compareCatalogue } from './harness/compare-catalogue.ts';
import { compareTimes } from './harness/compare-times.ts';
import { copyProduct, recordAll } from './harness/many-lessons.ts';
import { Starts } from './harness/starts.ts';

const TIMES = 5;
const STARTS = 9;
/** All but the rules about today's ten courses, their pictures, paths and the record: copies have others. */
const OTHERS = [
  'ten lessons of Discovery',
  'README states no more',
  'the record holds',
  'stands in its home path',
  'has a picture of its solution',
];
const RULES = `^(?!.*(${OTHERS.join('|')})).*$`;
const VITEST = ['run', '--maxWorkers=2', '--reporter=dot', '--testNamePattern', RULES];

/**
 * Proves the lessons and exercises that are due in a copy, as the step of `npm test` does; returns the time that this
 * took, in milliseconds.
 */
function timeProofs(folder: string): number {
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(folder, 'node_modules/vitest/vitest.mjs'), ...VITEST],
    { cwd: join(folder, 'content'), encoding: 'utf8', env: { ...process.env, CI: '' } },
  );
  if (status !== 0) throw new Error(`the proofs failed:\n${stdout}\n${stderr}`);
  return performance.now() - started;
}

const today = copyProduct(1);
const later = copyProduct(TIMES);
const opened: Starts[] = [];
const held: boolean[] = [];
try {
  const [few, many] = [await Starts.of(today), await Starts.of(later)];
  opened.push(few, many);
  const [fewFirst, manyFirst] = [few.takeFirst(), many.takeFirst()];
  for (let round = 0; round < STARTS; round++) {
    await few.again();
    await many.again();
  }
  const lessons = `${TIMES} times today's lessons`;
  const compared = (what: string, figures: 'times' | 'processor' | 'memory', unit = 'ms') =>
    compareTimes({
      what: `${what} with ${lessons}`,
      ours: many[figures],
      limit: few[figures],
      limitName: 'today',
      budget: 1.3,
      unit,
    });
  compared('A start', 'times');
  // Other work of the machine affects processor time less.
  held.push(compared('Processor time of a start', 'processor'));
  held.push(compared('Memory after a start', 'memory', 'MiB'));
  const share = (figure: 'processor' | 'memory') =>
    (manyFirst[figure] / fewFirst[figure]).toFixed(2);
  console.log(
    `The first start, which fills the database: ${share('processor')} × the processor time, ${share('memory')} × the memory`,
  );

  console.log(`With ${lessons}:`);
  held.push(await compareCatalogue({ coursesFolder: join(later, 'content/courses') }));

  await recordAll(later);
  await recordAll(today);
  const due = timeProofs(today);
  console.log(`  what is due of today's lessons: ${(due / 1000).toFixed(1)} s`);
  rmSync(join(today, 'content/proofs.json'));
  const whole = timeProofs(today);
  const proofs = { limitName: 'proving all of today', ours: [timeProofs(later)], limit: [whole] };
  held.push(compareTimes({ ...proofs, what: `What is due of ${lessons}`, budget: 1.5 }));
} finally {
  for (const starts of opened) starts.clear();
  for (const folder of [today, later]) rmSync(folder, { recursive: true });
}
process.exit(held.every(Boolean) ? 0 : 1);
