import { randomUUID } from 'node:crypto';
import { CONDUCT_VERSION } from '@codivia/contract/mentor-profile';
import { describe, expect, test } from 'vitest';
import { setUpMentoring } from '../../../test/mentoring-calls.ts';

const { send, member, mentor, claim, write, read, isQueued, claimed, admin } = setUpMentoring();

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
