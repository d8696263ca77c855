import { expect, test } from 'vitest';
import { checkLink } from './link-check.ts';
import { isPublicAddress } from './public-address.ts';

test.each(['93.184.216.34', '8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:2800:220:1::1'])(
  '%s is public',
  (ip) => expect(isPublicAddress(ip)).toBe(true),
);

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  'fc00::1',
  'fe80::1',
  'fd00:ec2::254',
  '2002:7f00:1::',
  '2001:db8::1',
  'localhost',
])('%s is not', (ip) => expect(isPublicAddress(ip)).toBe(false));

test('a host that never answers is given up when its time is over', async () => {
  const ending = new AbortController();
  const never = () => new Promise<never>(() => {});
  const checked = checkLink(
    'https://slow.example/',
    { resolve: never, request: never },
    ending.signal,
  );
  ending.abort();
  expect(await checked).toMatchObject({ state: 'no_answer', status: null });
});
