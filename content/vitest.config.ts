import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'src/**/*.test.ts',
      'build/**/*.test.ts',
      'library/**/*.test.ts',
      'films/**/*.test.js',
    ],
    // They end only what hangs.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    setupFiles: ['../contract/src/test/wait-timeout.ts'],
    // Files share a process and its imports.
    isolate: false,
  },
});
