import { addDays, weekOf } from '@codivia/contract/text/local-days';
import { eq } from 'drizzle-orm';
import { TestClock } from 'pg-boss';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { createCourseOf } from '../../../test/course-factories.ts';
import { createMember } from '../../../test/factories.ts';
import { mailsTo, nextMail, tokenOf } from '../../../test/mailbox.ts';
import { startSmtp } from '../../../test/smtp-server.ts';
import { openUnpooled } from '../../../test/test-database.ts';
import { DEFAULT_PACE, type Jobs } from '../../services/jobs.ts';
import { localMailer } from '../../services/local-mailer.ts';
import type { Mailer } from '../../services/mail.ts';
import { signedToken } from '../../services/signed-link.ts';
import { smtpMailer } from '../../services/smtp-mailer.ts';
import { users } from '../accounts/accounts.table.ts';
import { lesson_positions } from '../lesson-positions/lesson-positions.table.ts';
import { listMails } from '../mails/mails.queries.ts';
import { progress } from '../progress/progress.table.ts';
import { prepareReviews } from '../reviews/reviews.queries.ts';
import { activity_days } from '../weekly-plan/weekly-plan.table.ts';
import { deliverWeeklyMail, queueWeeklyMails } from './weekly-mail.job.ts';
import { nextLessonOf } from './weekly-mail.queries.ts';
import { weekly_mails } from './weekly-mail.table.ts';

const DAY = 24 * 60 * 60 * 1000;

let server: TestApp;
let lessons: { id: string }[];
let courseId: string;
let token: string;
let user: Awaited<ReturnType<typeof createMember>>['user'];
beforeAll(async () => {
  server = await buildTestApp();
  const made = await createCourseOf(server, 2);
  lessons = made.lessons;
  courseId = made.course.id;
});
beforeEach(async () => signInNew());
afterAll(() => server.close());

async function signInNew(options: Parameters<typeof createMember>[1] = { language: 'fr' }) {
  ({ token, user } = await createMember(server, options));
}

const turn = (on: unknown, as: string | undefined = token) =>
  server.call('PUT', '/user/weekly-mail', { ...(as ? { token: as } : {}), body: { on } });
const isOn = async () => (await server.call('GET', '/user/weekly-mail', { token })).body.on;
const today = () => server.clock.now().toISOString().slice(0, 10);
const monday = () => weekOf(today())[0] ?? '';
/** Does a job of the queue. */
function deliver(job: { user_id: string; monday: string }, mailer?: Mailer): Promise<void> {
  const { clock, config, app, database } = server;
  const { publicUrl, contactEmail, tokenSecret } = config;
  const reviews = { clock: clock.now, queries: prepareReviews(database) };
  const sender = mailer ?? localMailer(database.db, clock.now);
  return deliverWeeklyMail(
    {
      db: database.db,
      clock: clock.now,
      mailer: sender,
      publicUrl,
      contactEmail,
      tokenSecret,
      reviews,
      log: app.log,
    },
    job,
  );
}

/** Queues the mails of this week and does each job twice, as after a crash. Returns their members. */
async function queue(): Promise<string[]> {
  const queued: { user_id: string; monday: string }[] = [];
  const enqueueAll = async (_db: unknown, _kind: unknown, all: typeof queued) => {
    queued.push(...all);
  };
  const jobs = { enqueueAll } as unknown as Jobs;
  await queueWeeklyMails({ db: server.database.db, clock: server.clock.now, jobs });
  for (const job of [...queued, ...queued]) await deliver(job);
  return queued.map(({ user_id }) => user_id);
}

/** Stores this number of active minutes on a day, counted from this week's Monday. */
async function active(offset: number, minutes = 3) {
  const row = { user_id: user.id, day: addDays(monday(), offset) };
  const numbers = Array.from({ length: minutes }, (_, i) => i);
  await server.database.db.insert(activity_days).values({ ...row, minutes: numbers });
}

