import { defineConfig } from 'vitest/config';

const shared = {
  extends: './vite.config.ts',
  test: {
    // Files share a process, each with modules of its own: a third less processor time.
    pool: 'vmThreads',
    // Tests of colours read the style sheets; without this those are empty.
    css: true,
    testTimeout: 30_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
};

/** A document takes longer to make than most tests of plain functions take: those go without. */
export default defineConfig({
  test: {
    projects: [
      {
        ...shared,
        test: {
          ...shared.test,
          name: 'functions',
          environment: 'node',
          include: ['{src,build}/**/*.test.ts'],
          exclude: ['**/*.dom.test.ts'],
        },
      },
      {
        ...shared,
        test: {
          ...shared.test,
          name: 'pages',
          environment: 'jsdom',
          environmentOptions: { jsdom: { url: 'http://localhost:3000' } },
          include: ['src/**/*.test.tsx', 'src/**/*.dom.test.ts'],
          setupFiles: ['build/test-streams.ts', 'src/test/setup.ts'],
        },
      },
    ],
  },
});
