import { RESERVED_ADDRESSES } from '@codivia/contract/handle-rules';
import { expect, it } from 'vitest';
import { ROUTES } from './paths.ts';

it('no handle is the first part of an address of the site, where handles could be that long', () => {
  const parts = Object.values(ROUTES).flatMap((route) => route.split('/')[1] || []);
  const long = [...new Set(parts)].filter((part) => part.length > 2 && part.length <= 20);
  expect(long.length).toBeGreaterThan(20);
  expect(RESERVED_ADDRESSES).toEqual(expect.arrayContaining(long));
});
