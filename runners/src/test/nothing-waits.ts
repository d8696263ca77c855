import { afterEach, expect } from 'vitest';
import { waitedFor } from '../fetch-alive.ts';

/**
 * Loaded by vitest before each test file. The files share the clock of the waits: a wait left on a test's own clock
 * would prevent the next test's waits from ever ending.
 */
afterEach(() => {
  expect(waitedFor()).toBe(0);
});
