import {
  IMPORT_CELL_MAX_LENGTH,
  IMPORT_ROWS_MAX,
  type ImportedUser,
} from '@codivia/contract/api/admin-user-imports';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { createMember } from '../../../test/factories.ts';
import { mailsTo, nextMail, tokenOf } from '../../../test/mailbox.ts';
import { createJobs } from '../../services/jobs.ts';
import { purgeOld } from '../accounts/purge.job.ts';
import { findUserByEmail } from '../accounts/users.queries.ts';

let server: TestApp;
let admin: string;
beforeAll(async () => {
  server = await buildTestApp();
  admin = (await createMember(server, { role: 'admin', name: 'Grace' })).token;
});
afterAll(() => server.close());

const row = (changes: Partial<ImportedUser> = {}): ImportedUser => ({
  name: 'Lina',
  email: 'lina@example.org',
  language: '',
  premium_until: '',
  ...changes,
});
const send = (rows: unknown, dry_run = false, token = admin) =>
  server.call('POST', '/admin/user-imports', { token, body: { rows, dry_run } });
const accounts = async (q: string) =>
  (await server.call('GET', `/admin/users?q=${q}`, { token: admin })).body;

describe('an import', () => {
  test('tells in a dry run what it would do, and does nothing', async () => {
    const rows = [row({ email: 'dry@example.org' }), row({ email: 'no address' })];
    const { status, body } = await send(rows, true);
    expect(status).toBe(200);
    expect(body).toEqual({
      rows: [{ state: 'new' }, { state: 'refused', problem: 'email' }],
      created: 0,
    });
    expect(await accounts('dry@example.org')).toEqual([]);
  });

  test('creates accounts whose owners choose a password by mail', async () => {
    const email = 'Noor@Example.org';
    const premium_until = '2099-06-30';
    const one = row({
      name: ' Noor  B. ',
      email: ` ${email}`,
      language: 'EN',
      premium_until,
    });
    const { body } = await send([one, row({ email: 'theo@example.org' })]);
    expect(body).toEqual({ rows: [{ state: 'new' }, { state: 'new' }], created: 2 });
    expect(await accounts('noor@example.org')).toMatchObject([
      {
        name: 'Noor B.',
        email,
        language: 'en',
        role: 'user',
        is_verified: false,
        subscription_end_date: premium_until,
      },
    ]);
    const french = await nextMail(server, 'theo@example.org');
    expect(french.subject).toBe('Ton compte Codivia t’attend');
    const mail = await nextMail(server, email);
    expect(mail.subject).toBe('Your Codivia account is waiting');
    // A link to a forgotten password would have ended by now.
    server.clock.pass(6 * 24 * 60 * 60 * 1000);
    const chosen = { token: tokenOf(mail), new_password: 'a wise old owl' };
    expect((await server.call('POST', '/auth/reset-password', { body: chosen })).status).toBe(200);
    const login = { email, password: 'a wise old owl' };
    expect((await server.call('POST', '/auth/login', { body: login })).status).toBe(200);
    ({ token: admin } = await createMember(server, { role: 'admin', name: 'Grace' }));
  });

  test('of the same list again finds that they exist, and mails nobody twice', async () => {
    const rows = [row({ email: 'again@example.org' })];
    expect((await send(rows)).body.created).toBe(1);
    await mailsTo(server, 'again@example.org', 1);
    const upper = [row({ email: 'AGAIN@example.org' })];
    expect((await send(upper)).body).toEqual({ rows: [{ state: 'exists' }], created: 0 });
    const both = await Promise.all([1, 2].map(() => send([row({ email: 'race@example.org' })])));
    expect(both.map(({ body }) => body.created).sort()).toEqual([0, 1]);
    expect(await mailsTo(server, 'race@example.org', 1)).toHaveLength(1);
    expect(await mailsTo(server, 'again@example.org', 1)).toHaveLength(1);
  });

  test.each<[string, Partial<ImportedUser>]>([
    ['name', { name: '' }],
    ['name', { name: 'x'.repeat(81) }],
    ['name', { name: '\u200b' }],
    ['email', { email: '' }],
    ['email', { email: 'class:5' }],
    ['email', { email: `${'a'.repeat(250)}@example.org` }],
    ['language', { language: 'deutsch' }],
    ['date', { premium_until: '2026-02-30' }],
    ['date', { premium_until: '2020-01-01' }],
    ['date', { premium_until: '30/06/2099' }],
    ['date', { premium_until: '=TODAY()' }],
  ])('refuses a row for its %s: %j', async (problem, changes) => {
    const { body } = await send([row(changes), row({ email: 'other@example.org' })], true);
    expect(body.rows).toEqual([{ state: 'refused', problem }, { state: 'new' }]);
  });

  test('refuses an address that an earlier row has', async () => {
    const { body } = await send([row(), row({ email: 'LINA@example.org' })], true);
    expect(body.rows).toEqual([{ state: 'new' }, { state: 'refused', problem: 'twice' }]);
  });

  test('takes a thousand rows and no more, and has a line of the log for each hundred', async () => {
    const rows = Array.from({ length: 1001 }, (_, i) => row({ email: `many${i}@example.org` }));
    const { token } = await createMember(server, { role: 'admin', name: 'Root' });
    expect((await send(rows, true, token)).status).toBe(400);
    expect((await send(rows.slice(1), true, token)).status).toBe(200);
    expect((await send(rows.slice(0, 101), false, token)).body.created).toBe(101);
    const { body: log } = await server.call('GET', '/admin/audit?action=import&limit=2', { token });
    const line = { actor: { name: 'Root' }, subject: 'user', label: null };
    expect(log).toMatchObject([
      { ...line, changes: [{ field: 'accounts', from: 0, to: 1 }] },
      { ...line, changes: [{ field: 'accounts', from: 0, to: 100 }] },
    ]);
    expect(JSON.stringify(log)).not.toContain('@');
  });

  test('takes a thousand rows whose cells are as long as they may be', async () => {
    const long = 'x'.repeat(IMPORT_CELL_MAX_LENGTH);
    const cells = { name: long, email: long, language: long, premium_until: long };
    const { status, body } = await send(
      Array.from({ length: IMPORT_ROWS_MAX }, () => cells),
      true,
    );
    expect(status).toBe(200);
    expect(body.rows).toHaveLength(IMPORT_ROWS_MAX);
  });

  test.each([
    [[]],
    ['lina'],
    [[{ name: 'x' }]],
    [[row({ name: 'x'.repeat(501) })]],
    [[row({ name: 'a\u0000' })]],
  ])('is no import: %j', async (rows) => expect((await send(rows)).status).toBe(400));
});

test('an account whose owner never chose a password is purged after 30 days', async () => {
  const fresh = await buildTestApp();
  const { token } = await createMember(fresh, { role: 'admin' });
  const body = { rows: [row()], dry_run: false };
  await fresh.call('POST', '/admin/user-imports', { token, body });
  await nextMail(fresh, 'lina@example.org');
  fresh.clock.pass(31 * 24 * 60 * 60 * 1000);
  const { database, clock, app } = fresh;
  const jobs = createJobs(database, app.log);
  await purgeOld({ db: database.db, clock: clock.now, jobs });
  expect(await findUserByEmail(database.db, 'lina@example.org')).toBeUndefined();
  await fresh.close();
});
