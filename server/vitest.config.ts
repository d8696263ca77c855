import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { TestOrder } from './test/test-order.ts';

/** A password costs 10 ms of processor to hash, on purpose; hash-pool.test.ts looks at the real cost. */
const CHEAP_HASHES = {
  find: /^\.\/hash-pool\.ts$/,
  replacement: fileURLToPath(new URL('./test/cheap-hash-pool.ts', import.meta.url)),
};

const shared = {
  include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
  // These limits end only tests that hang.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
  setupFiles: ['../contract/src/test/wait-timeout.ts'],
  // Test files share their imported modules: loading them again for each file took longer than many tests do.
  isolate: false,
  alias: [CHEAP_HASHES],
};

/** The whole API suite runs twice: on the embedded database and on a real PostgreSQL server. */
export default defineConfig({
  test: {
    sequence: { sequencer: TestOrder },
    projects: [
      { test: { ...shared, name: 'pglite', globalSetup: './test/pglite.setup.ts' } },
      { test: { ...shared, name: 'postgres', globalSetup: './test/postgres.setup.ts' } },
    ],
  },
});
