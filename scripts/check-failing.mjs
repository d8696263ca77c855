/** Plants a server test that fails and expects the run to fail: a helper of tests once ended it as passed. */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveUp, ROOT, runTool } from './set-up.mjs';

// Server tests that run beside it do not find it by its name.
const planted = {
  'server/test/planted.ts': `import { expect, test } from 'vitest';
test('is as wanted', () => expect('right').toBe(process.env.PLANTED));
`,
  // What starts PostgreSQL once ended the run as passed; it is enough to load it.
  'server/test/planted.setup.ts': `import { keepExitCode } from './start-postgres.ts';
export default keepExitCode;
`,
  'server/planted.config.ts': `export default {
  test: { include: ['test/planted.ts'], globalSetup: './test/planted.setup.ts' },
};
`,
};

/** Whether a run of the planted test passes when it expects this. */
function passes(wanted) {
  const options = { cwd: join(ROOT, 'server'), stdio: 'ignore', env: { PLANTED: wanted } };
  return runTool('vitest', ['run', '--config', 'planted.config.ts'], options).then(
    () => true,
    () => false,
  );
}

for (const [file, source] of Object.entries(planted)) writeFileSync(join(ROOT, file), source);
const [right, wrong] = [await passes('right'), await passes('wrong')];
for (const file of Object.keys(planted)) rmSync(join(ROOT, file));
if (wrong) giveUp('A server test that fails does not make its run fail.');
if (!right) giveUp('A server test that passes makes its run fail.');
