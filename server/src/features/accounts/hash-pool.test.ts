import { expect, test } from 'vitest';
// The real pool: vitest.config.ts replaces the import `./hash-pool.ts`, and not this longer path.
import { pool } from '../accounts/hash-pool.ts';

const password = 'a wise old owl';

test('passwords are hashed with Argon2id at the cost that OWASP recommends', async () => {
  const hash = await pool.run({ password });
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await pool.run({ password, hash: String(hash) })).toBe(true);
  expect(await pool.run({ password: 'another owl', hash: String(hash) })).toBe(false);
});
