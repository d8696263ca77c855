/** Plants a server test that fails and expects the run to fail: helpers of tests once ended it as passed. */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveUp, ROOT, runTool } from './set-up.mjs';

const planted = join(ROOT, 'server/test/planted-failure.test.ts');
const failing = "import { expect, test } from 'vitest';\ntest('fails', () => expect(1).toBe(2));\n";

writeFileSync(planted, failing);
// One kind of database is enough, and the embedded one is ready sooner.
const options = { cwd: join(ROOT, 'server'), stdio: 'ignore' };
const passed = await runTool(
  'vitest',
  ['run', 'test/planted-failure', '--project', 'pglite'],
  options,
).then(
  () => true,
  () => false,
);
rmSync(planted);
if (passed) giveUp('A server test that fails does not make its run fail.');
