/**
 * `npm test`: installs what is missing and runs every check. `npm test -- NAME…` runs only the steps
 * whose name contains one of the words.
 */
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { buildWeb, giveUp, install, pinnedNode, ROOT, run, runTool, step } from './set-up.mjs';

const inRoom = (room) => ({ cwd: join(ROOT, room) });
/** Left alone, vitest leaves one of two cores to itself. */
const vitest = (room) => () => runTool('vitest', ['run', '--maxWorkers=2'], inRoom(room));

const STEPS = [
  ['format and lint', () => runTool('biome', ['check', '--error-on-warnings', '.'])],
  ['types', () => runTool('tsc', ['-b'])],
  ['who imports whom', () => run(pinnedNode(), ['scripts/check-imports.mjs'])],
  ['docs', () => run(pinnedNode(), ['scripts/check-docs.mjs'])],
  ['nothing unused', () => runTool('knip', ['--no-progress'])],
  ['contract tests', vitest('contract')],
  ['Chromium', ensureChromium],
  ['course proofs', vitest('content')],
  ['runner tests', vitest('runners')],
  ['failing tests fail', () => run(pinnedNode(), ['scripts/check-failing.mjs'])],
  ['server tests', vitest('server')],
  ['web tests', vitest('web')],
  ['web build', buildWeb],
  ['browser tests', () => runTool('playwright', ['test'], inRoom('e2e'))],
];

const wanted = process.argv.slice(2);
const chosen = STEPS.filter(
  ([name]) => wanted.length === 0 || wanted.some((word) => name.includes(word)),
);
if (chosen.length === 0)
  giveUp(`No such step. There are: ${STEPS.map(([name]) => name).join(', ')}.`);

const started = performance.now();
await install();
for (const [name, work] of chosen) {
  await step(name, work).catch((error) => giveUp(`✗ ${name}: ${error.message}`));
}
const minutes = ((performance.now() - started) / 60_000).toFixed(1);
console.log(`All ${chosen.length} steps passed in ${minutes} min.`);
