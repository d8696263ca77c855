import { vi } from 'vitest';

/** How long tests wait for what should happen, in milliseconds: only what hangs takes so long, on any machine. */
export const PATIENCE_MS = 60_000;

/** Loaded by vitest before each test file: left alone, `vi.waitFor` and `vi.waitUntil` give up after a second. */
const { waitFor, waitUntil } = vi;
vi.waitFor = (callback, options) => waitFor(callback, { timeout: PATIENCE_MS, ...Object(options) });
vi.waitUntil = (callback, options) =>
  waitUntil(callback, { timeout: PATIENCE_MS, ...Object(options) });
