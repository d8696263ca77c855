import { randomUUID } from 'node:crypto';
import { CONDUCT_VERSION } from '@codivia/contract/api/mentor-profile';
import { CLAIM_HOURS } from '@codivia/contract/api/mentoring';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { createSecondFactor } from '../../../test/factories.ts';
import { CHANGED, FILES, SOURCE, setUpMentoring } from '../../../test/mentoring-calls.ts';
import { mentoring_threads } from './mentoring.table.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

const {
  send,
  request,
  member,
  learner,
  mentor,
  claim,
  write,
  read,
  queue,
  isQueued,
  claimed,
  server,
  admin,
} = setUpMentoring();

describe('a request', () => {
  test('keeps the code and the last check, under the title of the exercise', async () => {
    const { token } = await learner();
    const { status, body } = await request(token);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      title: 'Name badge',
      kind: 'python',
      state: 'waiting',
      viewer: 'learner',
      check: { passed: false, message: 'Nothing was printed.' },
      versions: [{ number: 1, files: FILES, origin: 'request' }],
      messages: [{ author: 'learner', text: 'Why is it so?', version: 1, state: 'shown' }],
      source: { ...SOURCE, project_id: null, own_program: true },
    });
    expect((await read(token, body.id)).body).toEqual(body);
  });

  test('may be about a project of one’s own, and of nobody else', async () => {
    const { token } = await learner();
    const project = { name: 'Snake', kind: 'python', files: FILES };
    const { id } = (await send(token, 'POST', '/projects', project)).body;
    const source = { project_id: id };
    const { body } = await request(token, { source, check: null });
    expect(body).toMatchObject({ title: 'Snake', source: { project_id: id } });
    const other = await learner();
    expect((await request(other.token, { source })).body.code).toBe('project_not_found');
    const answering = await mentor();
    const seen = await claim(answering.token, body.id);
    expect(seen.body.source.project_id).toBeNull();
  });

  test('is for premium; two may be open, however many come at once', async () => {
    const free = await member();
    const refused = await request(free.token);
    expect([refused.status, refused.body.code]).toEqual([403, 'mentoring_premium']);
    const { token } = await learner();
    const answers = await Promise.all([1, 2, 3, 4].map(() => request(token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409]);
    expect((await request(token)).body.code).toBe('mentoring_limit');
    const { body } = await send(token, 'GET', '/mentoring');
    expect([body.requests_left, body.threads.length]).toEqual([0, 2]);
    await send(token, 'POST', `/mentoring/threads/${body.threads[0].id}/close`);
    expect((await request(token)).status).toBe(200);
  });

  test('stays answerable when premium ends, and no new one is made', async () => {
    const until = new Date(server().clock.now().getTime() + HOUR);
    const { token, session } = await member({ premiumUntil: until });
    const { id } = (await request(token)).body;
    const answering = await mentor();
    await claim(answering.token, id);
    expect((await write(answering.token, id, { files: CHANGED })).status).toBe(200);
    server().clock.pass(2 * HOUR);
    const later = server().app.session.sign(session.id);
    expect((await request(later)).body.code).toBe('mentoring_premium');
    const { body } = await send(later, 'GET', '/mentoring');
    expect([body.included, body.requests_left]).toEqual([false, 0]);
    const thread = (await read(later, id)).body;
    const path = `/mentoring/threads/${id}/messages/${thread.messages[1].id}/decision`;
    expect((await send(later, 'PUT', path, { accept: true })).body.versions).toHaveLength(2);
    expect((await write(later, id)).status).toBe(200);
  });

  test.each([
    ['no text', { text: ' ' }, 400],
    ['an endless text', { text: 'a'.repeat(2001) }, 400],
    ['files of another room', { kind: 'web' }, 400],
    ['a file too many', { files: { ...FILES, 'x.py': '' } }, 400],
    ['an unknown kind', { kind: 'java' }, 400],
    ['an unknown lesson', { source: { lesson_id: 'nothing', exercise_id: 'x' } }, 404],
    ['an unknown exercise', { source: { ...SOURCE, exercise_id: 'x' } }, 400],
    ['no source', { source: {} }, 404],
    ['a forged project', { source: { project_id: 'x' } }, 400],
    ['somebody’s project', { source: { project_id: randomUUID() } }, 404],
    ['too much code', { files: { 'main.py': 'x'.repeat(60_001) } }, 413],
    ['a paste of 1 MB', { files: { 'main.py': 'x'.repeat(1_000_000) } }, 413],
    ['a NUL', { files: { 'main.py': 'a\u0000' } }, 400],
  ])('with %s is refused in both languages', async (_, changes, expected) => {
    const { token } = await learner();
    const { status, body } = await request(token, changes);
    expect([status, body.code]).toEqual([expected, expect.any(String)]);
    expect(body.detail).toEqual({ fr: expect.any(String), en: expect.any(String) });
    expect((await send(token, 'GET', '/mentoring')).body.threads).toEqual([]);
  });
});

