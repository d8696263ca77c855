import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Plain functions: their files share a process and what they import.
  test: { include: ['src/**/*.test.ts'], isolate: false },
});
