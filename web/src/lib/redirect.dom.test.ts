import { expect, it, vi } from 'vitest';
import { rememberRedirect } from './redirect.ts';
import { REDIRECT_LIFETIME_MS, takeRedirect } from './remembered-redirect.ts';

it('returns once to where the reader was', () => {
  rememberRedirect('/lesson/x?y=1#z');
  expect(localStorage.getItem('redirectUrl')).toBe('/lesson/x?y=1#z');
  expect(takeRedirect()).toBe('/lesson/x?y=1#z');
  expect(takeRedirect()).toBeNull();
});

it('is forgotten after half an hour', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  rememberRedirect('/lesson/x');
  vi.setSystemTime(Date.now() + REDIRECT_LIFETIME_MS - 1);
  expect(takeRedirect()).toBe('/lesson/x');
  rememberRedirect('/lesson/x');
  vi.setSystemTime(Date.now() + REDIRECT_LIFETIME_MS);
  expect(takeRedirect()).toBeNull();
  vi.useRealTimers();
});

it.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)', 'http://['])(
  'never leads to %s',
  (address) => {
    rememberRedirect(address);
    expect(takeRedirect()).toBeNull();
  },
);
