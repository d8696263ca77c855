import { expect, it } from 'vitest';
import { rememberRedirect, takeRedirect } from './redirect.ts';

it('returns once to where the reader was', () => {
  rememberRedirect('/lesson/x?y=1#z');
  expect(localStorage.getItem('redirectUrl')).toBe('/lesson/x?y=1#z');
  expect(takeRedirect()).toBe('/lesson/x?y=1#z');
  expect(takeRedirect()).toBeNull();
});

it.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)', 'http://['])(
  'never leads to %s',
  (address) => {
    rememberRedirect(address);
    expect(takeRedirect()).toBeNull();
  },
);
