import { randomUUID } from 'node:crypto';
import { CONDUCT_VERSION } from '@codivia/contract/api/mentor-profile';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import {
  CHANGED,
  FILES,
  type Method,
  MODULES_EXERCISE,
  SOURCE,
  setUpMentoring,
} from '../../../test/mentoring-calls.ts';
import { users } from '../accounts/accounts.table.ts';
import { mentoring_messages, mentoring_threads, mentoring_versions } from './mentoring.table.ts';
import { purgeThreads } from './mentoring-purge.job.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

const { send, request, member, learner, mentor, claim, write, read, claimed, server, admin } =
  setUpMentoring();

describe('a report', () => {
  test('hides the message at once, until an administrator restores or removes it', async () => {
    const { id, asking, answering } = await claimed();
    const messages = [];
    for (const text of ['first bad', 'second bad']) {
      const { body } = await write(answering.token, id, { text, files: CHANGED });
      messages.push(body.messages.at(-1).id);
    }
    for (const one of messages) {
      const path = `/mentoring/threads/${id}/messages/${one}/report`;
      expect((await send(answering.token, 'POST', path)).body.code).toBe('own_message');
      expect((await send(asking.token, 'POST', path)).status).toBe(200);
    }
    for (const { token } of [asking, answering]) {
      const { body } = await read(token, id);
      expect(body.messages.slice(1)).toMatchObject(
        messages.map(() => ({ state: 'hidden', text: '', proposal: null, place: null })),
      );
    }
    const decide = `/mentoring/threads/${id}/messages/${messages[0]}/decision`;
    expect((await send(asking.token, 'PUT', decide, { accept: true })).status).toBe(409);
    const listed = (await send(admin().token, 'GET', '/admin/mentoring?flagged=true')).body;
    expect(listed.find((one: { id: string }) => one.id === id)).toMatchObject({
      reports: 2,
      learner: { name: 'Ada Lovelace' },
      mentor: { name: 'Mia Mentor' },
    });
    expect(JSON.stringify(listed)).not.toContain('first bad');
    const seen = (await send(admin().token, 'GET', `/admin/mentoring/${id}`)).body;
    expect(seen.messages[1]).toMatchObject({ state: 'hidden', text: 'first bad' });
    const review = (one: string, decision: string) =>
      send(admin().token, 'PUT', `/admin/mentoring/${id}/messages/${one}/review`, { decision });
    expect((await review(messages[0], 'restore')).status).toBe(200);
    const { body } = await review(messages[1], 'remove');
    expect((await review(messages[1], 'restore')).body.code).toBe('message_reviewed');
    expect(body.messages.slice(1)).toMatchObject([
      { state: 'shown', text: 'first bad' },
      { state: 'removed', text: '', proposal: null },
    ]);
    expect(
      body.accesses.map(({ role, action }: Record<string, string>) => `${role} ${action}`),
    ).toEqual([
      'mentor claim',
      ...['mentor answer', 'mentor answer', 'learner report', 'learner report'],
      ...['mentor read', 'admin read', 'admin restore', 'admin remove'],
    ]);
    const again = `/mentoring/threads/${id}/messages/${messages[0]}/report`;
    expect((await send(asking.token, 'POST', again)).body.code).toBe('message_reviewed');
    const rest = await server().database.db.select().from(mentoring_messages);
    expect(JSON.stringify(rest)).not.toContain('second bad');
  });

  test('of a thread that is read by an administrator is written down each time', async () => {
    const { id } = await claimed();
    const reads = async () =>
      (await send(admin().token, 'GET', `/admin/mentoring/${id}`)).body.accesses.filter(
        ({ role, action, actor }: { role: string; action: string; actor: { id: string } }) =>
          role === 'admin' && action === 'read' && actor.id === admin().id,
      ).length;
    expect([await reads(), await reads()]).toEqual([1, 2]);
  });
});

