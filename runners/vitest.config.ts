import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'build/*.test.ts'],
    // They end only what hangs.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    setupFiles: ['../contract/src/test/wait-timeout.ts', './src/test/nothing-waits.ts'],
    // Files share a process and its imports: a third less processor time.
    isolate: false,
  },
});
