/**
 * Reads the names of failing tests and the reasons from the reports that Vitest and Playwright write beside their
 * output.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from './set-up.mjs';

/** The longest first line of an error that is shown. */
const MAX_WHY = 300;

/** Returns the file in which a step's tests write their results, emptied of those of an earlier run. */
export function emptyReport(step) {
  const report = join(
    ROOT,
    'node_modules/.cache/test-reports',
    `${step.replaceAll(' ', '-')}.json`,
  );
  mkdirSync(dirname(report), { recursive: true });
  rmSync(report, { force: true });
  return report;
}

/** Options of Vitest that make it write a report beside its output. */
export const vitestReport = (report) => [
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
];

/** Options for Playwright: those of its command, and of the process. */
export const playwrightReport = (report) => ({
  args: ['--reporter=list,json'],
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
});

/** Returns a test with the first line of its error, without the colours of a terminal. */
function named(file, titles, message = '') {
  const [why] = stripVTControlCharacters(message).split('\n', 1);
  return [relative(ROOT, file), ...titles].join(' › ') + (why && `: ${why.slice(0, MAX_WHY)}`);
}

/** A file that could not be loaded fails without a test of its own. */
function failedInFile({ name, status, message, assertionResults }) {
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length === 0 && status === 'failed')
    return [named(name, ['could not be run'], message)];
  return failed.map(({ ancestorTitles, title, failureMessages }) =>
    named(name, [...ancestorTitles, title], failureMessages[0]),
  );
}

/** `titles` are those of the groups around this one; the outermost group is the file. */
function failedInSuite(rootDir, { file, suites = [], specs = [] }, titles = []) {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }) => {
        const message = results.find(({ error }) => error)?.error.message;
        return named(join(rootDir, file), [...titles, title, projectName], message);
      }),
  );
  const inside = suites.flatMap((suite) => failedInSuite(rootDir, suite, [...titles, suite.title]));
  return [...own, ...inside];
}

/** The tests that failed, by file and title, and why; none when the run ended before it wrote its report. */
export function failedTests(report) {
  if (!existsSync(report)) return [];
  const { testResults, suites, config } = JSON.parse(readFileSync(report, 'utf8'));
  if (testResults) return testResults.flatMap(failedInFile);
  return suites.flatMap((suite) => failedInSuite(config.rootDir, suite));
}
