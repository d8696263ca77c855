import { randomUUID } from 'node:crypto';
import { CONDUCT_VERSION } from '@codivia/contract/api/mentor-profile';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { createSecondFactor } from '../../../test/factories.ts';
import { setUpMentoring } from '../../../test/mentoring-calls.ts';
import { mentors } from './mentoring.table.ts';

const { send, request, member, learner, mentor, claim, write, read, isQueued, claimed, ...set } =
  setUpMentoring();
const { admin, server } = set;

const WEEK = 7 * 24 * 3_600_000;

describe('the capability of a mentor', () => {
  test('is granted and withdrawn by administrators, and written down', async () => {
    const { token, user } = await member();
    expect((await send(token, 'GET', '/mentoring')).body.mentor).toBeNull();
    const path = `/admin/users/${user.id}/mentor`;
    expect((await send(admin().token, 'GET', path)).body).toEqual({ mentor: null });
    for (const _ of [1, 2]) {
      const { status, body } = await send(admin().token, 'PUT', path, { mentor: true });
      expect([status, body.mentor.conduct_version]).toEqual([200, null]);
    }
    expect((await send(token, 'GET', '/auth/me')).body.role).toBe('user');
    expect((await send(admin().token, 'PUT', path, { mentor: false })).body).toEqual({
      mentor: null,
    });
    const log = (
      await send(admin().token, 'GET', `/admin/audit?subject=user&subject_id=${user.id}`)
    ).body;
    expect(log.map(({ changes }: { changes: object }) => changes)).toEqual([
      [{ field: 'mentor', from: true, to: false }],
      [{ field: 'mentor', from: false, to: true }],
    ]);
    const unknown = await send(admin().token, 'PUT', `/admin/users/${randomUUID()}/mentor`, {
      mentor: true,
    });
    expect([unknown.status, unknown.body.code]).toEqual([404, 'user_not_found']);
  });

  test('counts once the present code of conduct is accepted, whose version and time are stored', async () => {
    const { token } = await mentor({ accepted: false });
    expect((await send(token, 'GET', '/mentoring/queue')).body.code).toBe('conduct_required');
    const other = await send(token, 'PUT', '/mentoring/conduct', { version: CONDUCT_VERSION + 1 });
    expect([other.status, other.body.code]).toEqual([409, 'conduct_changed']);
    const { body } = await send(token, 'PUT', '/mentoring/conduct', { version: CONDUCT_VERSION });
    expect(body).toMatchObject({
      conduct_version: CONDUCT_VERSION,
      conduct_accepted_at: expect.any(String),
    });
    expect((await send(token, 'GET', '/mentoring/queue')).status).toBe(200);
  });

  test('needs a second factor to answer and to host, of which nobody else is offered one', async () => {
    const { token, id } = await mentor({ factor: false });
    const asked = (await request((await learner()).token)).body.id;
    const mayHost = async () => (await send(token, 'GET', '/live/own')).body.may_host;
    for (const answer of [
      await send(token, 'GET', '/mentoring/queue'),
      await claim(token, asked),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([403, 'mentor_factor_required']);
    }
    expect(await mayHost()).toBe(false);
    expect((await send(token, 'GET', '/auth/second-factor')).body.enabled_at).toBeNull();
    await createSecondFactor(server(), id);
    expect((await claim(token, asked)).status).toBe(200);
    expect(await mayHost()).toBe(true);
    expect((await send(token, 'GET', '/mentoring')).body.mentor).toMatchObject({
      has_second_factor: true,
      factor_due_at: null,
    });
    await send(admin().token, 'PUT', `/admin/users/${id}/mentor`, { mentor: false });
    const withdrawn = await send(token, 'GET', '/auth/second-factor');
    expect([withdrawn.status, withdrawn.body.code]).toEqual([403, 'second_factor_not_offered']);
  });

  test('from before a second factor was needed answer without one for a week', async () => {
    const { token, id, session } = await mentor({ factor: false });
    const due = new Date(server().clock.now().getTime() + WEEK);
    const own = eq(mentors.user_id, id);
    await server().database.db.update(mentors).set({ factor_due_at: due }).where(own);
    expect((await send(token, 'GET', '/mentoring/queue')).status).toBe(200);
    server().clock.pass(WEEK);
    const later = server().app.session.sign(session.id);
    expect((await send(later, 'GET', '/mentoring/queue')).body.code).toBe('mentor_factor_required');
  });

  test('has a profile of languages, subjects and hours', async () => {
    const { token } = await mentor();
    const profile = { languages: ['fr', 'en'], subjects: ['python'], weekly_hours: 3 };
    const { body } = await send(token, 'PUT', '/mentoring/profile', profile);
    expect(body).toMatchObject(profile);
    expect((await send(token, 'GET', '/mentoring')).body.mentor).toEqual(body);
    for (const wrong of [{ weekly_hours: 41 }, { languages: ['de'] }, { subjects: ['x'] }]) {
      const path = '/mentoring/profile';
      expect((await send(token, 'PUT', path, { ...profile, ...wrong })).status).toBe(400);
    }
  });

  test('ends with the next call, and what was claimed is in the queue again', async () => {
    const { id, asking, answering } = await claimed();
    await write(answering.token, id);
    await send(admin().token, 'PUT', `/admin/users/${answering.id}/mentor`, { mentor: false });
    expect((await read(answering.token, id)).status).toBe(404);
    expect((await write(answering.token, id)).status).toBe(404);
    expect((await claim(answering.token, id)).body.code).toBe('mentors_only');
    const next = await mentor();
    expect(await isQueued(next.token, id)).toBe(true);
    expect((await read(asking.token, id)).body).toMatchObject({ state: 'waiting', mentor: null });
    expect((await claim(next.token, id)).body.messages).toHaveLength(2);
  });
});