describe('who may call what', () => {
  const CALLS: [Method, string, object?][] = [
    ['GET', '/mentoring/threads/ID'],
    ['POST', '/mentoring/threads/ID/messages', { text: 'x', version: 1 }],
    ['PUT', '/mentoring/threads/ID/messages/MESSAGE/decision', { accept: true }],
    ['POST', '/mentoring/threads/ID/messages/MESSAGE/report'],
    ['POST', '/mentoring/threads/ID/release'],
    ['POST', '/mentoring/threads/ID/close'],
  ];

  test('a thread is its learner’s and its mentor’s, as good as none for everybody else', async () => {
    const { id, asking, answering } = await claimed();
    const { body } = await write(answering.token, id, { files: CHANGED });
    const fill = (path: string) => path.replace('ID', id).replace('MESSAGE', body.messages[1].id);
    const former = await mentor();
    await send(admin().token, 'PUT', `/admin/users/${former.id}/mentor`, { mentor: false });
    const others = [(await member()).token, (await learner()).token, (await mentor()).token];
    for (const [method, path, input] of CALLS) {
      expect((await send(undefined, method, fill(path), input)).status).toBe(401);
      for (const token of [...others, former.token, admin().token]) {
        const { status, body } = await send(token, method, fill(path), input);
        expect([path, status, body.code]).toEqual([path, 404, 'thread_not_found']);
      }
    }
    const statuses = async (token: string) => {
      const answers = [];
      for (const [method, path, input] of CALLS) {
        answers.push((await send(token, method, fill(path), input)).status);
      }
      return answers;
    };
    expect(await statuses(asking.token)).toEqual([200, 200, 200, 200, 404, 200]);
    const second = await claimed();
    const sent = await write(second.asking.token, second.id);
    const own = (path: string) =>
      path.replace('ID', second.id).replace('MESSAGE', sent.body.messages[1].id);
    const answers = [];
    for (const [method, path, input] of CALLS) {
      answers.push((await send(second.answering.token, method, own(path), input)).status);
    }
    expect(answers).toEqual([200, 200, 404, 200, 200, 404]);
  });

  test('the calls of mentors are for mentors', async () => {
    const { token } = await learner();
    const { id } = (await request(token)).body;
    const profile = { languages: [], subjects: [], weekly_hours: 0 };
    const calls: [Method, string, object?][] = [
      ['GET', '/mentoring/queue'],
      ['POST', `/mentoring/threads/${id}/claim`],
      ['PUT', '/mentoring/profile', profile],
      ['PUT', '/mentoring/conduct', { version: CONDUCT_VERSION }],
    ];
    const former = await mentor();
    await send(admin().token, 'PUT', `/admin/users/${former.id}/mentor`, { mentor: false });
    for (const [method, path, input] of calls) {
      expect((await send(undefined, method, path, input)).status).toBe(401);
      for (const caller of [(await member()).token, token, former.token, admin().token]) {
        const { status, body } = await send(caller, method, path, input);
        expect([path, status, body.code]).toEqual([path, 403, 'mentors_only']);
        expect(JSON.stringify(body)).not.toMatch(/authenticated|token|jeton/i);
      }
    }
    const waiting = await mentor({ accepted: false });
    expect((await claim(waiting.token, id)).body.code).toBe('conduct_required');
    for (const path of ['/mentoring', '/mentoring/threads']) {
      const method = path.endsWith('threads') ? 'POST' : 'GET';
      expect((await send(undefined, method, path, method === 'POST' ? {} : undefined)).status).toBe(
        401,
      );
    }
  });

  test.each(['nonsense', '%00', "'%20or%201=1--"])('the id %s is none', async (id) => {
    const { token } = await mentor();
    for (const path of [`/mentoring/threads/${id}`, `/admin/mentoring/${id}`]) {
      expect(
        (await send(path.startsWith('/admin') ? admin().token : token, 'GET', path)).status,
      ).toBe(404);
    }
    expect((await claim(token, id)).status).toBe(404);
    expect((await claim(token, randomUUID())).status).toBe(404);
  });
});

