import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'src/**/*.test.ts',
      'build/**/*.test.ts',
      'library/**/*.test.ts',
      'films/**/*.test.js',
    ],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Files share a process and what they import.
    isolate: false,
  },
});