async function completed(offset: number) {
  const { db } = server.database;
  const completed_at = new Date(Date.parse(addDays(monday(), offset)) + DAY / 2);
  const row = { user_id: user.id, course_id: courseId, completed_at, xp_awarded: 30 };
  await db.insert(progress).values({ ...row, lesson_id: lessons[0]?.id ?? '' });
}

describe('the weekly mail', () => {
  test('is off at first, and is turned on and off', async () => {
    expect(await isOn()).toBe(false);
    expect((await turn(true)).body).toEqual({ on: true });
    await turn(true);
    expect(await isOn()).toBe(true);
    expect((await turn(false)).body).toEqual({ on: false });
    expect(await isOn()).toBe(false);
    expect((await turn('yes')).status).toBe(400);
    expect((await server.call('PUT', '/user/weekly-mail', { body: { on: true } })).status).toBe(
      401,
    );
  });

  test('says what was done, what is next and what is due, once, however often it is queued', async () => {
    await turn(true);
    await active(-3, 1);
    await completed(-2);
    const queued = [...(await Promise.all([queue(), queue()])), await queue()].flat();
    expect(queued.filter((id) => id === user.id)).toHaveLength(1);
    const mail = await nextMail(server, user.email);
    expect(mail.subject).toBe('Ta semaine sur Codivia');
    expect(mail.text).toContain('1 minute active, 1 leçon terminée, 30 XP.');
    expect(mail.text).toContain(`/lesson/${lessons[1]?.id}`);
    expect(mail.text).toContain('1 question.');
    expect(mail.html).toContain('Ne plus recevoir cet <span');
    expect(await mailsTo(server, user.email, 1)).toHaveLength(1);
  });

  test('goes on with the lesson the member was in last, until it is completed', async () => {
    const { db } = server.database;
    const [first = '', second = ''] = lessons.map(({ id }) => id);
    const moved_at = new Date(`${addDays(monday(), -1)}T12:00:00Z`);
    const place = { step_id: 'step-2', step_index: 1, done: [], moved_at };
    await db.insert(lesson_positions).values({ user_id: user.id, lesson_id: second, ...place });
    expect((await nextLessonOf(db, user.id, server.clock.now()))?.id).toBe(second);
    const done = { course_id: courseId, completed_at: server.clock.now(), xp_awarded: 30 };
    await db.insert(progress).values({ user_id: user.id, lesson_id: second, ...done });
    expect((await nextLessonOf(db, user.id, server.clock.now()))?.id).toBe(first);
  });

  test('is in the member’s language, and calm about a week off', async () => {
    await signInNew({ language: 'en' });
    await turn(true);
    await active(-20);
    await queue();
    const mail = await nextMail(server, user.email);
    expect([mail.subject, mail.text]).toEqual([
      'Your week on Codivia',
      expect.stringContaining('A week off is fine.'),
    ]);
  });

  test('is not written to those who did nothing for four weeks, or have turned it off', async () => {
    await turn(true);
    await active(-29);
    await queue();
    const off = await createMember(server);
    const [row] = await server.database.db
      .select()
      .from(weekly_mails)
      .where(eq(weekly_mails.user_id, user.id));
    expect(row?.last_sent_for).toBeNull();
    const all = await listMails(server.database.db);
    expect(all.filter(({ recipient }) => [user.email, off.user.email].includes(recipient))).toEqual(
      [],
    );
  });

  test('leaves by itself on Mondays at 15:00 UTC, once', async () => {
    const next = addDays(monday(), 7);
    const clock = new TestClock(`${next}T14:59:00Z`);
    // The queue's own time is a setting of its sessions, which a pooler would lose.
    const database = await openUnpooled();
    const timed = await buildTestApp({}, { database, jobPace: { ...DEFAULT_PACE, clock } });
    timed.clock.pass(clock.now() - Date.now());
    const { user: reader, token: theirs } = await createMember(timed, { language: 'en' });
    await timed.call('PUT', '/user/weekly-mail', { token: theirs, body: { on: true } });
    const yesterday = { user_id: reader.id, day: addDays(next, -1), minutes: [900] };
    await timed.database.db.insert(activity_days).values(yesterday);
    const sent = async () => (await listMails(timed.database.db)).map((mail) => mail.recipient);
    await clock.tick(50_000);
    expect(await sent()).toEqual([]);
    // The job runs in real time, between two moments of the queue's time.
    const check = async () => {
      await clock.tick(10_000);
      expect(await sent()).toEqual([reader.email]);
    };
    await vi.waitFor(check);
    await clock.tick(60_000);
    expect(await sent()).toEqual([reader.email]);
    await timed.close();
  });

  test('leaves with the headers by which mail programs end it', async () => {
    await turn(true);
    const smtp = await startSmtp();
    const mailer = smtpMailer(smtp.url, 'Codivia <hello@codivia.example>');
    await deliver({ user_id: user.id, monday: monday() }, mailer);
    const headers = new Map(smtp.mails[0]?.headers.map(({ key, value }) => [key, value]));
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(headers.get('list-unsubscribe')).toMatch(/^<http.*unsubscribe\?token=[\w-]+>$/);
    mailer.close();
    await smtp.close();
  });
});

