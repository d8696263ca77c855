import { vi } from 'vitest';

/**
 * Time that tests wait for an expected event, in milliseconds: only something that hangs takes so long, on any machine.
 */
export const WAIT_TIMEOUT_MS = 60_000;

/** Loaded by vitest before each test file: without it, `vi.waitFor` and `vi.waitUntil` give up after a second. */
const { waitFor, waitUntil } = vi;
vi.waitFor = (callback, options) =>
  waitFor(callback, { timeout: WAIT_TIMEOUT_MS, ...Object(options) });
vi.waitUntil = (callback, options) =>
  waitUntil(callback, { timeout: WAIT_TIMEOUT_MS, ...Object(options) });
