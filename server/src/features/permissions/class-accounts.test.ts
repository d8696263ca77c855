import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { createClass, createPupil, createTeacher, makePupil } from '../../../test/class-calls.ts';
import { setUpPermissions } from '../../../test/permission-calls.ts';
import { createJobs } from '../../services/jobs.ts';
import type { Mail } from '../../services/mail.ts';
import type { MailDeps } from '../../services/mail-delivery.ts';
import {
  deliver,
  deliverEmailChange,
  deliverPasswordChange,
} from '../accounts/account-mail.job.ts';
import { users } from '../accounts/accounts.table.ts';
import { hashPassword } from '../accounts/passwords.service.ts';
import { purgeOld } from '../accounts/purge.job.ts';
import { findUser } from '../accounts/users.queries.ts';
import { deliverApiAccessEndMail, deliverApiTokenMail } from '../api-tokens/api-token-mail.job.ts';
import { deliverLiveMail } from '../live-sessions/live-mail.job.ts';
import { live_sessions } from '../live-sessions/live-sessions.table.ts';
import { listMails } from '../mails/mails.queries.ts';
import { mentoring_threads } from '../mentoring/mentoring.table.ts';
import { deliverMentoringMail } from '../mentoring/mentoring-mail.job.ts';
import { deliverSecondFactorMail } from '../second-factor/second-factor-mail.job.ts';
import { deliverSubscriptionMail } from '../subscriptions/subscription-mail.job.ts';
import { deliverWeeklyMail } from '../weekly-mail/weekly-mail.job.ts';
import { weekly_mails } from '../weekly-mail/weekly-mail.table.ts';

const DAY = 24 * 60 * 60 * 1000;

const { server, admin, send, equipped } = setUpPermissions();

type Equipped = Awaited<ReturnType<typeof equipped>>;

let classId: string;
beforeEach(async () => {
  const teacher = await createTeacher(server());
  classId = (await createClass(server(), [teacher.user.id])).id;
});

const rowOf = async (id: string) => {
  const row = await findUser(server().database.db, id);
  if (!row) throw new Error('the account is gone');
  return row;
};

/** Does every kind of mail job that names a member, and returns those that sent a mail. */
async function mailed({ user: { id: user_id }, thread, session }: Equipped): Promise<string[]> {
  const { database, clock, app } = server();
  const { db } = database;
  const { email } = await rowOf(user_id);
  const at = clock.now().toISOString();
  const unread = { learner_unread_since: clock.now() };
  await db.update(mentoring_threads).set(unread).where(eq(mentoring_threads.id, thread));
  const [live] = await db.select().from(live_sessions).where(eq(live_sessions.id, session));
  const changed = {
    session_id: session,
    starts_at: live?.starts_at.toISOString() ?? '',
    sequence: 0,
  };
  await db
    .insert(weekly_mails)
    .values({ user_id, turned_on_at: clock.now() })
    .onConflictDoNothing();
  const until = { until: at, trial: false, currency: 'eur' as const };
  const token = { name: 'Mine', scopes: [], created_at: at, expires_at: at };
  const jobs: Record<string, (deps: MailDeps) => Promise<void>> = {
    verify: (deps) => deliver(deps, { user_id, purpose: 'verify', language: 'fr' }),
    reset: (deps) => deliver(deps, { user_id, purpose: 'reset', language: 'fr' }),
    password: (deps) => deliverPasswordChange(deps, { user_id, at }),
    address: (deps) => deliverEmailChange(deps, { user_id, to: email, event: 'changed', at }),
    token: (deps) => deliverApiTokenMail(deps, { user_id, ...token }),
    'tokens ended': (deps) =>
      deliverApiAccessEndMail(deps, { user_id, names: ['x'], ended_at: at }),
    'second factor': (deps) => deliverSecondFactorMail(deps, { user_id, event: 'on', at }),
    subscription: (deps) =>
      deliverSubscriptionMail(
        { ...deps, tokenSecret: 'secret' },
        { user_id, kind: 'welcome', ...until },
      ),
    mentoring: (deps) =>
      deliverMentoringMail(deps, { thread_id: thread, user_id, role: 'learner' }),
    live: (deps) => deliverLiveMail(deps, { user_id, kind: 'changed', ...changed }),
    weekly: (deps) => {
      const reviews = { due: async () => [] } as never;
      const job = { user_id, monday: at.slice(0, 10) };
      return deliverWeeklyMail({ ...deps, tokenSecret: 'secret', reviews }, job);
    },
  };
  await db.update(users).set({ verified_at: null }).where(eq(users.id, user_id));
  const sent: string[] = [];
  for (const [kind, job] of Object.entries(jobs)) {
    const mailer = { send: async (_: Mail) => void sent.push(kind), close: () => {} };
    const { publicUrl, contactEmail } = server().config;
    const sending = { mailer, publicUrl, contactEmail, log: app.log };
    await job({ db, clock: clock.now, ...sending }).catch((error: unknown) => {
      // Members get as far as the reviews, which this test does not have.
      if (kind !== 'weekly') throw error;
      sent.push(kind);
    });
  }
  await db.update(users).set({ verified_at: clock.now() }).where(eq(users.id, user_id));
  return sent;
}

