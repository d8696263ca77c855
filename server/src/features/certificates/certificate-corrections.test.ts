import { readFileSync } from 'node:fs';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { createCourseOf } from '../../../test/course-factories.ts';
import { createMember } from '../../../test/factories.ts';
import { openDatabaseWithoutTables } from '../../../test/test-database.ts';
import { migrate } from '../../db/migrate.ts';
import { hashPassword } from '../accounts/passwords.service.ts';

const PASSWORD = 'correct horse';
const MIGRATIONS = join(import.meta.dirname, '../../db/migrations');

let server: TestApp;
let admin: { token: string; id: string };
beforeAll(async () => {
  server = await buildTestApp();
  const { token, user } = await createMember(server, { role: 'admin', name: 'Ines Admin' });
  admin = { token, id: user.id };
});
afterAll(() => server.close());

/** Creates a member with the certificate of a course. */
async function graduate(name: string) {
  const { course, lessons } = await createCourseOf(server, 1);
  const passwordHash = await hashPassword(PASSWORD);
  const { user, token } = await createMember(server, { name, passwordHash });
  const body = { lesson_id: lessons[0]?.id, completed: true };
  await server.call('POST', '/progress', { token, body });
  const path = `/user/courses/${course.id}/certificate`;
  const { body: certificate } = await server.call('GET', path, { token });
  return { user, token, id: String(certificate.certificate_id) };
}

const correct = (id: string, user_name: unknown, token = admin.token) =>
  server.call('PUT', `/admin/certificates/${id}`, { token, body: { user_name } });

test('a member who changes their name keeps their certificates as they are', async () => {
  const { token, id } = await graduate('Ada Byron');
  await server.call('PUT', '/users', { token, body: { name: 'Countess of Lovelace' } });
  const { body: mine } = await server.call('GET', '/user/certificates', { token });
  expect(mine).toMatchObject([{ certificate_id: id, user_name: 'Ada Byron' }]);
  expect((await server.call('GET', `/certificates/${id}`)).body.user_name).toBe('Ada Byron');
});

test('an administrator corrects a name, and it is written down who corrected what', async () => {
  const { user, id } = await graduate('Ada Bryon');
  const { status, body } = await correct(id.toLowerCase(), '  Ada\u200b   Byron ');
  const corrections = [
    {
      at: expect.any(String),
      actor: { id: admin.id, name: 'Ines Admin' },
      from: 'Ada Bryon',
      to: 'Ada Byron',
    },
  ];
  expect(status).toBe(200);
  expect(body).toMatchObject({ certificate_id: id, user_name: 'Ada Byron', corrections });
  expect((await server.call('GET', `/certificates/${id}`)).body.user_name).toBe('Ada Byron');
  expect((await correct(id, 'Ada Byron')).body.corrections).toHaveLength(1);

  const path = `/admin/users/${user.id}/certificates`;
  const { body: listed } = await server.call('GET', path, { token: admin.token });
  expect(listed).toEqual([body]);
  const { body: log } = await server.call('GET', `/admin/audit?subject=certificate`, {
    token: admin.token,
  });
  expect(log[0]).toMatchObject({
    action: 'correct',
    label: id,
    changes: [{ field: 'user_name', from: 'Ada Bryon', to: 'Ada Byron' }],
  });
});

test('what is no name, and what is no certificate, is refused', async () => {
  const { id, token } = await graduate('Nobody Else');
  for (const name of ['', '   ', 42, null, 'x'.repeat(300)]) {
    expect((await correct(id, name)).status).toBe(400);
  }
  expect((await correct(id, '\u200b')).body.code).toBe('name_required');
  expect((await correct('CV-00000000000000000000', 'A')).body.code).toBe('certificate_not_found');
  expect((await correct(id, 'Myself', token)).status).toBe(403);
  expect((await server.call('GET', `/certificates/${id}`)).body.user_name).toBe('Nobody Else');
});

test('once the account is gone, no name is left of its certificates and corrections', async () => {
  const { token, id } = await graduate('Leaving Soon');
  await correct(id, 'Leaving Now');
  await server.call('DELETE', '/user', { token, body: { password: PASSWORD } });
  expect((await server.call('GET', `/certificates/${id}`)).status).toBe(404);
  const { body } = await server.call('GET', `/admin/audit?subject=certificate&subject_id=${id}`, {
    token: admin.token,
  });
  expect(body).toMatchObject([{ action: 'correct', changes: [{ field: 'user_name' }] }]);
  expect(JSON.stringify(body)).not.toContain('Leaving');
});

test('certificates from before their names were kept bear the name of the account', async () => {
  const before = await mkdtemp(join(tmpdir(), 'migrations-'));
  const database = await openDatabaseWithoutTables();
  try {
    await cp(MIGRATIONS, before, { recursive: true });
    const journal = JSON.parse(readFileSync(join(MIGRATIONS, 'meta/_journal.json'), 'utf8'));
    const tags = journal.entries.map(({ tag }: { tag: string }) => tag);
    const until = tags.findIndex((tag: string) => tag.endsWith('certificate_names'));
    expect(until).toBeGreaterThan(0);
    const entries = journal.entries.slice(0, until);
    await writeFile(join(before, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }));
    await migrate(database, before);
    await database.db.execute(sql`
      with member as (insert into users (email, name, password_hash, language)
        values ('old@example.org', 'Old Member', '-', 'fr') returning id)
      insert into certificates (certificate_id, user_id, course_id, course_title, course_title_fr,
        total_xp, total_lessons, completion_date)
      select 'CV-OLD', id, 'loops', 'Loops', 'Boucles', 10, 1, now() from member`);
    await migrate(database);
    const { rows } = (await database.db.execute(
      sql`select certificate_id, user_name from certificates`,
    )) as unknown as { rows: unknown[] };
    expect(rows).toEqual([{ certificate_id: 'CV-OLD', user_name: 'Old Member' }]);
  } finally {
    await database.close();
    await rm(before, { recursive: true });
  }
});
