import { addDays, localDayIn, weekOf } from '@codivia/contract/text/local-days';
import { eq } from 'drizzle-orm';
import { TestClock } from 'pg-boss';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { createParent } from '../../../test/class-calls.ts';
import { createCourseOf } from '../../../test/course-factories.ts';
import { createMember } from '../../../test/factories.ts';
import { ALL_OFF, ALL_ON, familyToken } from '../../../test/family-calls.ts';
import { mailsTo, nextMail } from '../../../test/mailbox.ts';
import { pngOf } from '../../../test/pictures.ts';
import { startSmtp } from '../../../test/smtp-server.ts';
import { openUnpooled } from '../../../test/test-database.ts';
import { DEFAULT_PACE, type Jobs } from '../../services/jobs.ts';
import { localMailer } from '../../services/local-mailer.ts';
import type { Mailer } from '../../services/mail.ts';
import { signedToken } from '../../services/signed-link.ts';
import { smtpMailer } from '../../services/smtp-mailer.ts';
import { users } from '../accounts/accounts.table.ts';
import { exercise_results } from '../exercise-results/exercise-results.table.ts';
import { consents, family_ties, parents } from '../families/families.table.ts';
import { findTie } from '../families/ties.queries.ts';
import { listMails } from '../mails/mails.queries.ts';
import { progress } from '../progress/progress.table.ts';
import { project_reviews } from '../project-reviews/project-reviews.table.ts';
import { published_projects } from '../published-projects/published-projects.table.ts';
import { activity_days } from '../weekly-plan/weekly-plan.table.ts';
import { deliverParentsWeekly, queueParentsWeekly } from './parents-weekly.job.ts';
import { unsubscribeLink } from './parents-weekly.link.ts';

const DAY = 24 * 60 * 60 * 1000;

let server: TestApp;
let course: Awaited<ReturnType<typeof createCourseOf>>;
let child: Awaited<ReturnType<typeof createMember>>;
let parent: Awaited<ReturnType<typeof createParent>>;
beforeAll(async () => {
  server = await buildTestApp();
  course = await createCourseOf(server, 2);
});
beforeEach(async () => {
  child = await createMember(server, { name: 'Léa Martin', premium: true });
  parent = await createParent(server, child.user.id, { weekly_mail: true });
});
afterAll(() => server.close());

const db = () => server.database.db;
const monday = () => weekOf(localDayIn('Europe/Paris')(server.clock.now()))[0] ?? '';
/** Noon of a day of last week, counted from this week's Monday. */
const noon = (offset: number) => new Date(`${addDays(monday(), offset)}T12:00:00Z`);
const tie = () => findTie(db(), parent.id, child.user.id);

interface Job {
  child_id: string;
  parent_id: string;
  monday: string;
}
const job = (): Job => ({ child_id: child.user.id, parent_id: parent.id, monday: monday() });

async function deliver(one: Job, mailer?: Mailer): Promise<void> {
  const { clock, config, app } = server;
  const { publicUrl, contactEmail, tokenSecret } = config;
  const deps = { db: db(), clock: clock.now, publicUrl, contactEmail, tokenSecret, log: app.log };
  await deliverParentsWeekly({ ...deps, mailer: mailer ?? localMailer(db(), clock.now) }, one);
}

/** Queues the mails of this week, and returns the jobs. */
async function queue(): Promise<Job[]> {
  const queued: Job[] = [];
  const enqueueAll = async (_db: unknown, _kind: unknown, all: Job[]) => void queued.push(...all);
  const jobs = { enqueueAll } as unknown as Jobs;
  await queueParentsWeekly({ db: db(), clock: server.clock.now, jobs });
  return queued;
}

/** Queues the mails of this week and does each job twice, as after a crash. */
async function send(): Promise<void> {
  const queued = await queue();
  for (const one of [...queued, ...queued]) await deliver(one);
}

/** Stores this number of active minutes on a day, counted from this week's Monday. */
const active = (offset: number, count = 3, user_id = child.user.id) =>
  db()
    .insert(activity_days)
    .values({
      user_id,
      day: addDays(monday(), offset),
      minutes: Array.from({ length: count }, (_, i) => 600 + i),
    });

