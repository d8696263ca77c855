import type { AuditEntry } from '@codivia/contract/api/admin-audit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { createMember } from '../../../test/factories.ts';
import { type AuditRecord, recordAudit } from './audit.service.ts';

const MINUTE = 60_000;

let server: TestApp;
let grace: { id: string; token: string };
let ines: { id: string; token: string };
const moments: Date[] = [];
beforeAll(async () => {
  server = await buildTestApp();
  const admin = async (name: string) => {
    const { user, token } = await createMember(server, { role: 'admin', name });
    return { id: user.id, token };
  };
  grace = await admin('Grace');
  ines = await admin('Inès');
  const record = async (actor: string | null, entry: Omit<AuditRecord, 'subject_id'>) => {
    server.clock.pass(MINUTE);
    moments.push(server.clock.now());
    const { db } = server.database;
    await recordAudit(db, actor, server.clock.now(), { subject_id: 'loops', ...entry });
  };
  await record(grace.id, { action: 'create', subject: 'course', label: 'Loops' });
  await record(ines.id, { action: 'update', subject: 'course', label: 'Loops' });
  await record(grace.id, { action: 'update', subject: 'lesson', label: '=HYPERLINK("x")' });
  await record(null, { action: 'remove', subject: 'lesson', label: 'Old' });
});
afterAll(() => server.close());

const actionsFor = async (query: string) => {
  const { status, body } = await server.call('GET', `/admin/audit?${query}`, {
    token: grace.token,
  });
  expect(status).toBe(200);
  return body.map(({ action, subject }: AuditEntry) => `${action} ${subject}`);
};
const at = (i: number) => encodeURIComponent(moments[i]?.toISOString() ?? '');

describe('the entries', () => {
  test('are those of an action, an administrator, a time, or all of them together', async () => {
    expect(await actionsFor('')).toEqual([
      'remove lesson',
      'update lesson',
      'update course',
      'create course',
    ]);
    expect(await actionsFor('action=update')).toEqual(['update lesson', 'update course']);
    expect(await actionsFor(`actor_id=${ines.id}`)).toEqual(['update course']);
    expect(await actionsFor(`from=${at(1)}&to=${at(3)}`)).toEqual([
      'update lesson',
      'update course',
    ]);
    expect(await actionsFor(`action=update&subject=course&to=${at(1)}`)).toEqual([]);
  });

  test.each([
    '2026-12-31T23:59:60Z',
    '2026-12-31T23:59:59+01',
    '0000-01-01T00:00:00Z',
    '9999-12-31T23:59:59-23:59',
  ])('are not asked for from %s, which is no moment', async (from) => {
    const path = `/admin/audit?from=${encodeURIComponent(from)}`;
    expect((await server.call('GET', path, { token: grace.token })).status).toBe(400);
    const asked = { token: grace.token, body: { to: from } };
    expect((await server.call('POST', '/admin/audit/exports', asked)).status).toBe(400);
  });

  test('go on before the last one that is known', async () => {
    const token = grace.token;
    const first = (await server.call('GET', '/admin/audit?limit=2', { token })).body;
    expect(await actionsFor(`limit=2&before=${first[1].id}`)).toEqual([
      'update course',
      'create course',
    ]);
  });

  test.each(['action=dance', 'actor_id=grace', 'from=yesterday', 'before=0', 'before=1e30'])(
    'are not asked for with %s',
    async (query) => {
      const { token } = grace;
      expect((await server.call('GET', `/admin/audit?${query}`, { token })).status).toBe(400);
    },
  );
});

describe('an export', () => {
  const take = (body: object, token = ines.token) =>
    server.call('POST', '/admin/audit/exports', { token, body });

  test('has the entries that fit, and is an entry itself', async () => {
    const { body } = await take({ subject: 'lesson' });
    expect(body.more).toBe(false);
    expect(body.entries.map(({ label }: AuditEntry) => label)).toEqual(['Old', '=HYPERLINK("x")']);
    const query = '/admin/audit?subject=audit';
    const { body: log } = await server.call('GET', query, { token: grace.token });
    expect(log).toMatchObject([
      { action: 'export', actor: { name: 'Inès' }, changes: [{ field: 'subject' }] },
    ]);
  });

  test('is limited', async () => {
    const { token } = await createMember(server, { role: 'admin' });
    for (let times = 0; times < 10; times++) expect((await take({}, token)).status).toBe(200);
    expect((await take({}, token)).status).toBe(429);
  });
});
