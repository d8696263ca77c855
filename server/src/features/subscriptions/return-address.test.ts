import { expect, test } from 'vitest';
import { returnAddress } from './return-address.service.ts';

const SITE = 'https://codivia.example';

test.each([
  `${SITE}/dashboard?subscription=success`,
  `${SITE}/?subscription=cancelled#plans`,
  `${SITE}:443/dashboard`,
  'HTTPS://CODIVIA.EXAMPLE/dashboard',
])('%s is ours', (address) => {
  expect(new URL(returnAddress(SITE, address)).origin).toBe(SITE);
});

test.each([
  ['another site', 'https://evil.example/'],
  ['another site that begins like ours', 'https://codivia.example.evil.example/'],
  ['another port', `${SITE}:8443/`],
  ['another protocol', 'http://codivia.example/'],
  ['no protocol', '//evil.example'],
  ['a path', '/dashboard'],
  ['a path that is none', '/\\evil.example'],
  ['a user name', `${SITE}@evil.example/`],
  ['a user name of ours', 'https://evil.example@codivia.example/'],
  ['a password', 'https://a:b@codivia.example/'],
  ['backslashes', `${SITE}\\@evil.example/`],
  ['backslashes for slashes', 'https:\\\\codivia.example\\x'],
  ['a script', 'javascript:alert(1)'],
  ['data', 'data:text/html,x'],
  ['a new line', `${SITE}/\n//evil.example`],
  ['a tab', `https://codivia\t.example/`],
  ['a space before', ` ${SITE}/`],
  ['a NUL', `${SITE}/\0`],
  ['nothing', ''],
  ['no address', 'codivia.example'],
])('%s is refused', (_what, address) => {
  expect(() => returnAddress(SITE, address)).toThrow('must be a page of this site');
});

test('on one’s own machine its other names are ours too, on the same port', () => {
  const site = 'http://localhost:3000';
  expect(returnAddress(site, 'http://127.0.0.1:3000/dashboard')).toContain('127.0.0.1');
  expect(() => returnAddress(site, 'http://127.0.0.1:3001/')).toThrow();
  expect(() => returnAddress(SITE, 'http://localhost/')).toThrow();
});
