import * as accounts from '@codivia/contract/accounts';
import { expect, it } from 'vitest';

it('leaves the schemas of the contract out of the browser', () => {
  expect(accounts.login).toEqual({ method: 'POST', path: '/auth/login', access: 'everyone' });
  expect(accounts.Member).toBeUndefined();
  expect(accounts.PASSWORD_MIN_LENGTH).toBe(6);
});
