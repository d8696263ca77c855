/**
 * `npm test`: installs what is missing and runs every check. `npm test -- NAME…` runs only the steps
 * whose name contains one of the words.
 */
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { buildWeb, giveUp, install, pinnedNode, ROOT, run, runTool, step } from './set-up.mjs';
import { timed, timeTable } from './step-times.mjs';

const inRoom = (room) => ({ cwd: join(ROOT, room) });
/** Left alone, vitest leaves one of two cores to itself. */
const vitest =
  (room, workers = 2, ...options) =>
  () =>
    runTool('vitest', ['run', `--maxWorkers=${workers}`, ...options], inRoom(room));
/** Each further process loads the whole server once more, and uses the time in which the others wait. */
const onDatabase = (project) => vitest('server', 2, '--project', project);

/**
 * One stage after the other. The lists of a stage run side by side, each from its first step to its last:
 * where one waits, the other uses the processors.
 */
const STAGES = [
  [[['Chromium', ensureChromium]]],
  [
    [['course proofs', vitest('content')]],
    [
      ['format and lint', () => runTool('biome', ['check', '--error-on-warnings', '.'])],
      // Several checkers each work out the types that files share: on two cores that is twice the work.
      ['types', () => runTool('tsc', ['-b', '--checkers', '1', '--builders', '1'])],
      ['who imports whom', () => run(pinnedNode(), ['scripts/check-imports.mjs'])],
      ['docs', () => run(pinnedNode(), ['scripts/check-docs.mjs'])],
      ['failing tests fail', () => run(pinnedNode(), ['scripts/check-failing.mjs'])],
      ['web build', buildWeb],
    ],
  ],
  // Server tests wait for mails and queues: three lists together use two processors.
  [
    [['server tests on PGlite', onDatabase('pglite')]],
    [['server tests on PostgreSQL', onDatabase('postgres')]],
    [
      ['web tests', vitest('web', 1)],
      ['runner tests', vitest('runners', 1)],
      ['contract tests', vitest('contract', 1)],
      ['deployment files', vitest('deploy', 1, '--no-isolate')],
      ['nothing unused', () => runTool('knip', ['--no-progress'])],
    ],
  ],
  [[['browser tests', () => runTool('playwright', ['test'], inRoom('e2e'))]]],
];

const wanted = process.argv.slice(2);
const isChosen = ([name]) => wanted.length === 0 || wanted.some((word) => name.includes(word));
const names = STAGES.flat(2).map(([name]) => name);
const chosen = STAGES.flat(2).filter(isChosen).length;
if (chosen === 0) giveUp(`No such step. There are: ${names.join(', ')}.`);

/** Runs steps one after the other, up to the first that fails; answers what there is to say of that one. */
async function runInOrder(steps) {
  for (const [name, work] of steps.filter(isChosen)) {
    const failure = await timed(name, () => step(name, work)).catch(
      (error) => `✗ ${name}: ${error.message}`,
    );
    if (failure) return failure;
  }
  return undefined;
}

// Each test file has a process of its own: what the first ones compiled, the others only read.
process.env.NODE_COMPILE_CACHE ??= join(ROOT, 'node_modules/.cache/compiled');

const started = performance.now();
await install();
for (const stage of STAGES) {
  // What runs beside a step that fails goes on to its end: nothing stays behind, and both are told.
  const failures = (await Promise.all(stage.map(runInOrder))).filter(Boolean);
  if (failures.length > 0) giveUp(failures.join('\n'));
}
console.log(timeTable());
const minutes = ((performance.now() - started) / 60_000).toFixed(1);
console.log(`All ${chosen} steps passed in ${minutes} min.`);
