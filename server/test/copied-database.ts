import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { withSnapshot, withTransaction } from '../src/backup/session.ts';
import { selectChecksum, selectForeignKeys, selectTables } from '../src/backup/tables.queries.ts';
import type { Database } from '../src/db/connect.ts';
import type { TestApp } from './build-app.ts';
import { createMember } from './factories.ts';
import { fileCalls } from './file-calls.ts';
import { pngOf } from './pictures.ts';

/** Text that a careless copy would change: quotes, separators of rows, letters with accents and beyond 16 bits. */
export const HARD_TEXT = 'é ≠ 😀 "a, b" (c)\\n \\ \t\r\n{"x": null} \'; --';

/** Fills a database with a few rows of all kinds, through the API; returns a member's token. */
export async function fillDatabase(server: TestApp): Promise<string> {
  const { token } = await createMember(server, { name: HARD_TEXT.slice(0, 8), premium: true });
  for (let i = 0; i < 30; i++) await createMember(server, { name: `Ada ${i}` });
  const files = { 'main.py': HARD_TEXT.repeat(200) };
  const made = await server.call('POST', '/projects', {
    token,
    body: { name: 'Snake', kind: 'python', files },
  });
  expect(made.status).toBe(200);
  const values = await server.call('POST', `/projects/${made.body.id}/stored-values`, {
    token,
    body: { changes: [{ key: HARD_TEXT, value: HARD_TEXT }] },
  });
  expect(values.status).toBe(200);
  const cat = { 'cat.png': pngOf(40, 40) };
  expect((await fileCalls(server).projectWith(token, cat)).assets).toHaveLength(1);
  const { token: admin } = await createMember(server, { role: 'admin' });
  const body = {
    name: 'Bo',
    email: 'bo@example.org',
    password: 'a good password',
    is_premium: true,
  };
  expect((await server.call('POST', '/admin/users', { token: admin, body })).status).toBe(200);
  await server.database.db.execute(sql`
    insert into pgboss.job (name, data, start_after)
    select name, jsonb_build_object('text', ${HARD_TEXT}::text), now() + interval '1 day'
    from pgboss.queue where name = 'dead-letters'`);
  return token;
}

/** The rows of every table, as count and checksum. */
export function contentsOf(database: Database): Promise<Record<string, string>> {
  return withSnapshot(database, async (run) => {
    const contents: Record<string, string> = {};
    for (const table of await selectTables(run)) {
      const { rows, checksum } = await selectChecksum(run, table);
      contents[table.name] = `${rows} ${checksum}`;
    }
    return contents;
  });
}

/** Expects that a database that was filled from another works like one that was never copied. */
export async function expectWorking(database: Database): Promise<void> {
  await withTransaction(database, async (run) => {
    expect((await selectForeignKeys(run)).length).toBeGreaterThan(20);
    expect(await run(`select tgname from pg_trigger where tgenabled = 'D'`)).toEqual([]);
    const jobs = await run(
      `select data->>'text' as text from pgboss.job where name = 'dead-letters'`,
    );
    expect(jobs).toEqual([{ text: HARD_TEXT }]);
    // The sequences continue after the last number.
    await run(`insert into audit_log (at, action, subject, subject_id, changes)
      values (now(), 'user.update', 'user', 'nobody', '{}')`);
  });
}
