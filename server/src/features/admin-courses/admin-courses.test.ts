import type { AdminCourseSummary } from '@codivia/contract/api/admin-courses';
import { NEW_COURSE } from '@codivia/contract/api/course-fields';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { createCourse, createCourseOf, createLesson } from '../../../test/course-factories.ts';
import { createMember } from '../../../test/factories.ts';
import { audit_log } from '../audit/audit.table.ts';

let server: TestApp;
let token: string;
let adminId: string;
beforeAll(async () => {
  server = await buildTestApp();
  const admin = await createMember(server, { role: 'admin', name: 'Grace' });
  token = admin.token;
  adminId = admin.user.id;
});
afterAll(() => server.close());

const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
  server.call(method, `/admin${path}`, { token, ...(body === undefined ? {} : { body }) });
const ids = async (query: string) =>
  (await send('GET', `/courses?${query}`)).body.map((one: { id: string }) => one.id);
const shownIds = async () =>
  (await server.call('GET', '/courses')).body.map((one: { id: string }) => one.id);
const auditEntries = (id: string) =>
  server.database.db
    .select()
    .from(audit_log)
    .where(eq(audit_log.subject_id, id))
    .orderBy(audit_log.id);

test('a course says how many lessons it has, and how many learners see', async () => {
  const { course } = await createCourseOf(server, 2);
  await createLesson(server.database.db, course.id, { is_active: false });
  const counted = { lesson_count: 3, active_lesson_count: 2 };
  expect((await send('GET', `/courses/${course.id}`)).body).toMatchObject(counted);
  const listed = (await send('GET', '/courses?limit=500')).body;
  const found = listed.find((one: { id: string }) => one.id === course.id);
  expect(found).toMatchObject(counted);
});

