import { describe, expect, it } from 'vitest';
import { apiErrorOf, unreachable } from './api-error.ts';
import { createQueryClient, retryDelay, shouldRetry } from './query.ts';

describe('the data policy', () => {
  it.each([400, 401, 403, 404, 422])('never asks again after a %i', (status) => {
    expect(shouldRetry(0, apiErrorOf(status, {}))).toBe(false);
  });

  it.each([408, 429, 500, 503])('asks at most twice again after a %i', (status) => {
    const error = apiErrorOf(status, {});
    expect([0, 1, 2].map((failures) => shouldRetry(failures, error))).toEqual([true, true, false]);
  });

  it('asks again when nothing answered', () => {
    expect(shouldRetry(1, unreachable(new TypeError()))).toBe(true);
  });

  it('waits 1 s, doubling, 30 s at most', () => {
    expect([0, 1, 2, 3, 4, 5, 6].map(retryDelay)).toEqual([
      1000, 2000, 4000, 8000, 16000, 30000, 30000,
    ]);
  });

  it('holds data fresh for 5 minutes and keeps it for 10', () => {
    expect(createQueryClient().getDefaultOptions().queries).toMatchObject({
      staleTime: 300_000,
      gcTime: 600_000,
    });
  });
});