test('a class account gets no mail of any kind', async () => {
  const one = await equipped();
  const kinds = await mailed(one);
  expect(kinds).toHaveLength(11);
  await makePupil(server(), classId, one.user.id);
  expect(await mailed(one)).toEqual([]);
});

describe('its address', () => {
  test('is known to no form', async () => {
    const { user } = await createPupil(server(), classId);
    const password = 'blue kettle 42';
    const password_hash = await hashPassword(password);
    const { db } = server().database;
    await db.update(users).set({ password_hash }).where(eq(users.id, user.id));
    const post = async (path: string, body: object) => {
      const answer = await send(undefined, 'POST', path, body);
      return [answer.status, answer.body.code];
    };
    for (const email of [user.email, user.email.toUpperCase()]) {
      const unknown = { email: 'class:nobody', password };
      expect(await post('/auth/login', { email, password })).toEqual(
        await post('/auth/login', unknown),
      );
      for (const path of ['forgot-password', 'resend-verification']) {
        const answer = await post(`/auth/${path}`, { email });
        expect(answer).toEqual([400, 'invalid_input']);
        expect(await post(`/auth/${path}`, { email: 'class:nobody' })).toEqual(answer);
      }
      const taken = await post('/auth/register', { email, password, name: 'Ada' });
      expect(taken).toEqual([400, 'invalid_input']);
    }
    const mails = await listMails(db);
    expect(mails.filter(({ recipient }) => recipient.startsWith('class:'))).toEqual([]);
  });

  test('is shown to nobody', async () => {
    const { user, token } = await createPupil(server(), classId);
    const own = ['/auth/me', '/users'];
    const panel = [`/admin/users/${user.id}`, `/admin/users?q=${user.name}`];
    for (const [path, by] of [
      ...own.map((path) => [path, token] as const),
      ...panel.map((path) => [path, admin().token] as const),
    ]) {
      const { status, body } = await send(by, 'GET', path);
      expect([path, status]).toEqual([path, 200]);
      expect(JSON.stringify(body)).not.toContain(user.email);
      const [shown] = [body].flat();
      expect([path, shown.email]).toEqual([path, '']);
    }
  });
});

describe('in the panel', () => {
  const put = (id: string, body: object) =>
    send(admin().token, 'PUT', `/admin/users/${id}`, { revision: 1, ...body });

  test('a class account has no address, role, Premium or reset link to be given', async () => {
    const { user } = await createPupil(server(), classId);
    const refused = [
      await put(user.id, { email: 'lea@example.org' }),
      await put(user.id, { role: 'admin' }),
      await put(user.id, { is_premium: true }),
      await put(user.id, { subscription_end_date: '2099-01-01' }),
      await put(user.id, { is_verified: false }),
      await send(admin().token, 'POST', `/admin/users/${user.id}/reset-link`),
      await send(admin().token, 'PUT', `/admin/users/${user.id}/mentor`, { mentor: true }),
    ];
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual(
      refused.map(() => [409, 'class_account']),
    );
    const unchanged = { role: 'user', is_premium: false, subscription_end_date: null };
    const renamed = await put(user.id, { name: 'Léa', ...unchanged });
    expect([renamed.status, renamed.body]).toMatchObject([200, { class_account: true, email: '' }]);
    const { body } = await send(admin().token, 'GET', `/admin/users/${admin().id}`);
    expect(body.class_account).toBeUndefined();
  });

  test('class accounts are no sign-ups', async () => {
    const figures = async () => {
      const { body } = await send(admin().token, 'GET', '/admin/dashboard');
      return body;
    };
    const before = await figures();
    const { user } = await createPupil(server(), classId);
    const after = await figures();
    expect(after).toEqual(before);
    expect(JSON.stringify(after)).not.toContain(user.id);
  });
});

test('the purge of addresses that nobody confirmed leaves class accounts alone', async () => {
  const { database, app, clock } = server();
  const { user } = await createPupil(server(), classId);
  await database.db.update(users).set({ verified_at: null }).where(eq(users.id, user.id));
  clock.pass(40 * DAY);
  await purgeOld({ db: database.db, clock: clock.now, jobs: createJobs(database, app.log) });
  expect((await rowOf(user.id)).id).toBe(user.id);
});
