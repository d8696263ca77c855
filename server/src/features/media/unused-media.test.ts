import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { createCourse } from '../../../test/course-factories.ts';
import { createMember } from '../../../test/factories.ts';
import { mp4Of } from '../../../test/films.ts';
import { mediaCalls } from '../../../test/media-calls.ts';
import { pngOf } from '../../../test/pictures.ts';
import { databaseStorage } from '../project-files/file-storage.ts';
import { removeMedia } from './media.job.ts';
import { films, media, media_parts } from './media.table.ts';

const DAY = 24 * 60 * 60 * 1000;

let server: TestApp;
let calls: ReturnType<typeof mediaCalls>;
let token: string;
beforeAll(async () => {
  server = await buildTestApp();
  calls = mediaCalls(server);
  token = (await createMember(server, { role: 'admin' })).token;
  await createCourse(server.database.db, { id: 'discovery' });
});
afterAll(() => server.close());

/** Does the job as it would be done so many milliseconds from now. */
const clean = (later = 0) => {
  const clock = () => new Date(server.clock.now().getTime() + later);
  return removeMedia({ db: server.database.db, clock, storage: databaseStorage });
};
const stored = async () =>
  (await server.database.db.select({ hash: media.hash }).from(media)).map(({ hash }) => hash);

async function sendFilm(size: number) {
  const { body } = await server.call('POST', '/admin/media/uploads', { token, body: { size } });
  await calls.part(token, body.id, 0, mp4Of(size));
  return body.id as string;
}

const finished = async (id: string): Promise<{ hash: string }> =>
  (await server.call('POST', `/admin/media/uploads/${id}/finish`, { token })).body;

test('media that nothing has named for 30 days are deleted, with their parts', async () => {
  const [shown, old, unused] = await Promise.all(
    [3, 4, 5].map(async (side) => (await calls.picture(token, pngOf(side, side))).body),
  );
  const film = await finished(await sendFilm(700));
  const parts = { film: film.hash, captions: null, poster: null };
  const body = { title: 'Loops', en: parts, fr: parts };
  const { name } = (await server.call('POST', '/admin/media/films', { token, body })).body;
  const picture = ({ src }: { src: string }) => `<p><img src="${src}" alt="A" /></p>`;
  const lesson = { id: 'shown', title: 'Shown', course_id: 'discovery', content: picture(old) };
  await server.call('POST', '/admin/lessons', { token, body: lesson });
  const content = `${picture(shown)}<lesson-video name="${name}"></lesson-video>`;
  const change = { revision: 1, content };
  await server.call('PUT', '/admin/lessons/shown', { token, body: change });

  await clean();
  expect(await stored()).toHaveLength(4);
  await clean(31 * DAY);
  // The earlier version of the lesson still shows the old one.
  expect((await stored()).sort()).toEqual([shown.hash, old.hash, film.hash].sort());
  expect(await stored()).not.toContain(unused.hash);
  expect(await server.database.db.select().from(media_parts)).toHaveLength(3);
});

test('what is named again stays', async () => {
  const { body } = await calls.picture(token, pngOf(8, 8));
  await clean();
  const content = `<p><img src="${body.src}" alt="A" /></p>`;
  const lesson = { id: 'again', title: 'Again', course_id: 'discovery', content };
  await server.call('POST', '/admin/lessons', { token, body: lesson });
  await clean(29 * DAY);
  await clean(38 * DAY);
  expect(await stored()).toContain(body.hash);
});

test('what a course shows stays', async () => {
  const { body } = await calls.picture(token, pngOf(9, 9));
  const course = (await server.call('GET', '/admin/courses/discovery', { token })).body;
  const requirements_fr = `<p><img src="${body.src}" alt="Un robot" /></p>`;
  const change = { revision: course.revision, requirements_fr };
  const saved = await server.call('PUT', '/admin/courses/discovery', { token, body: change });
  expect(saved.status).toBe(200);
  await clean();
  await clean(31 * DAY);
  expect(await stored()).toContain(body.hash);
});

test('what is sent again stays for another month, before any lesson names it', async () => {
  const { body } = await calls.picture(token, pngOf(10, 10));
  const film = await finished(await sendFilm(1000));
  await clean();
  await calls.picture(token, pngOf(10, 10));
  await finished(await sendFilm(1000));
  await clean(31 * DAY);
  expect(await stored()).toEqual(expect.arrayContaining([body.hash, film.hash]));
});

test('a film that no lesson shows goes, and its files a month later', async () => {
  const sent = await sendFilm(800);
  const { hash } = await finished(sent);
  const parts = { film: hash, captions: null, poster: null };
  const body = { title: 'Other', en: parts, fr: parts };
  const { name } = (await server.call('POST', '/admin/media/films', { token, body })).body;
  await clean();
  await clean(31 * DAY);
  const rows = server.database.db.select().from(films).where(eq(films.name, name));
  expect(await rows).toEqual([]);
  expect(await stored()).toContain(hash);
  await clean(62 * DAY);
  expect(await stored()).not.toContain(hash);
});

test('a film that never arrived completely is deleted after a day', async () => {
  const id = await sendFilm(900);
  await clean();
  expect((await server.call('GET', `/admin/media/uploads/${id}`, { token })).status).toBe(200);
  await clean(25 * 60 * 60 * 1000);
  expect((await server.call('GET', `/admin/media/uploads/${id}`, { token })).status).toBe(404);
});
