import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // They end only what hangs.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
