import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { createCourseOf } from '../../../test/course-factories.ts';
import { createMember } from '../../../test/factories.ts';
import { buyGiftCard } from '../../../test/gift-card-purchase.ts';
import { mailsTo } from '../../../test/mailbox.ts';
import { SandboxVisitor } from '../../../test/sandbox-visitor.ts';
import { createJobs } from '../../services/jobs.ts';
import { hashPassword } from './passwords.service.ts';
import { purgeOld } from './purge.job.ts';

const PASSWORD = 'correct horse battery';
const passwordHash = await hashPassword(PASSWORD);
const HOME = 'http://localhost:3000';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

async function query<Row>(statement: SQL): Promise<Row[]> {
  const { rows } = (await server.database.db.execute(statement)) as { rows: Row[] };
  return rows;
}

/** Returns every row of every table, and of the job queue, that contains one of these texts. */
async function rowsNaming(texts: string[]): Promise<string[]> {
  const tables = await query<{ name: string }>(
    sql`select format('%I.%I', table_schema, table_name) as name from information_schema.tables
        where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await query<{ row: string }>(sql`select t::text as row from ${sql.raw(name)} t`);
    for (const { row } of rows) {
      if (texts.some((text) => row.toLowerCase().includes(text.toLowerCase()))) {
        found.push(`${name}: ${row}`);
      }
    }
  }
  return found;
}

async function subscribe(token: string): Promise<void> {
  const body = { success_url: `${HOME}/dashboard`, cancel_url: `${HOME}/`, language: 'fr' };
  const opened = await server.call('POST', '/stripe/create-checkout-session', { token, body });
  await new SandboxVisitor(server).press(opened.body.checkout_url, 'pay');
  const portal = { return_url: `${HOME}/dashboard` };
  await server.call('POST', '/stripe/create-portal-session', { token, body: portal });
}

async function customerOf(id: string): Promise<string> {
  const [found] = await query<{ customer: string }>(
    sql`select customer from payment_customers where user_id = ${id}`,
  );
  return found?.customer ?? 'no customer';
}

/** Creates a member who has used every feature: learned, paid, bought, was edited, and asked for a link. */
async function createBusyMember(email: string, name: string) {
  const { user, token } = await createMember(server, { email, name, passwordHash });
  const { course, lessons } = await createCourseOf(server, 1);
  await server.call('POST', '/progress', {
    token,
    body: { lesson_id: lessons[0]?.id, completed: true },
  });
  await server.call('POST', '/auth/login', { body: { email, password: PASSWORD } });
  await subscribe(token);
  await buyGiftCard(server, { token });
  await buyGiftCard(server, { email });
  await server.call('POST', '/auth/forgot-password', { body: { email } });
  await mailsTo(server, email, 4);
  const admin = await createMember(server, { role: 'admin' });
  const seen = await server.call('GET', `/admin/users/${user.id}`, { token: admin.token });
  const { revision } = seen.body;
  const edit = { revision, bio: `About ${name}`, is_premium: true };
  await server.call('PUT', `/admin/users/${user.id}`, { token: admin.token, body: edit });
  const proof = await server.call('GET', `/user/courses/${course.id}/certificate`, { token });
  const asked = { name: `${name} Too`, why: `${name} is wrong` };
  await server.call('PUT', '/user/certificate-name', { token, body: asked });
  const corrected = { user_name: `${name} the Second` };
  const certificate = `/admin/certificates/${proof.body.certificate_id}`;
  await server.call('PUT', certificate, { token: admin.token, body: corrected });
  return { user, token, admin, texts: [user.id, email, name, await customerOf(user.id)] };
}

test('nothing in any table names somebody whose account is deleted', async () => {
  const { token, texts } = await createBusyMember('leaving@example.org', 'Lea Ving');
  expect((await rowsNaming(texts)).length).toBeGreaterThan(8);
  const body = { password: PASSWORD };
  expect((await server.call('DELETE', '/user', { token, body })).status).toBe(200);
  await vi.waitFor(async () => expect(await rowsNaming(texts)).toEqual([]));
});

test('nor somebody whom an administrator deletes, the deletion in the audit log included', async () => {
  const { user, admin, texts } = await createBusyMember('removed@example.org', 'Remo Ved');
  const removed = await server.call('DELETE', `/admin/users/${user.id}`, { token: admin.token });
  expect(removed.status).toBe(200);
  await vi.waitFor(async () => expect(await rowsNaming(texts)).toEqual([]));
  const audit = await server.call('GET', '/admin/audit?subject=user', { token: admin.token });
  const actions = audit.body.map(({ action }: { action: string }) => action);
  expect(actions.slice(0, 2)).toEqual(['delete', 'update']);
});

test('nor somebody who never confirmed an address', async () => {
  const email = 'never@example.org';
  const body = { email, password: PASSWORD, name: 'Never Confirmed', lang: 'en' };
  await server.call('POST', '/auth/register', { body });
  await mailsTo(server, email, 1);
  server.clock.pass(31 * 24 * 60 * 60 * 1000);
  const { app, database, clock } = server;
  await purgeOld({ db: database.db, clock: clock.now, jobs: createJobs(database, app.log) });
  await vi.waitFor(async () => expect(await rowsNaming([email, body.name])).toEqual([]));
});
