import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const WAIT_TIMEOUT = '../contract/src/test/wait-timeout.ts';

const shared = {
  extends: './vite.config.ts',
  test: {
    // Tests of colours read the style sheets; without this those are empty.
    css: true,
    // They end only tests that hang.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    restoreMocks: true,
    unstubGlobals: true,
  },
};

const PAGE_TESTS = ['src/**/*.test.tsx', 'src/**/*.dom.test.ts'];

/** Tests that replace modules, or load them again: others would use the replaced modules. */
const replacingModules = globSync(PAGE_TESTS, { cwd: import.meta.dirname }).filter((file) =>
  /\bvi\.(mock|hoisted|resetModules)\(/.test(
    readFileSync(`${import.meta.dirname}/${file}`, 'utf8'),
  ),
);

const pages = {
  ...shared.test,
  environment: 'jsdom',
  environmentOptions: { jsdom: { url: 'http://localhost:3000' } },
  setupFiles: [
    WAIT_TIMEOUT,
    'build/test-streams.ts',
    'src/test/after-each-file.ts',
    'src/test/setup.ts',
  ],
};

/** Creating a document takes longer than most tests of plain functions: those run without one. */
export default defineConfig({
  test: {
    projects: [
      {
        ...shared,
        test: {
          ...shared.test,
          name: 'functions',
          pool: 'threads',
          isolate: false,
          environment: 'node',
          setupFiles: [WAIT_TIMEOUT, 'src/test/after-each-file.ts'],
          include: ['{src,build}/**/*.test.ts'],
          exclude: ['**/*.dom.test.ts'],
        },
      },
      {
        ...shared,
        test: {
          ...pages,
          name: 'pages',
          // Files share their modules and the document: half of the processor time.
          pool: 'threads',
          isolate: false,
          include: PAGE_TESTS,
          exclude: replacingModules,
        },
      },
      {
        ...shared,
        test: { ...pages, name: 'pages-apart', pool: 'vmThreads', include: replacingModules },
      },
    ],
  },
});
