import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { buildTestApp, type TestApp } from './build-app.ts';
import { mayCross } from './crossing-routes.ts';
import { createMember } from './factories.ts';
import { explainCrossings } from './statement-check.ts';

const ADA = '00000000-0000-4000-8000-000000000001';
const BO = '00000000-0000-4000-8000-000000000002';

describe.runIf(inject('testDatabase').kind === 'server')('statements of members', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await buildTestApp();
  });
  afterAll(() => server.close());

  const crossed = async (text: string, ...values: unknown[]) => {
    const { client } = server.database;
    if (client.kind !== 'server') throw new Error('expected a server');
    return explainCrossings(client.pool, text, values);
  };

  test.each<[string, unknown[]]>([
    ['select name from projects where user_id = $1 and id = $2', [ADA, BO]],
    ['select 1 from sessions s join users u on u.id = s.user_id where s.id = $1', [BO]],
    ['select id from users where lower(email) = lower($1)', ['ada@example.org']],
    [
      'select 1 from projects p left join published_projects q on q.user_id = p.user_id and q.project_id = p.id where p.user_id = $1',
      [ADA],
    ],
    [
      'select (select count(*) from progress where user_id = $1), (select count(*) from certificates where user_id = $2)',
      [ADA, ADA],
    ],
    ['update progress set xp_awarded = 0 where user_id = $1 and lesson_id = any($2)', [ADA, []]],
    [
      'insert into progress (user_id, lesson_id, course_id, started_at, xp_awarded) select u.id, $2, $3, now(), 0 from users u where u.id = $1',
      [ADA, 'one', 'two'],
    ],
  ])('one member: %s', async (text, values) => {
    expect(await crossed(text, ...values)).toEqual([]);
  });

  test.each<[string, unknown[], string[]]>([
    ['select name from projects where id = $1', [ADA], ['projects']],
    ['select name from projects where user_id = $1 or name = $2', [ADA, 'x'], ['projects']],
    ['select name from projects where user_id = any($1)', [[ADA, BO]], ['projects']],
    [
      'select 1 from projects p join users u on u.name = p.name where p.user_id = $1',
      [ADA],
      ['projects', 'users'],
    ],
    [
      'select (select count(*) from progress where user_id = $1), (select count(*) from certificates where user_id = $2)',
      [ADA, BO],
      ['certificates', 'progress'],
    ],
    ['delete from progress where lesson_id = $1', ['one'], ['progress']],
  ])('several: %s', async (text, values, tables) => {
    expect((await crossed(text, ...values)).toSorted()).toEqual(tables);
  });

  test('are noticed when a request sends them', async () => {
    const watched = await buildTestApp();
    const { token } = await createMember(watched);
    const { db } = watched.database;
    const select = db.select.bind(db);
    expect(mayCross('GET /api/projects')).toBe(false);
    db.select = ((...given: Parameters<typeof db.select>) => {
      void db.execute(sql`select name from projects where name = 'x'`).then(() => {});
      return select(...given);
    }) as typeof db.select;
    await watched.call('GET', '/projects', { token });
    db.select = select;
    await expect(watched.close()).rejects.toThrow(/GET \/api\/projects crosses members/);
  });
});
