import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'build/*.test.ts'],
    hookTimeout: 60_000,
    testTimeout: 30_000,
    // Files share a process and what they import: a third less processor time.
    isolate: false,
  },
});
