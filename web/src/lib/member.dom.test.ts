import { expect, it } from 'vitest';
import { mockApi, Refused } from '../test/api.ts';
import { member, signInAs } from '../test/factories.ts';
import { logOut, refreshMember } from './member.ts';
import { readSession } from './session.ts';

it('brings the stored member up to date', async () => {
  signInAs();
  mockApi({ 'GET /auth/me': () => member({ is_premium: true }) });
  await refreshMember();
  expect(readSession().user?.is_premium).toBe(true);
});

it('keeps the member as stored when the server cannot be asked', async () => {
  signInAs();
  mockApi({
    'GET /auth/me': () => {
      throw new TypeError('network down');
    },
  });
  await refreshMember();
  expect(readSession().user).toEqual(member());
});

it('asks nothing for a visitor', async () => {
  const calls = mockApi({});
  await refreshMember();
  expect(calls).toEqual([]);
});

it('revokes the refresh token when somebody signs out', async () => {
  signInAs();
  const calls = mockApi({ 'POST /auth/logout': () => ({ message: { fr: '', en: '' } }) });
  await logOut();
  expect(calls[0]?.body).toEqual({ refresh_token: 'refresh-1' });
  expect(readSession().signedIn).toBe(false);
  expect(localStorage.getItem('refresh_token')).toBe('refresh-1');
});

it('forgets a refresh token that could not be revoked', async () => {
  signInAs();
  mockApi({
    'POST /auth/logout': () => {
      throw new Refused(503);
    },
  });
  await logOut();
  expect(localStorage.getItem('refresh_token')).toBeNull();
});
