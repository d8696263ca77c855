import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import {
  createLessonsByAccess,
  OPEN_PROJECT,
  PYTHON_EXERCISE,
  showCatalogue,
} from '../../../test/course-factories.ts';
import { createMember } from '../../../test/factories.ts';
import { exercise_results } from '../exercise-results/exercise-results.table.ts';
import { lessons } from '../lessons/lessons.table.ts';

let server: TestApp;
let lesson: string;
let token: string;
let userId: string;
beforeAll(async () => {
  server = await buildTestApp();
  ({ lesson } = await createLessonsByAccess(server));
  const exercises = [PYTHON_EXERCISE, OPEN_PROJECT];
  await server.database.db.update(lessons).set({ exercises });
  await showCatalogue(server);
});
beforeEach(async () => {
  const member = await createMember(server);
  token = member.token;
  userId = member.user.id;
});
afterAll(() => server.close());

const write = (code: string | null, { of = OPEN_PROJECT.id, lang = 'en', minutes = 5 } = {}) =>
  server.call('PUT', `/exercise-drafts/${lesson}/${of}/${lang}`, {
    token,
    body: {
      revision: 0,
      parts: code === null ? {} : { code },
      written_at: new Date(server.clock.now().getTime() - minutes * 60_000).toISOString(),
    },
  });
const read = async (lang = 'en', as = token) =>
  (await server.call('GET', `/user/unfinished-project?lang=${lang}`, { token: as })).body.project;

describe('the unfinished project of a member', () => {
  test('is the open project with their program and its checklist, in their language', async () => {
    await write('print("mine")');
    await write('later, but no project', { of: PYTHON_EXERCISE.id, minutes: 1 });
    const project = await read();
    expect(project).toMatchObject({
      lesson_id: lesson,
      exercise_id: 'own',
      title: 'Name badge',
      kind: 'python',
      language: 'en',
      files: { 'main.py': 'print("mine")' },
    });
    expect(project.checklist[0]).toEqual({ id: 'a', text: 'Item a', required: true });
    expect(JSON.stringify(project)).not.toMatch(/SECRET|expect\(/);
    expect((await read('fr')).checklist[3]).toEqual({ id: 'd', text: 'Point d', required: false });
  });

  test('is the draft written last, of either language', async () => {
    await write('old', { minutes: 30 });
    await write('neu', { lang: 'fr', minutes: 2 });
    expect(await read()).toMatchObject({ language: 'fr', files: { 'main.py': 'neu' } });
  });

  test('is none before anything is written, once it is given up, and for others', async () => {
    expect(await read()).toBeNull();
    await write(null);
    expect(await read()).toBeNull();
    await write('print("mine")', { lang: 'fr' });
    const other = await createMember(server);
    expect(await read('en', other.token)).toBeNull();
  });

  test('is none once it is solved', async () => {
    await write('print("abc")');
    const now = server.clock.now();
    const solved = { user_id: userId, lesson_id: lesson, exercise_id: OPEN_PROJECT.id };
    await server.database.db
      .insert(exercise_results)
      .values({ ...solved, tries: {}, passed_at: now, updated_at: now });
    expect(await read()).toBeNull();
  });

  test('is not told of a lesson that the member may not read, or that is gone', async () => {
    await write('print("mine")');
    const set = (changes: Partial<typeof lessons.$inferInsert>) =>
      server.database.db.update(lessons).set(changes).where(eq(lessons.id, lesson));
    await set({ is_premium: true });
    expect(await read()).toBeNull();
    await set({ is_premium: false, is_active: false });
    expect(await read()).toBeNull();
    await set({ is_active: true });
    expect(await read()).toMatchObject({ lesson_id: lesson });
  });

  test('is for members', async () => {
    expect((await server.call('GET', '/user/unfinished-project')).status).toBe(401);
    expect((await server.call('GET', '/user/unfinished-project?lang=de', { token })).status).toBe(
      400,
    );
  });
});