describe('the link of a mail', () => {
  const open = (method: 'GET' | 'POST', link: string) =>
    server.app.inject({
      method,
      url: `/api/weekly-mail/unsubscribe?token=${link}`,
      ...(method === 'POST'
        ? {
            payload: 'List-Unsubscribe=One-Click',
            headers: { 'content-type': 'application/x-www-form-urlencoded' },
          }
        : {}),
    });
  const link = () =>
    signedToken(server.config.tokenSecret, 'weekly-mail', user.id, server.clock.now());

  test('asks first, and ends the mail without signing in, as often as it is pressed', async () => {
    await turn(true);
    const answer = await open('GET', link());
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      ...[200, 'text/html; charset=utf-8'],
    ]);
    expect(answer.body).toContain('Oui, arrêter</button>');
    expect(await isOn()).toBe(true);
    for (let i = 0; i < 2; i++) expect((await open('POST', link())).statusCode).toBe(200);
    expect(await isOn()).toBe(false);
  });

  test('of a mail ends the mail of its recipient alone', async () => {
    await turn(true);
    await active(-1);
    await queue();
    const other = { token };
    await signInNew();
    await turn(true);
    const { recipient, text } = (await listMails(server.database.db))[0] ?? {};
    expect(recipient).not.toBe(user.email);
    await open('POST', tokenOf({ text: text ?? '' }));
    expect(await isOn()).toBe(true);
    token = other.token;
    expect(await isOn()).toBe(false);
  });

  test('that is forged or expired is refused in both languages', async () => {
    await turn(true);
    const right = link();
    const forged = [
      '',
      'x',
      right.slice(0, -1),
      right.replace(user.id, crypto.randomUUID()),
      signedToken('another secret', 'weekly-mail', user.id, server.clock.now()),
    ];
    for (const wrong of forged) {
      const { statusCode, body } = await open('POST', wrong);
      expect(statusCode).toBe(400);
      expect(body).toContain('Ce lien n’est pas valable');
      expect(body).toContain('This link is not valid');
    }
    const old = new Date(server.clock.now().getTime() - 91 * DAY);
    const expired = signedToken(server.config.tokenSecret, 'weekly-mail', user.id, old);
    expect((await open('POST', expired)).statusCode).toBe(410);
    expect((await open('GET', expired)).body).toContain('This link has expired');
    expect(await isOn()).toBe(true);
  });
});

test('the choice is part of what a member may take away, and goes with the account', async () => {
  await turn(true);
  const { body } = await server.call('GET', '/user/data', { token });
  expect(body.tables.weekly_mails).toHaveLength(1);
  const { db } = server.database;
  await db.delete(users).where(eq(users.id, user.id));
  expect(await db.select().from(weekly_mails).where(eq(weekly_mails.user_id, user.id))).toEqual([]);
});
