/**
 * Plants a server test and a browser test that fail, and expects their runs to fail and to name them: a helper of tests
 * once ended a run as passed.
 */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptyReport, failedTests, playwrightReport, vitestReport } from './failed-tests.mjs';
import { giveUp, ROOT, runTool } from './set-up.mjs';

const EXPECTED = "expect('right').toBe(process.env.PLANTED)";

// Tests that run beside them do not find them by their names.
const planted = {
  'server/test/planted.ts': `import { describe, expect, test } from 'vitest';
describe('planted', () => test('is as wanted', () => ${EXPECTED}));
`,
  // Starting PostgreSQL once ended the run as passed; loading that module is enough.
  'server/test/planted.setup.ts': `import { keepExitCode } from './start-postgres.ts';
export default keepExitCode;
`,
  'server/planted.config.ts': `export default {
  test: { include: ['test/planted.ts'], globalSetup: './test/planted.setup.ts' },
};
`,
  'e2e/planted.ts': `import { expect, test } from '@playwright/test';
test.describe('planted', () => void test('is as wanted', () => ${EXPECTED}));
`,
  'e2e/planted.config.ts': `export default {
  testMatch: 'planted.ts', outputDir: '../test-results/planted', projects: [{ name: 'wide' }],
};
`,
};

/** The way to run each of the two, and its name of the planted test. */
const RUNS = {
  server: {
    work: (report, env) =>
      runTool('vitest', ['run', '--config', 'planted.config.ts', ...vitestReport(report)], {
        cwd: join(ROOT, 'server'),
        stdio: 'ignore',
        env,
      }),
    name: 'server/test/planted.ts › planted › is as wanted',
  },
  browser: {
    work: (report, planted) => {
      const { args, env } = playwrightReport(report);
      return runTool('playwright', ['test', '--config', 'planted.config.ts', ...args], {
        cwd: join(ROOT, 'e2e'),
        stdio: 'ignore',
        env: { ...env, ...planted },
      });
    },
    name: 'e2e/planted.ts › planted › is as wanted › wide',
  },
};

/** Tells whether a run of the planted test passes when it expects this, and which tests it reports as failed. */
async function outcome(kind, wanted) {
  const report = emptyReport(`planted ${kind}`);
  const passes = await RUNS[kind].work(report, { PLANTED: wanted }).then(
    () => true,
    () => false,
  );
  return { passes, failed: failedTests(report).join('\n') };
}

const faults = [];
for (const [file, source] of Object.entries(planted)) writeFileSync(join(ROOT, file), source);
for (const [kind, { name }] of Object.entries(RUNS)) {
  const [right, wrong] = [await outcome(kind, 'right'), await outcome(kind, 'wrong')];
  if (wrong.passes) faults.push(`A ${kind} test that fails does not make its run fail.`);
  if (!right.passes) faults.push(`A ${kind} test that passes makes its run fail.`);
  if (right.failed) faults.push(`A ${kind} test that passes is named: ${right.failed}.`);
  if (!wrong.failed.startsWith(`${name}: `))
    faults.push(`A ${kind} test that fails is named: ${wrong.failed}.`);
}
for (const file of Object.keys(planted)) rmSync(join(ROOT, file));
if (faults.length > 0) giveUp(faults.join('\n'));