describe('what is stored', () => {
  test('goes with the learner’s account, and is in the learner’s data', async () => {
    const { id, asking, answering } = await claimed();
    await write(answering.token, id, { text: 'From the mentor' });
    const { tables } = (await send(asking.token, 'GET', '/user/data')).body;
    expect(tables.mentoring_threads).toMatchObject([{ id, title: 'Name badge' }]);
    expect(tables.mentoring_versions).toMatchObject([{ files: FILES }]);
    expect(tables.mentoring_messages).toMatchObject([
      { text: 'Why is it so?' },
      { text: 'From the mentor' },
    ]);
    const { id: sent } = (await read(asking.token, id)).body.messages[1];
    await send(asking.token, 'POST', `/mentoring/threads/${id}/messages/${sent}/report`);
    const hidden = (await send(asking.token, 'GET', '/user/data')).body.tables;
    expect(JSON.stringify(hidden)).not.toContain('From the mentor');
    expect(JSON.stringify(tables)).not.toContain(answering.id);
    const theirs = (await send(answering.token, 'GET', '/user/data')).body.tables;
    expect(theirs.mentors).toHaveLength(1);
    expect(JSON.stringify(theirs)).not.toContain(asking.id);
    const { db } = server().database;
    await db.delete(users).where(eq(users.id, asking.id));
    for (const table of [mentoring_messages, mentoring_versions]) {
      expect(await db.select().from(table).where(eq(table.thread_id, id))).toEqual([]);
    }
  });

  test('stays without the mentor when the mentor’s account goes', async () => {
    const { id, asking, answering } = await claimed();
    await write(answering.token, id);
    await server().database.db.delete(users).where(eq(users.id, answering.id));
    const { body } = await read(asking.token, id);
    expect(body).toMatchObject({ state: 'waiting', mentor: null });
    expect(body.messages[1]).toMatchObject({ author: 'mentor', first_name: null });
  });

  test('is deleted twelve months after it was begun', async () => {
    const { id, asking } = await claimed();
    const deps = { db: server().database.db, clock: server().clock.now };
    await purgeThreads(deps);
    expect((await read(asking.token, id)).status).toBe(200);
    server().clock.pass(367 * DAY);
    await purgeThreads(deps);
    expect(await deps.db.select().from(mentoring_threads)).toEqual([]);
  });
});

describe('names of files', () => {
  test('are those of the exercise, in a request and in answers to it', async () => {
    const { token } = await learner();
    const source = { ...SOURCE, exercise_id: MODULES_EXERCISE.id };
    const files = { ...FILES, 'shapes.py': 'side = 3' };
    const others = { ...files, 'call_0612345678.py': '' };
    expect((await request(token, { source, files: others })).body.code).toBe('not_code_of_thread');
    expect((await request(token, { files })).body.code).toBe('not_code_of_thread');
    const { status, body } = await request(token, { source, files });
    expect([status, body.versions?.[0]?.files]).toEqual([200, files]);
    const answering = await mentor();
    await claim(answering.token, body.id);
    const propose = (proposed: object) => write(answering.token, body.id, { files: proposed });
    expect((await propose(others)).body.code).toBe('not_code_of_thread');
    expect((await propose({ ...files, 'shapes.py': 'side = 4' })).status).toBe(200);
  });

  test.each(['constructor', '__proto__', 'toString', 'other.py'])(
    'that the version has not are no place of a message: %s',
    async (file) => {
      const { id, asking } = await claimed();
      const { status, body } = await write(asking.token, id, { place: { file, line: 1 } });
      expect(status).toBe(400);
      expect(body.detail).toEqual({ fr: expect.any(String), en: expect.any(String) });
    },
  );
});