describe('the queue', () => {
  test('shows first name, level and question alone, filtered by language and subject', async () => {
    const { token, id: learnerId } = await learner('Zoé Dupont');
    const { id } = (await request(token, { language: 'fr' })).body;
    const answering = await mentor();
    const path = '/mentoring/queue?language=fr&kind=python';
    const { body } = await send(answering.token, 'GET', path);
    expect(body.find((one: { id: string }) => one.id === id)).toMatchObject({
      learner: { first_name: 'Zoé', level: 1 },
      question: 'Why is it so?',
    });
    const seen = JSON.stringify([body, (await claim(answering.token, id)).body]);
    expect(seen).not.toMatch(/Dupont|@example/);
    expect(seen).not.toContain(learnerId);
    expect((await queue(answering.token, '?language=en')).some((one) => one.id === id)).toBe(false);
    expect((await queue(answering.token, '?kind=web')).some((one) => one.id === id)).toBe(false);
  });

  test('gives a request to one mentor, however many claim it at once', async () => {
    const { token } = await learner();
    const { id } = (await request(token)).body;
    const some = [await mentor(), await mentor(), await mentor()];
    const answers = await Promise.all(some.map((one) => claim(one.token, id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const lost = answers.find(({ status }) => status === 409);
    expect(lost?.body.code).toBe('already_claimed');
    const winner = some[answers.findIndex(({ status }) => status === 200)];
    expect((await claim(winner?.token ?? '', id)).status).toBe(200);
  });

  test('does not offer one’s own requests', async () => {
    const { token, id: userId } = await learner();
    await send(admin().token, 'PUT', `/admin/users/${userId}/mentor`, { mentor: true });
    await send(token, 'PUT', '/mentoring/conduct', { version: CONDUCT_VERSION });
    await createSecondFactor(server(), userId);
    const { id } = (await request(token)).body;
    expect((await queue(token)).some((one) => one.id === id)).toBe(false);
    expect((await claim(token, id)).status).toBe(404);
  });

  test('gets back what stays unanswered, first or later, and what is released', async () => {
    const { id, asking, answering } = await claimed();
    const next = await mentor();
    server().clock.pass(CLAIM_HOURS * HOUR - 60_000);
    const fresh = async (userId: string) => {
      const { sessions } = await import('../accounts/accounts.table.ts');
      const [session] = await server()
        .database.db.select()
        .from(sessions)
        .where(eq(sessions.user_id, userId));
      return server().app.session.sign(session?.id ?? '');
    };
    expect(await isQueued(await fresh(next.id), id)).toBe(false);
    server().clock.pass(120_000);
    expect(await isQueued(await fresh(next.id), id)).toBe(true);
    expect((await write(await fresh(answering.id), id)).status).toBe(404);
    expect((await claim(await fresh(next.id), id)).status).toBe(200);
    await write(await fresh(next.id), id);
    server().clock.pass(2 * DAY);
    expect(await isQueued(await fresh(answering.id), id)).toBe(false);
    await write(await fresh(asking.id), id);
    server().clock.pass(CLAIM_HOURS * HOUR + 1000);
    expect(await isQueued(await fresh(answering.id), id)).toBe(true);
    expect((await claim(await fresh(answering.id), id)).status).toBe(200);
    const released = await send(
      await fresh(answering.id),
      'POST',
      `/mentoring/threads/${id}/release`,
    );
    expect(released.status).toBe(200);
    expect(await isQueued(await fresh(next.id), id)).toBe(true);
  });

  test('states the median wait once five requests were answered', async () => {
    const { db } = server().database;
    await db.delete(mentoring_threads);
    const waits = [10, 20, 30, 200];
    const wait = async (minutes: number) => {
      const { token } = await learner();
      const { id } = (await request(token)).body;
      const now = server().clock.now();
      const changes = {
        created_at: new Date(now.getTime() - minutes * 60_000),
        first_answer_at: now,
      };
      await db.update(mentoring_threads).set(changes).where(eq(mentoring_threads.id, id));
    };
    for (const minutes of waits) await wait(minutes);
    const { token } = await learner();
    expect((await send(token, 'GET', '/mentoring')).body.median_wait_minutes).toBeNull();
    await wait(40);
    expect((await send(token, 'GET', '/mentoring')).body.median_wait_minutes).toBe(30);
  });
});

describe('a thread', () => {
  test('holds messages, comments on lines, and proposals that become versions', async () => {
    const { id, asking, answering } = await claimed();
    const place = { file: 'main.py', line: 2 };
    await write(answering.token, id, { text: 'This line prints.', place });
    const { body } = await write(answering.token, id, { text: 'Try this.', files: CHANGED });
    expect(body).toMatchObject({ state: 'answered', viewer: 'mentor' });
    expect(body.messages.slice(1)).toMatchObject([
      { author: 'mentor', first_name: 'Mia', text: 'This line prints.', place, proposal: null },
      { text: 'Try this.', proposal: { files: CHANGED, state: 'open' } },
    ]);
    const path = `/mentoring/threads/${id}/messages/${body.messages[2].id}/decision`;
    expect((await send(answering.token, 'PUT', path, { accept: true })).status).toBe(404);
    const accepted = await send(asking.token, 'PUT', path, { accept: true });
    expect(accepted.body.versions).toMatchObject([
      { number: 1, files: FILES, origin: 'request' },
      { number: 2, files: CHANGED, origin: 'proposal' },
    ]);
    const again = await send(asking.token, 'PUT', path, { accept: false });
    expect([again.status, again.body.code]).toEqual([409, 'proposal_decided']);
    const own = await write(asking.token, id, { text: '', files: FILES });
    expect(own.body).toMatchObject({ state: 'claimed' });
    expect(own.body.versions[2]).toMatchObject({ number: 3, origin: 'learner' });
  });

  test('is closed by either side, and then only read', async () => {
    const { id, asking, answering } = await claimed();
    const path = `/mentoring/threads/${id}/close`;
    expect((await send(answering.token, 'POST', path)).body.state).toBe('closed');
    expect((await send(asking.token, 'POST', path)).body.state).toBe('closed');
    for (const { token } of [asking, answering]) {
      expect((await read(token, id)).status).toBe(200);
      expect((await write(token, id)).body.code).toBe('thread_closed');
    }
  });

  test.each([
    ['nothing', { text: ' ' }, 400],
    ['a line that is not there', { place: { file: 'main.py', line: 4 } }, 400],
    ['a file that is not there', { place: { file: 'x.py', line: 1 } }, 400],
    ['a version that is not there', { version: 2 }, 400],
    ['files of another room', { files: { 'sketch.js': '' } }, 400],
    ['a paste of 1 MB', { text: 'x'.repeat(1_000_000) }, 413],
    ['too long a text', { text: 'x'.repeat(2001) }, 400],
  ])('refuses %s', async (_, body, expected) => {
    const { token } = await learner();
    const { id } = (await request(token)).body;
    const answer = await write(token, id, body);
    expect([answer.status, answer.body.code]).toEqual([expected, expect.any(String)]);
  });

  test.each([
    ['a text', { text: 'Write to me: ada (at) gmail.com' }, /an e-mail address/],
    [
      'a comment on a line',
      { text: 'Call 06 12 34 56 78', place: { file: 'main.py', line: 1 } },
      /a phone number/,
    ],
    ['code', { files: { 'main.py': '# x\n# insta: ada_99' } }, /an account elsewhere/],
    ['a link', { text: 'see some-site.com' }, /a link/],
  ])('lets no contact through in %s, in either direction', async (_, body, kind) => {
    const { id, asking, answering } = await claimed();
    for (const { token } of [asking, answering]) {
      const refused = await write(token, id, body);
      expect([refused.status, refused.body.code]).toEqual([422, 'contact_refused']);
      expect(refused.body.detail).toEqual({ fr: expect.any(String), en: expect.any(String) });
      expect(refused.body.detail.en).toMatch(kind);
      expect(JSON.stringify(refused.body)).not.toMatch(/gmail|06 12|ada_99|some-site/);
    }
    expect((await read(asking.token, id)).body.messages).toHaveLength(1);
    const { token } = await learner();
    expect((await request(token, { place: undefined, ...body })).body.code).toBe('contact_refused');
    expect((await request(token, { check: { passed: false, message: 'a@b.com' } })).status).toBe(
      422,
    );
  });

  test('with another platform’s links allows the ones of this site and of examples', async () => {
    const { token } = await learner();
    const text = 'http://localhost:3000/courses and https://example.com';
    expect((await request(token, { text })).status).toBe(200);
  });
});
