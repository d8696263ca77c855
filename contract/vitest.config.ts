import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    // It ends only what hangs.
    testTimeout: 300_000,
    // Plain functions: their files share a process and its imports.
    isolate: false,
  },
});