const completed = (completed_at: Date) =>
  db()
    .insert(progress)
    .values({
      user_id: child.user.id,
      course_id: course.course.id,
      xp_awarded: 30,
      completed_at,
      lesson_id: course.lessons[0]?.id ?? '',
    });

/** Publishes a project with a picture on a day, counted from this week's Monday. */
async function publish(title: string, offset: number): Promise<{ id: string; project_id: string }> {
  const { token } = child;
  const body = { name: 'Secret name', kind: 'python', files: { 'main.py': 'print("my code")' } };
  const project_id = (await server.call('POST', '/projects', { token, body })).body.id;
  const texts = { title, description: 'Secret words', accepted_revision: null };
  const path = `/projects/${project_id}/published`;
  const { id } = (await server.call('PUT', path, { token, body: texts })).body;
  await server.app.inject({
    method: 'PUT',
    url: `/api/published-projects/${id}/thumbnail`,
    payload: pngOf(4, 4),
    headers: { 'content-type': 'image/png', authorization: `Bearer ${token}` },
  });
  const published_at = noon(offset);
  await db().update(published_projects).set({ published_at }).where(eq(published_projects.id, id));
  return { id, project_id };
}

describe('the weekly mail to a parent', () => {
  test('has the week in five lines, once, and again a week later', async () => {
    await active(-3, 1);
    await completed(noon(-2));
    await db()
      .insert(exercise_results)
      .values(
        ['a', 'b'].map((exercise_id) => ({
          user_id: child.user.id,
          lesson_id: course.lessons[0]?.id ?? '',
          exercise_id,
          tries: {},
          passed_at: noon(-2),
          updated_at: noon(-2),
          xp_awarded: 5,
        })),
      );
    await publish('Pong', -1);
    await Promise.all([send(), send()]);
    await send();
    const [mail, ...more] = await mailsTo(server, parent.email, 1);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('La semaine de Léa sur Codivia');
    const { title_fr } = course.lessons[0] ?? {};
    const next = course.lessons[1]?.title_fr;
    expect(mail?.text.split('\n\n').slice(1, 6)).toEqual([
      'Du temps\u00a0: 1 minute active.',
      `1 leçon terminée\u00a0: «\u00a0${title_fr}\u00a0».`,
      '2 exercices réussis.',
      'Un projet publié\u00a0: «\u00a0Pong\u00a0».',
      `La suite\u00a0: «\u00a0${next}\u00a0».`,
    ]);
    expect(mail?.html).toContain('src="data:image/png;base64,');
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/Secret|my code|Martin|\btu\b/);
    server.clock.pass(7 * DAY);
    await send();
    expect(await mailsTo(server, parent.email, 2)).toHaveLength(2);
  });

  test('is in the parent’s language, and calm about a week off', async () => {
    await db().update(parents).set({ language: 'en' }).where(eq(parents.id, parent.id));
    await active(-20);
    await send();
    const { subject, text } = await nextMail(server, parent.email);
    expect(subject).toBe('Léa’s week on Codivia');
    expect(text).toContain('A week off is fine.');
    expect(text).not.toMatch(/\b0\b|minute|\bnot\b/);
  });

  test('pauses after four weeks without anything, and goes on afterwards', async () => {
    await active(-29);
    await send();
    expect((await tie())?.last_sent_for).toBeNull();
    await active(-1);
    await send();
    expect(await mailsTo(server, parent.email, 1)).toHaveLength(1);
  });

  test.each([
    [-7, '1 leçon terminée'],
    [0, 'Une semaine de pause'],
  ])('counts the days of Paris: the first hour of day %i', async (offset, line) => {
    const day = addDays(monday(), offset);
    await completed(new Date(Date.parse(`${day}T00:30:00Z`) - parisOffset(day)));
    await send();
    expect((await nextMail(server, parent.email)).text).toContain(line);
  });

  test('is one for each parent and child', async () => {
    const sibling = await createMember(server, { name: 'Tom Martin' });
    const second = await createParent(server, child.user.id, { weekly_mail: true });
    const silent = await createParent(server, child.user.id);
    await db()
      .insert(family_ties)
      .values({ ...(await tie()), child_id: sibling.user.id } as typeof family_ties.$inferInsert);
    await active(-1);
    await active(-1, 5, sibling.user.id);
    await send();
    const subjects = (await mailsTo(server, parent.email, 2)).map((mail) => mail.subject);
    expect(subjects.sort()).toEqual([
      'La semaine de Léa sur Codivia',
      'La semaine de Tom sur Codivia',
    ]);
    expect(await mailsTo(server, second.email, 1)).toHaveLength(1);
    expect(await mailsTo(server, silent.email, 0)).toEqual([]);
  });

  test('names a project only while everybody can see it', async () => {
    await active(-1);
    const hidden = await publish('Hidden', -1);
    const now = server.clock.now();
    const review = { project_id: hidden.project_id, state: 'hidden' as const, updated_at: now };
    await db().insert(project_reviews).values(review);
    const link = await publish('Linked', -1);
    await db()
      .update(published_projects)
      .set({ link_sha256: 'x' })
      .where(eq(published_projects.id, link.id));
    await publish('Older', -8);
    await publish('Newer', 0);
    const closed = await publish('Closed', -1);
    const path = `/projects/${closed.project_id}/published`;
    await server.call('DELETE', path, { token: child.token });
    await send();
    const { text, html } = await nextMail(server, parent.email);
    expect(text).not.toMatch(/Hidden|Linked|Older|Newer|Closed/);
    expect(html).not.toContain('<img');
  });

  test.each<[string, () => Promise<unknown>]>([
    ['the switch is off', () => put(ALL_OFF)],
    ['the parent has withdrawn', () => leave()],
    ['the address is deleted', () => db().delete(parents).where(eq(parents.id, parent.id))],
    ['the child is deleted', () => db().delete(users).where(eq(users.id, child.user.id))],
    ['the next week has begun', async () => server.clock.pass(7 * DAY)],
  ])('does not leave the queue when %s', async (_, change) => {
    await active(-1);
    const queued = (await queue()).filter(({ parent_id }) => parent_id === parent.id);
    expect(queued).toHaveLength(1);
    await change();
    for (const one of queued) await deliver(one);
    expect(await mailsTo(server, parent.email, 0)).toEqual([]);
  });

  test.each(['asked', 'refused', 'not_mine'] as const)(
    'is not queued for a tie that is %s',
    async (state) => {
      await db().update(family_ties).set({ state }).where(eq(family_ties.parent_id, parent.id));
      await active(-1);
      expect((await queue()).filter(({ parent_id }) => parent_id === parent.id)).toEqual([]);
      await deliver(job());
      expect(await mailsTo(server, parent.email, 0)).toEqual([]);
    },
  );

  test('leaves by itself on Mondays at 15:30 UTC, once', async () => {
    const next = addDays(monday(), 7);
    const clock = new TestClock(`${next}T15:29:00Z`);
    // The queue's own time is a setting of its sessions, which a pooler would lose.
    const database = await openUnpooled();
    const timed = await buildTestApp({}, { database, jobPace: { ...DEFAULT_PACE, clock } });
    timed.clock.pass(clock.now() - Date.now());
    const { user } = await createMember(timed);
    const reader = await createParent(timed, user.id, { weekly_mail: true });
    const yesterday = { user_id: user.id, day: addDays(next, -1), minutes: [900] };
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

  test('leaves with its picture, and the headers by which mail programs end it', async () => {
    await publish('Pong', -1);
    const smtp = await startSmtp();
    const mailer = smtpMailer(smtp.url, 'Codivia <hello@codivia.example>');
    await deliver(job(), mailer);
    const [mail] = smtp.mails;
    const headers = new Map(mail?.headers.map(({ key, value }) => [key, value]));
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(headers.get('list-unsubscribe')).toMatch(/^<http.*unsubscribe\?child=.*&token=[\w-]+>$/);
    const [picture, ...more] = mail?.attachments ?? [];
    expect(more).toEqual([]);
    expect(picture).toMatchObject({ mimeType: 'image/png', disposition: 'inline' });
    const cid = picture?.contentId?.slice(1, -1);
    expect(mail?.html).toMatch(new RegExp(`<img[^>]+src="cid:${cid}"`));
    expect(
      Buffer.from(picture?.content as ArrayBuffer)
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG');
    mailer.close();
    await smtp.close();
  });
});

/** The time by which the clocks of Paris are ahead at the beginning of a day. */
function parisOffset(day: string): number {
  const atMidnight = new Date(`${day}T00:00:00Z`);
  const zone = { timeZone: 'Europe/Paris', hour: 'numeric', hour12: false } as const;
  return Number(new Intl.DateTimeFormat('en', zone).format(atMidnight)) * 60 * 60 * 1000;
}

async function put(body: object) {
  const token = await familyToken(server, parent.id);
  return server.call('PUT', `/family/children/${child.user.id}/switches`, { token, body });
}
async function leave() {
  const token = await familyToken(server, parent.id);
  return server.call('POST', `/family/children/${child.user.id}/leave`, { token });
}

describe('the link of a mail to a parent', () => {
  const link = (at = server.clock.now(), secret = server.config.tokenSecret) => {
    const { pathname, search } = new URL(
      unsubscribeLink({ publicUrl: 'http://localhost', tokenSecret: secret }, job(), at),
    );
    return pathname + search;
  };
  const open = (method: 'GET' | 'POST', url: string, type?: string) =>
    server.app.inject({
      method,
      url,
      ...(type ? { payload: 'List-Unsubscribe=One-Click', headers: { 'content-type': type } } : {}),
    });

  test('asks first in “vous”, and ends this mail alone, as often as it is pressed', async () => {
    await put(ALL_ON);
    const sibling = await createMember(server);
    const theirs = { ...(await tie()), child_id: sibling.user.id };
    await db()
      .insert(family_ties)
      .values(theirs as typeof family_ties.$inferInsert);
    const asked = await open('GET', link());
    expect([asked.statusCode, asked.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(asked.body).toContain('Oui, arrêter</button>');
    expect(asked.body).toContain('Vous pouvez le réactiver');
    expect((await tie())?.weekly_mail).toBe(true);
    const types = [
      undefined,
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ];
    for (const type of types) {
      const { statusCode, body } = await open('POST', link(), type);
      expect([statusCode, body]).toEqual([200, expect.stringContaining('C’est noté')]);
    }
    expect(await tie()).toMatchObject({ ...ALL_ON, weekly_mail: false });
    expect((await findTie(db(), parent.id, sibling.user.id))?.weekly_mail).toBe(true);
    const record = await db().select().from(consents).where(eq(consents.child_id, child.user.id));
    expect(record.map(({ action, by, allowed }) => [action, by, allowed]).at(-1)).toEqual([
      ...['change', 'parent', ['publish', 'mentoring', 'live']],
    ]);
    expect(record).toHaveLength(1);
    await active(-1);
    expect((await queue()).filter(({ child_id }) => child_id === child.user.id)).toEqual([]);
  });

  test('is calm about a tie that has ended, and a parent who is gone', async () => {
    const old = link();
    expect((await leave()).status).toBe(200);
    const { statusCode, body } = await open('POST', old);
    expect(statusCode).toBe(200);
    expect(body).toContain('C’est noté');
    expect(body).toContain('You won’t get this mail any more');
  });

  test('that is forged or expired is refused in both languages', async () => {
    const right = link();
    const { tokenSecret } = server.config;
    const now = server.clock.now();
    const token = (purpose: string) => signedToken(tokenSecret, purpose, parent.id, now);
    const path = '/api/family/weekly/unsubscribe';
    const forged = [
      path,
      `${path}?token=x&child=`,
      right.slice(0, -1),
      `${right}&child=${crypto.randomUUID()}`,
      right.replace(child.user.id, crypto.randomUUID()),
      right.replace(parent.id, crypto.randomUUID()),
      `${path}?child=${child.user.id}&token=${token('weekly-mail')}`,
      link(now, 'another secret'),
    ];
    for (const wrong of forged) {
      const { statusCode, body } = await open('POST', wrong);
      expect(statusCode).toBe(400);
      expect(body).toContain('Ce lien n’est pas valable');
      expect(body).toContain('This link is not valid');
    }
    const old = link(new Date(now.getTime() - 91 * DAY));
    expect((await open('POST', old)).statusCode).toBe(410);
    expect((await open('GET', old)).body).toContain('This link has expired');
    expect((await tie())?.weekly_mail).toBe(true);
  });
});
