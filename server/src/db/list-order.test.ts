import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../test/build-app.ts';
import { createMember } from '../../test/factories.ts';

const COUNT = 2103;
/** Offsets around the beginning, the place from which pages are read from the end, and the end. */
const OFFSETS = [0, 1000, 1040, 1900, 2060, 2100, 2103, 5000];

let server: TestApp;
let token: string;
beforeAll(async () => {
  server = await buildTestApp();
  const author = await createMember(server, { name: 'Ada' });
  ({ token } = await createMember(server, { role: 'admin' }));
  const id = sql`${author.user.id}::uuid`;
  const numbers = sql`generate_series(1, ${COUNT}::int) i, lateral (select now() - i * interval '1 minute') t(at)`;
  for (const statement of [
    sql`insert into help_threads
      (user_id, language, category, subject, state, queue_rank, waiting_since, created_at, updated_at)
      select ${id}, 'en', 'other', 'Number ' || i, 'open', 1, at, at, at from ${numbers}`,
    sql`insert into mentoring_threads (learner_id, title, kind, language, created_at, updated_at)
      select ${id}, 'Number ' || i, 'python', 'en', at, at from ${numbers}`,
    sql`insert into projects (user_id, name, kind, files, created_at, updated_at)
      select ${id}, 'Number ' || i, 'python', '{}', at, at from ${numbers}`,
    sql`insert into published_projects
      (user_id, project_id, title, description, kind, files, revision, published_at, updated_at)
      select user_id, id, name, '', kind, files, 1, created_at, updated_at from projects`,
    sql`insert into users (email, name, password_hash, language, created_at)
      select 'number-' || i || '@example.org', 'Number ' || i, '-', 'en', at - interval '1 day' from ${numbers}`,
    sql`analyze`,
  ]) {
    await server.database.db.execute(statement);
  }
});
afterAll(() => server.close());

const newest = Array.from({ length: COUNT }, (_, i) => `Number ${i + 1}`);
const oldest = newest.toReversed();

test.each([
  ['questions, those that wait longest first', '/admin/help/threads?', oldest],
  ['questions, the newest first', '/admin/help/threads?sort=created_at&direction=desc&', newest],
  ['mentoring requests', '/admin/mentoring?', newest],
  ['mentoring requests, the oldest first', '/admin/mentoring?direction=asc&', oldest],
  ['published projects', '/admin/published-projects?filter=all&', newest],
  ['accounts', '/admin/users?role=user&q=number&', newest],
  ['accounts, the oldest first', '/admin/users?q=number&direction=asc&', oldest],
])(
  'pages of %s are the same wherever they are read from, to the last one',
  async (_, path, all) => {
    for (const offset of OFFSETS) {
      const { status, body } = await server.call('GET', `${path}limit=50&offset=${offset}`, {
        token,
      });
      const names = body.map(
        ({ subject, title, name }: Record<string, string>) => subject ?? title ?? name,
      );
      expect([offset, status, names]).toEqual([offset, 200, all.slice(offset, offset + 50)]);
    }
  },
);
