/**
 * `npm test`: installs missing parts and runs every check. `npm test -- NAME…` runs only the steps whose name contains
 * one of the words.
 */
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { emptyReport, failedTests, playwrightReport, vitestReport } from './failed-tests.mjs';
import { buildServer } from './server-entry.mjs';
import { buildWeb, giveUp, install, pinnedNode, ROOT, run, runTool, step } from './set-up.mjs';
import { timed, timeTable } from './step-times.mjs';

const inRoom = (room) => ({ cwd: join(ROOT, room) });
/** By default, vitest leaves one of two cores unused. */
const vitest =
  (room, workers = 2, ...options) =>
  (report) =>
    runTool(
      'vitest',
      ['run', `--maxWorkers=${workers}`, ...vitestReport(report), ...options],
      inRoom(room),
    );
const playwright = (report) => {
  const { args, env } = playwrightReport(report);
  return runTool('playwright', ['test', ...args], { ...inRoom('e2e'), env });
};
/** A second process of each took a quarter more processor time: the other lists use the time in which one waits. */
const onDatabase = (project) => vitest('server', 1, '--project', project);

const BACKGROUND = { inBackground: true };

/**
 * Lists of steps, each from its first step to its last, side by side: where one waits, the others use the processors. A
 * list begins when those named in `after` have passed.
 */
const LISTS = {
  proofs: {
    steps: [
      ['Chromium', ensureChromium],
      ['course proofs', vitest('content')],
    ],
  },
  builds: {
    steps: [
      ['format and lint', () => runTool('biome', ['check', '--error-on-warnings', '.'])],
      ['web build', () => buildWeb({ quickly: true })],
      ['server build', buildServer],
    ],
  },
  // Server tests wait for mails and queues a third of their time: they begin early, beside steps that never wait.
  embedded: {
    after: ['builds'],
    steps: [['server tests on PGlite', onDatabase('pglite')]],
  },
  postgres: {
    after: ['builds'],
    steps: [['server tests on PostgreSQL', onDatabase('postgres')]],
  },
  functions: {
    after: ['proofs', 'builds'],
    steps: [
      // One by one: in one run each document took ten times as long to make.
      ['web tests of pages', vitest('web', 1, '--project', 'pages')],
      ['web tests of pages apart', vitest('web', 1, '--project', 'pages-apart')],
      ['web tests of functions', vitest('web', 1, '--project', 'functions')],
      ['runner tests', vitest('runners', 1)],
      ['contract tests', vitest('contract', 1)],
      ['deployment files', vitest('deploy', 1, '--no-isolate')],
    ],
  },
  // They have no time limits: while browser tests wait, they go on.
  checks: {
    after: ['embedded', 'postgres'],
    steps: [
      // Several checkers each compute the types that files share: on two cores that is twice the work.
      ['types', () => runTool('tsc', ['-b', '--checkers', '1', '--builders', '1'], BACKGROUND)],
      ['who imports whom', () => run(pinnedNode(), ['scripts/check-imports.mjs'], BACKGROUND)],
      ['regular expressions', () => run(pinnedNode(), ['scripts/check-regexps.mjs'], BACKGROUND)],
      ['docs', () => run(pinnedNode(), ['scripts/check-docs.mjs'], BACKGROUND)],
      ['failing tests fail', () => run(pinnedNode(), ['scripts/check-failing.mjs'], BACKGROUND)],
      ['nothing unused', () => runTool('knip', ['--no-progress'], BACKGROUND)],
    ],
  },
  // The remaining tests of functions run beside them: they take one processor's time at most.
  browser: {
    after: ['embedded', 'postgres'],
    steps: [['browser tests', playwright]],
  },
};

const wanted = process.argv.slice(2);
const isChosen = ([name]) => wanted.length === 0 || wanted.some((word) => name.includes(word));
const steps = Object.values(LISTS).flatMap((list) => list.steps);
const chosen = steps.filter(isChosen).length;
if (chosen === 0) {
  giveUp(`No such step. There are: ${steps.map(([name]) => name).join(', ')}.`);
}

/** Describes why a step has failed, or which of its tests. */
function describeFailure(name, error, report) {
  const tests = failedTests(report);
  if (tests.length === 0) return `✗ ${name}: ${error.message}`;
  return [`✗ ${name}: ${tests.length} failed`, ...tests.map((test) => `    ${test}`)].join('\n');
}

/** Runs a list's chosen steps in order; returns the description of the first failure. */
async function runInOrder(list) {
  for (const [name, work] of list.steps.filter(isChosen)) {
    const report = emptyReport(name);
    const failure = await timed(name, () => step(name, () => work(report))).catch((error) =>
      describeFailure(name, error, report),
    );
    if (failure) return failure;
  }
  return undefined;
}

const begun = new Map();
/** Runs a list after those for which it waits, once; no step begins after a failure. */
function runList(name) {
  if (!begun.has(name)) {
    const list = LISTS[name];
    const earlier = Promise.all((list.after ?? []).map(runList));
    begun.set(
      name,
      earlier.then((failures) => failures.find(Boolean) ?? runInOrder(list)),
    );
  }
  return begun.get(name);
}

// Each test file has a process of its own: later ones only read the code that the first ones compiled.
process.env.NODE_COMPILE_CACHE ??= join(ROOT, 'node_modules/.cache/compiled');

const started = performance.now();
await install();
// Steps that run beside a failing step continue to their end: no process stays behind, and both failures are reported.
const failures = (await Promise.all(Object.keys(LISTS).map(runList))).filter(Boolean);
if (failures.length > 0) giveUp([...new Set(failures)].join('\n'));
console.log(timeTable());
const minutes = ((performance.now() - started) / 60_000).toFixed(1);
console.log(`All ${chosen} steps passed in ${minutes} min.`);