describe('a new course', () => {
  test('needs an id and a title; the rest has defaults', async () => {
    const { status, body } = await send('POST', '/courses', { id: 'made', title: ' Made ' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...NEW_COURSE,
      id: 'made',
      title: 'Made',
      title_fr: 'Made',
      revision: 1,
      lesson_count: 0,
      active_lesson_count: 0,
      from_files: false,
      deleted_at: null,
    });
    expect(await shownIds(), 'without a lesson').not.toContain('made');
    await createLesson(server.database.db, 'made');
    await server.app.catalogue.refresh();
    expect(await shownIds()).toContain('made');
    expect(await auditEntries('made')).toMatchObject([{ action: 'create', actor_id: adminId }]);
    expect((await send('POST', '/courses', { title: 'No id' })).status).toBe(400);
    expect((await send('POST', '/courses', { id: 'no-title' })).status).toBe(400);
  });

  test('keeps every field that is given, and nothing else', async () => {
    const input = {
      title: 'Loops & more',
      title_fr: 'Boucles',
      icon: '🚀',
      color: '#aabbcc',
      difficulty: 'advanced',
      duration_hours: 2.5,
      order_index: 7,
      age: 15,
      path: 'web-and-apps',
      requires: [],
      is_premium: true,
      is_active: false,
      featured: true,
      description_fr: '<p>Texte</p>',
      description_en: '<p>Text</p>',
      content_fr: 'Contenu',
      content_en: 'Content',
      requirements_fr: 'Rien',
      requirements_en: 'Nothing',
      skills_fr: ['Écrire', 'Lire', 'Corriger'],
      skills_en: ['Write', 'Read', 'Fix'],
    };
    const sly = { revision: 9, source_hash: 'x', deleted_at: '2020-01-01T00:00:00.000Z' };
    const made = await send('POST', '/courses', { id: 'full', ...input, ...sly });
    expect(made.body).toMatchObject({ ...input, revision: 1, deleted_at: null });
    expect((await send('GET', '/courses/full')).body).toEqual(made.body);
    expect(await shownIds()).not.toContain('full');
  });

  test('is refused with an id that is taken', async () => {
    await createCourse(server.database.db, { id: 'taken' });
    const { status, body } = await send('POST', '/courses', { id: 'taken', title: 'Again' });
    expect([status, body.code]).toEqual([409, 'course_id_taken']);
  });

  test.each([
    { duration_hours: -1 },
    { duration_hours: '2' },
    { duration_hours: 0.3 },
    { age: 12 },
    { path: 'No Slug' },
    { requires: ['a', 'a'] },
    { requires: 'a' },
    { order_index: -1 },
    { order_index: 1.5 },
    { difficulty: 'easy' },
    { icon: '<b>' },
    { icon: 'Rocket' },
    { color: 'red' },
    { title: '  ' },
    { is_active: 'yes' },
    { skills_en: ['Read', 'Write'] },
    { skills_fr: ['Lire', 'Écrire', ' '] },
    { skills_fr: 'Lire' },
    { id: 'Not A Slug' },
  ])('is refused with %o, in both languages', async (wrong) => {
    const { status, body } = await send('POST', '/courses', { id: 'wrong', title: 'X', ...wrong });
    expect([status, body.code]).toEqual([400, 'invalid_input']);
    const field = Object.keys(wrong)[0];
    expect(body.detail).toEqual({
      fr: expect.stringContaining(`${field}`),
      en: expect.stringContaining(`${field}`),
    });
  });

  test('needs courses that are there, and not itself', async () => {
    await createCourse(server.database.db, { id: 'ground' });
    const ask = (requires: string[]) =>
      send('POST', '/courses', { id: 'above', title: 'Above', requires });
    for (const requires of [['ground', 'nowhere'], ['above']]) {
      const { status, body } = await ask(requires);
      expect([status, body.code]).toEqual([400, 'unknown_requirement']);
    }
    expect((await ask(['ground'])).body.requires).toEqual(['ground']);
    const change = { revision: 1, requires: ['ground', 'nowhere'] };
    expect((await send('PUT', '/courses/above', change)).body.code).toBe('unknown_requirement');
  });

  test('is not needed by what it needs, however far away', async () => {
    const { db } = server.database;
    await createCourse(db, { id: 'first' });
    await createCourse(db, { id: 'second', requires: ['first'] });
    await createCourse(db, { id: 'third', requires: ['second'] });
    for (const requires of [['second'], ['third']]) {
      const { status, body } = await send('PUT', '/courses/first', { revision: 1, requires });
      expect([status, body.code]).toEqual([400, 'requirement_in_circle']);
      expect(body.detail).toEqual({ fr: expect.any(String), en: expect.any(String) });
    }
    const { status } = await send('PUT', '/courses/third', {
      revision: 1,
      requires: ['first', 'second'],
    });
    expect(status).toBe(200);
  });

  test('keeps a requirement that is gone while other things change', async () => {
    const { db } = server.database;
    await createCourse(db, { id: 'orphan', requires: ['gone-for-good'] });
    const change = { revision: 1, requires: ['gone-for-good'], age: 14 };
    const { status, body } = await send('PUT', '/courses/orphan', change);
    expect([status, body.requires, body.age]).toEqual([200, ['gone-for-good'], 14]);
  });

  test('has harmless texts only', async () => {
    const evil = '<p onclick="x()">Hi<script>alert(1)</script><a href="javascript:x()">l</a></p>';
    const { body } = await send('POST', '/courses', {
      id: 'evil',
      title: 'Evil',
      description_en: evil,
      content_fr: evil,
      requirements_en: evil,
    });
    expect(JSON.stringify(body)).not.toMatch(/<script|onclick|javascript/);
    expect(body.content_fr).toContain('Hi');
  });
});

