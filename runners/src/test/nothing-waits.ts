import { afterEach, expect } from 'vitest';
import { waitedFor } from '../fetch-alive.ts';

/**
 * Loaded by vitest before each test file. The files share the clock of the waits: one that is left behind on a test's own
 * clock keeps the next test from ever being given up.
 */
afterEach(() => {
  expect(waitedFor()).toBe(0);
});
