import { vi } from 'vitest';

/** How long tests wait for what should happen, in milliseconds: only what hangs takes so long, on any machine. */
export const WAIT_TIMEOUT_MS = 60_000;

/** Loaded by vitest before each test file: left alone, `vi.waitFor` and `vi.waitUntil` give up after a second. */
const { waitFor, waitUntil } = vi;
vi.waitFor = (callback, options) =>
  waitFor(callback, { timeout: WAIT_TIMEOUT_MS, ...Object(options) });
vi.waitUntil = (callback, options) =>
  waitUntil(callback, { timeout: WAIT_TIMEOUT_MS, ...Object(options) });
