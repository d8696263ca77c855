import { expect, test } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { refusalOf } from './refusal.ts';

const failure = (status: number, message = '') => new ApiError(status, 'code', null, message);

test.each([
  [failure(401), 'login-required'],
  [failure(403, 'Not authenticated'), 'login-required'],
  [new ApiError(403, 'code', { en: 'You are not authenticated.' }, ''), 'login-required'],
  [failure(403, 'This lesson is premium'), 'premium-required'],
  [failure(404), 'not-found'],
  [failure(500), 'failed'],
  [failure(0), 'failed'],
  [new TypeError('no'), 'failed'],
])('%s means %s', (error, refusal) => {
  expect(refusalOf(error)).toBe(refusal);
});
