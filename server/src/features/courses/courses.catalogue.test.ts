import { eq } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { createCourse, createLesson } from '../../../test/course-factories.ts';
import { connectToServer } from '../../db/connect.ts';
import { courses } from './courses.table.ts';

let here: TestApp;
beforeAll(async () => {
  here = await buildTestApp();
});
afterAll(() => here.close());

async function titlesAt(server: TestApp): Promise<string[]> {
  const { body } = await server.call('GET', '/courses');
  return body.map((course: { title: string }) => course.title);
}

/** Puts a course into the database that the catalogue is to show. */
async function createShown(server: TestApp, id: string, title: string): Promise<void> {
  const { db } = server.database;
  await createCourse(db, { id, title });
  await createLesson(db, id);
}

async function rename(server: TestApp, id: string, title: string): Promise<void> {
  await server.database.db.update(courses).set({ title }).where(eq(courses.id, id));
}

test('hears of a change that nobody announced to it', async () => {
  await createShown(here, 'heard-of', 'Heard of');
  await vi.waitFor(async () => expect(await titlesAt(here)).toContain('Heard of'));
});

test('a burst of changes is read a few times only, and the last of them shows', async () => {
  const select = vi.spyOn(here.database.db, 'select');
  const refreshes = Array.from({ length: 50 }, () => here.app.catalogue.refresh());
  await createShown(here, 'burst', 'Burst');
  await Promise.all([...refreshes, here.app.catalogue.refresh()]);
  expect(await titlesAt(here)).toContain('Burst');
  // Three queries for each reading: the one in progress, the one that all others wait for, and the one of the notice.
  expect(select.mock.calls.length).toBeLessThanOrEqual(15);
  select.mockRestore();
});

describe.runIf(inject('testDatabase').kind === 'server')(
  'with another process on the same database',
  () => {
    let there: TestApp;
    const noticed: Error[] = [];
    beforeAll(async () => {
      const { url: direct = '', settings } = here.database;
      const log = (problem: Error) => noticed.push(problem);
      const database = await connectToServer(settings?.DATABASE_URL ?? '', log, { direct });
      there = await buildTestApp({}, { database });
      await createShown(there, 'shared', 'Shared');
    });
    afterAll(() => there.close());

    test('a change over there shows here', async () => {
      await vi.waitFor(async () => expect(await titlesAt(here)).toContain('Shared'));
      await rename(there, 'shared', 'Changed there');
      await there.app.catalogue.refresh();
      expect(await titlesAt(there)).toContain('Changed there');
      await vi.waitFor(async () => expect(await titlesAt(here)).toContain('Changed there'));
    });

    test('a lost listening connection is opened again, and what was missed is read', async () => {
      const admin = new pg.Client({ connectionString: here.database.url });
      await admin.connect();
      // In one transaction: no listener exists when the change is announced.
      await admin.query('begin');
      const { rowCount } = await admin.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and query = 'listen "catalogue"'`,
      );
      await admin.query(`update courses set title = 'While nobody listened' where id = 'shared'`);
      await admin.query('commit');
      await admin.end();
      expect(rowCount).toBe(2);
      for (const server of [here, there]) {
        const shows = async () => expect(await titlesAt(server)).toContain('While nobody listened');
        await vi.waitFor(shows);
      }
      expect(noticed.length).toBeGreaterThan(0);

      await rename(there, 'shared', 'Heard again');
      await vi.waitFor(async () => expect(await titlesAt(here)).toContain('Heard again'));
    });
  },
);
