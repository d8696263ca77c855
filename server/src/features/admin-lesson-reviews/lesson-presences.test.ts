import { PRESENCE_ENDS_MS } from '@codivia/contract/api/admin-lesson-presences';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { createCourse, createLesson } from '../../../test/course-factories.ts';
import { createMember } from '../../../test/factories.ts';
import { lesson_presences } from './lesson-presences.table.ts';

let server: TestApp;
let camille: string;
let robin: string;
let ids: string[];
beforeAll(async () => {
  server = await buildTestApp();
  server.clock.stop();
  camille = (await createMember(server, { role: 'admin', name: 'Camille' })).token;
  robin = (await createMember(server, { role: 'admin', name: 'Robin' })).token;
  const { db } = server.database;
  const course = await createCourse(db);
  ids = [(await createLesson(db, course.id)).id, (await createLesson(db, course.id)).id];
});
afterAll(() => server.close());

const at = (token: string, is_editing = false, id = ids[0]) =>
  server.call('POST', `/admin/lessons/${id}/presence`, { token, body: { is_editing } });

test('those who have the same lesson open see each other, until one closes it or is silent', async () => {
  const since = server.clock.now().toISOString();
  expect((await at(camille, true)).body).toEqual([]);
  expect((await at(robin)).body).toMatchObject([
    { person: { name: 'Camille' }, since, is_editing: true },
  ]);
  expect((await at(robin, false, ids[1])).body).toEqual([]);
  server.clock.pass(PRESENCE_ENDS_MS - 1000);
  expect((await at(camille)).body).toMatchObject([{ person: { name: 'Robin' } }]);
  expect((await at(robin)).body).toMatchObject([{ since, is_editing: false }]);

  const closed = () =>
    server.call('DELETE', `/admin/lessons/${ids[0]}/presence`, { token: camille });
  expect((await closed()).status).toBe(200);
  expect((await closed()).status).toBe(200);
  expect((await at(robin)).body).toEqual([]);
  server.clock.pass(PRESENCE_ENDS_MS + 1);
  expect((await at(camille)).body).toEqual([]);
  expect(await server.database.db.$count(lesson_presences)).toBe(1);
});

test('nobody is at a lesson that does not exist', async () => {
  expect((await at(camille, false, 'nothing-here')).body.code).toBe('lesson_not_found');
});
