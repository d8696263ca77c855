import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { createMember } from '../../../test/factories.ts';

let server: TestApp;
let token: string;
beforeAll(async () => {
  server = await buildTestApp();
  ({ token } = await createMember(server, { role: 'admin', name: 'Grace' }));
});
afterAll(() => server.close());

const read = async (path: string) => (await server.call('GET', `/admin${path}`, { token })).body;
const names = async (query: string): Promise<string[]> =>
  (await read(`/users?${query}`)).map(({ name }: { name: string }) => name);

test('a search finds the middle of words, single letters and signs', async () => {
  await createMember(server, { name: "Élodie O'Brìen \\ 東京", email: 'q+brien@letters.example' });
  const found = ['brien', 'rie', 'ri', "o'b", '\\', '東京', '京', 'lodie bri', '+brien@l', 'é'];
  for (const q of found) {
    const list = await names(`q=${encodeURIComponent(q)}&sort=name&limit=500`);
    expect([q, list.includes("Élodie O'Brìen \\ 東京")]).toEqual([q, true]);
  }
  for (const q of ['brienne', 'ieb', '京東', "b'o", '%', 'br_en', 'bri zzz']) {
    const list = await names(`q=${encodeURIComponent(q)}&limit=500`);
    expect([q, list.includes("Élodie O'Brìen \\ 東京")]).toEqual([q, false]);
  }
});

test('under a search accounts are counted up to a thousand', async () => {
  await server.database.db.execute(
    sql`insert into users (email, name, password_hash, language)
      select 'crowd-' || i || '@example.org', 'One of many', '-', 'en' from generate_series(1, 1000) i`,
  );
  const count = async (query: string) => read(`/user-count?${query}`);
  expect(await count('q=crowd-')).toEqual({ total: 1000, more: false });
  await createMember(server, { email: 'crowd-last@example.org' });
  expect(await count('q=crowd-')).toEqual({ total: 1000, more: true });
  expect(await count('q=crowd-last')).toEqual({ total: 1, more: false });
  const all = await count('');
  expect(all.more).toBe(false);
  expect(all.total).toBeGreaterThan(1001);
  expect(await names('q=crowd-&limit=10&offset=1000')).toHaveLength(1);
});
