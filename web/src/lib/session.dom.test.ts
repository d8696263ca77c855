import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { authAnswer, member } from '../test/factories.ts';
import {
  expireSession,
  readSession,
  signIn,
  signOut,
  storeUser,
  useSession,
  watchExpiry,
} from './session.ts';

it('is kept under the names of docs/product.md#browser-storage', () => {
  signIn(authAnswer());
  expect(localStorage.getItem('token')).toBe('access-1');
  expect(localStorage.getItem('refresh_token')).toBe('refresh-1');
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(member());
});

it('shows who is signed in, and that they have left', () => {
  const { result } = renderHook(useSession);
  expect(result.current).toEqual({ signedIn: false, user: null });
  act(() => signIn(authAnswer()));
  expect(result.current).toEqual({ signedIn: true, user: member() });
  act(() => signOut());
  expect(result.current.signedIn).toBe(false);
});

it('leaves the refresh token when somebody signs out', () => {
  signIn(authAnswer());
  signOut();
  expect(localStorage.getItem('refresh_token')).toBe('refresh-1');
  expect(localStorage.getItem('user')).toBeNull();
});

it('takes along what was kept of lessons and replays when it ends, and when Premium ends', () => {
  const deleted = vi.fn(async () => true);
  vi.stubGlobal('caches', { delete: deleted });
  const premium = { ...member(), is_premium: true };
  signIn({ ...authAnswer(), user: premium });
  storeUser({ ...premium, name: 'Ada' });
  expect(deleted).not.toHaveBeenCalled();
  const all = [['codivia-lessons'], ['codivia-replays']];
  for (const end of [() => storeUser(member()), signOut, expireSession]) {
    deleted.mockClear();
    end();
    expect(deleted.mock.calls).toEqual(all);
  }
  vi.unstubAllGlobals();
});

it('follows the other tabs', () => {
  signIn(authAnswer());
  const { result } = renderHook(useSession);
  localStorage.removeItem('token');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));
  expect(result.current.signedIn).toBe(false);
});

it('needs both a token and a readable user', () => {
  signIn(authAnswer());
  localStorage.setItem('user', '{ broken');
  expect(readSession().signedIn).toBe(false);
  localStorage.setItem('user', JSON.stringify(member()));
  localStorage.removeItem('token');
  expect(readSession().signedIn).toBe(false);
});

it('is the same object until something changes', () => {
  signIn(authAnswer());
  expect(readSession()).toBe(readSession());
});

it('tells of an end that nobody was there to hear of', () => {
  signIn(authAnswer());
  expireSession();
  const onExpiry = vi.fn();
  const stop = watchExpiry(onExpiry);
  expect(onExpiry).toHaveBeenCalledOnce();
  stop();
  watchExpiry(onExpiry)();
  expect(onExpiry).toHaveBeenCalledOnce();
});