describe('an edit', () => {
  test('changes what is given, over a revision', async () => {
    await createCourseOf(server, 1, { id: 'edited', source_hash: 'from a file' });
    expect((await send('GET', '/courses/edited')).body).toMatchObject({ from_files: true });
    const { status, body } = await send('PUT', '/courses/edited', {
      revision: 1,
      title: 'New title',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ revision: 2, title: 'New title', title_fr: 'Les boucles' });
    expect(body).toMatchObject({ from_files: false, edited_at: expect.any(String) });
    const changes = [{ field: 'title', from: 'Loops', to: 'New title' }];
    expect(await auditEntries('edited')).toMatchObject([
      { action: 'update', actor_id: adminId, changes },
    ]);
    const { body: log } = await send('GET', '/audit?subject=course&subject_id=edited');
    expect(log).toMatchObject([
      { actor: { id: adminId, name: 'Grace' }, label: 'New title', changes },
    ]);
    expect((await server.call('GET', '/courses/edited')).body).toMatchObject({
      title: 'New title',
    });
  });

  test('from an older revision is refused with the present state, and changes nothing', async () => {
    await createCourse(server.database.db, { id: 'raced', revision: 3 });
    const late = await send('PUT', '/courses/raced', { revision: 2, title: 'Late' });
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({
      code: 'course_changed',
      current: { id: 'raced', revision: 3 },
    });
    expect(late.body.course).toEqual(late.body.current);
    const both = await Promise.all(
      ['One', 'Two'].map((title) => send('PUT', '/courses/raced', { revision: 3, title })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await send('PUT', '/courses/raced', { title: 'None' })).status).toBe(400);
  });

  test('that changes nothing makes no revision', async () => {
    await createCourse(server.database.db, { id: 'same' });
    const { body } = await send('PUT', '/courses/same', { revision: 1, title: 'Loops' });
    expect(body.revision).toBe(1);
    expect(await auditEntries('same')).toEqual([]);
  });

  test('of a course that is not there is a 404', async () => {
    expect((await send('PUT', '/courses/nowhere', { revision: 1, title: 'X' })).status).toBe(404);
    expect((await send('GET', '/courses/nowhere')).status).toBe(404);
  });
});

describe('the list', () => {
  beforeAll(async () => {
    const { db } = server.database;
    await createCourse(db, {
      id: 'list-a',
      title: 'Zebra list',
      difficulty: 'advanced',
      order_index: 51,
    });
    await createCourse(db, {
      id: 'list-b',
      title: 'Élan list',
      difficulty: 'beginner',
      order_index: 52,
      is_active: false,
    });
    await createCourse(db, {
      id: 'list-c',
      title: 'Mole list',
      difficulty: 'intermediate',
      order_index: 50,
      featured: true,
    });
  });

  test('comes in order, drafts among it, without long texts', async () => {
    expect(await ids('q=list')).toEqual(['list-c', 'list-a', 'list-b']);
    const { body } = await send('GET', '/courses?q=list');
    expect(body[0]).not.toHaveProperty('description_en');
  });

  test('is searched without regard to accents and case, sorted, filtered and paged', async () => {
    expect(await ids('q=LIST+elan')).toEqual(['list-b']);
    expect(await ids('q=list&sort=title')).toEqual(['list-b', 'list-c', 'list-a']);
    expect(await ids('q=list&sort=difficulty&direction=desc')).toEqual([
      'list-a',
      'list-c',
      'list-b',
    ]);
    expect(await ids('q=list&is_active=false')).toEqual(['list-b']);
    expect(await ids('q=list&featured=true')).toEqual(['list-c']);
    expect(await ids('q=list&limit=1&offset=1')).toEqual(['list-a']);
    expect(await ids('q=100%25')).toEqual([]);
    expect((await send('GET', '/course-count?q=list&is_active=true')).body).toEqual({ total: 2 });
    expect((await send('GET', '/courses?sort=password')).status).toBe(400);
    expect((await send('GET', '/courses?limit=-1')).status).toBe(400);
  });
});

test('the list has all courses without a limit', async () => {
  for (let i = 0; i < 55; i++) await createCourse(server.database.db, { title: 'Crowd' });
  const { total } = (await send('GET', '/course-count')).body;
  expect(await ids('')).toHaveLength(total);
  expect(await ids('q=crowd')).toHaveLength(55);
  expect(await ids('q=crowd&limit=50')).toHaveLength(50);
});

test('a featured course comes first for learners, and says so', async () => {
  await createCourseOf(server, 1, { id: 'front', featured: true, order_index: 900 });
  await server.app.catalogue.refresh();
  const { body } = await server.call('GET', '/courses');
  const flags: boolean[] = body.map((one: { featured: boolean }) => one.featured);
  expect(flags.lastIndexOf(true)).toBeLessThan(flags.indexOf(false));
  expect(body.find(({ id }: { id: string }) => id === 'front').featured).toBe(true);
});

describe('a deleted course', () => {
  test('tells what goes with it, vanishes at once, and learners keep what they have', async () => {
    const { course, lessons } = await createCourseOf(server, 2, { id: 'going' });
    const learner = await createMember(server);
    for (const { id: lesson_id } of lessons) {
      const body = { lesson_id, completed: true };
      await server.call('POST', '/progress', { token: learner.token, body });
    }
    expect((await send('GET', '/courses/going/deletion')).body).toEqual({
      lessons: 2,
      learners: 1,
      certificates: 1,
    });
    expect((await send('DELETE', '/courses/going')).status).toBe(200);
    expect((await send('DELETE', '/courses/going')).status).toBe(404);

    expect(await shownIds()).not.toContain('going');
    expect((await server.call('GET', '/courses/going')).status).toBe(404);
    const lesson = `/user-lessons/${lessons[0]?.id}`;
    const see = (path: string) => server.call('GET', path, { token: learner.token });
    expect((await see(lesson)).status).toBe(404);
    expect((await see('/user/courses')).body).toEqual([]);
    expect((await see('/user/xp')).body).toMatchObject({ total_xp: 30 });
    expect((await see('/user/certificates')).body).toHaveLength(1);
    const begin = { lesson_id: lessons[0]?.id, completed: true };
    const late = await server.call('POST', '/progress', { token: learner.token, body: begin });
    expect(late.status).toBe(404);

    expect(await ids('q=going')).toEqual([]);
    expect(await ids('q=going&deleted=true')).toEqual(['going']);
    expect((await send('PUT', '/courses/going', { revision: 2, title: 'X' })).status).toBe(404);
    expect((await send('POST', '/courses', { id: 'going', title: 'X' })).status).toBe(409);

    const restored = await send('POST', '/courses/going/restore');
    expect(restored.body).toMatchObject({ id: course.id, deleted_at: null, is_active: true });
    expect((await send('POST', '/courses/going/restore')).status).toBe(404);
    expect((await see(lesson)).status).toBe(200);
    const actions = (await auditEntries('going')).map(({ action }) => action);
    expect(actions).toEqual(['delete', 'restore']);
  });

  test('that came back is edited over the revision it had', async () => {
    await createCourse(server.database.db, { id: 'back' });
    await send('DELETE', '/courses/back');
    await send('POST', '/courses/back/restore');
    const saved = await send('PUT', '/courses/back', { revision: 1, title: 'Back' });
    expect(saved.body).toMatchObject({ revision: 2, title: 'Back' });
  });

  test('that was a draft comes back as a draft', async () => {
    await createCourse(server.database.db, { id: 'draft', is_active: false });
    await send('DELETE', '/courses/draft');
    expect((await send('POST', '/courses/draft/restore')).body.is_active).toBe(false);
  });
});

test('courses are put into an order, all of them at once', async () => {
  const all: string[] = await ids('limit=500');
  const wanted = all.toReversed();
  const revisions = new Map(
    (await send('GET', '/courses')).body.map((one: AdminCourseSummary) => [one.id, one.revision]),
  );
  const { status, body } = await send('PUT', '/course-order', { course_ids: wanted });
  expect(status).toBe(200);
  for (const one of body) expect(one.revision).toBe(revisions.get(one.id));
  expect(body.map((one: { id: string }) => one.id)).toEqual(wanted);
  expect(await ids('limit=500')).toEqual(wanted);
  for (const wrong of [wanted.slice(1), [...wanted, 'nowhere'], [...wanted.slice(1), wanted[1]]]) {
    const refused = await send('PUT', '/course-order', { course_ids: wrong });
    expect([refused.status, refused.body.code]).toEqual([409, 'order_outdated']);
  }
});
