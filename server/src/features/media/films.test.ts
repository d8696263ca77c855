import { FILM_MAX_BYTES, FILM_PART_BYTES } from '@codivia/contract/api/admin-media';
import { HOSTILE_FILES } from '@codivia/contract/test/hostile-files';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { createMember } from '../../../test/factories.ts';
import { hashOfFile } from '../../../test/file-calls.ts';
import { CAPTIONS, mp4Of, webmOf } from '../../../test/films.ts';
import { mediaCalls } from '../../../test/media-calls.ts';
import { pngOf } from '../../../test/pictures.ts';
import { hasCaptions } from './captions.ts';

let server: TestApp;
let calls: ReturnType<typeof mediaCalls>;
let admin: string;
beforeAll(async () => {
  server = await buildTestApp();
  calls = mediaCalls(server);
  admin = (await createMember(server, { role: 'admin' })).token;
});
afterAll(() => server.close());

const start = (size: number) =>
  server.call('POST', '/admin/media/uploads', { token: admin, body: { size } });
const finish = (id: string) =>
  server.call('POST', `/admin/media/uploads/${id}/finish`, { token: admin });
const state = (id: string) => server.call('GET', `/admin/media/uploads/${id}`, { token: admin });

/** Sends a whole film, and returns its hash and its address. */
async function sendFilm(film: Buffer) {
  const { body } = await start(film.length);
  for (let at = 0; at < film.length; at += FILM_PART_BYTES) {
    await calls.part(admin, body.id, at, film.subarray(at, at + FILM_PART_BYTES));
  }
  return (await finish(body.id)).body as { hash: string; src: string };
}

describe('a film', () => {
  test('that was begun is told to who sends it, with a hash of what has arrived', async () => {
    const film = webmOf(2 * FILM_PART_BYTES + 70);
    const list = (token: string | undefined, size: number | string = film.length) =>
      server.call('GET', `/admin/media/uploads?size=${size}`, token ? { token } : {});
    const { body } = await start(film.length);
    expect((await list(admin)).body).toEqual([]);
    const parts = [0, FILM_PART_BYTES].map((at) => film.subarray(at, at + FILM_PART_BYTES));
    for (const [i, part] of parts.entries()) {
      await calls.part(admin, body.id, i * FILM_PART_BYTES, part);
      const hashes = parts.slice(0, i + 1).map((one) => Buffer.from(hashOfFile(one), 'hex'));
      const received = (i + 1) * FILM_PART_BYTES;
      const parts_hash = hashOfFile(Buffer.concat(hashes));
      expect((await list(admin)).body).toEqual([{ ...body, received, parts_hash }]);
    }
    const other = (await createMember(server, { role: 'admin' })).token;
    expect((await list(other)).body).toEqual([]);
    expect((await list(admin, film.length + 1)).body).toEqual([]);
    expect((await list(admin, 'many')).status).toBe(400);
    expect((await list(undefined)).status).toBe(401);
    expect((await list((await createMember(server)).token)).status).toBe(403);
    await calls.part(admin, body.id, 2 * FILM_PART_BYTES, film.subarray(2 * FILM_PART_BYTES));
    await finish(body.id);
    expect((await list(admin)).body).toEqual([]);
  });

  test('that stops half-way continues, and is read in ranges across its parts', async () => {
    const film = mp4Of(2 * FILM_PART_BYTES + 500);
    film.write('between', FILM_PART_BYTES - 3);
    const { status, body } = await start(film.length);
    expect([status, body]).toEqual([200, { id: body.id, size: film.length, received: 0 }]);
    const first = film.subarray(0, FILM_PART_BYTES);
    const sent = await calls.part(admin, body.id, 0, first);
    expect(sent.body).toEqual({ ...body, received: FILM_PART_BYTES });
    expect((await calls.part(admin, body.id, 0, first)).body).toEqual(sent.body);
    expect((await finish(body.id)).body.code).toBe('film_incomplete');
    const last = film.subarray(2 * FILM_PART_BYTES);
    const misplaced = await calls.part(admin, body.id, 2 * FILM_PART_BYTES, last);
    expect([misplaced.status, misplaced.body.code]).toEqual([409, 'film_part_misplaced']);
    expect((await state(body.id)).body).toEqual(sent.body);
    const second = film.subarray(FILM_PART_BYTES, 2 * FILM_PART_BYTES);
    await calls.part(admin, body.id, FILM_PART_BYTES, second);
    await calls.part(admin, body.id, 2 * FILM_PART_BYTES, last);
    const stored = (await finish(body.id)).body;
    const hash = hashOfFile(film);
    expect(stored).toEqual({ hash, src: `/media/files/${hash}.mp4` });
    expect((await state(body.id)).status).toBe(404);

    const range = `bytes=${FILM_PART_BYTES - 3}-${FILM_PART_BYTES + 3}`;
    const between = await calls.get(stored.src, { range });
    expect([between.statusCode, between.body]).toEqual([206, 'between']);
    expect(between.headers['content-type']).toBe('video/mp4');
    const whole = await calls.get(stored.src);
    expect(hashOfFile(whole.rawPayload)).toBe(hash);
    const head = await server.app.inject({ method: 'HEAD', url: stored.src });
    expect([head.statusCode, head.headers['content-length']]).toEqual([200, `${film.length}`]);
  });

  test('that is stored already is not stored twice', async () => {
    const film = webmOf(900);
    const first = await sendFilm(film);
    expect(first.src).toMatch(/\.webm$/);
    expect(await sendFilm(film)).toEqual(first);
  });

  test('is given up', async () => {
    const { body } = await start(1000);
    const path = `/admin/media/uploads/${body.id}`;
    expect((await server.call('DELETE', path, { token: admin })).status).toBe(200);
    expect((await server.call('DELETE', path, { token: admin })).status).toBe(404);
    expect((await calls.part(admin, body.id, 0, mp4Of(1000))).status).toBe(404);
  });

  test('of more than 200 MB is refused before it is sent', async () => {
    const { status, body } = await start(FILM_MAX_BYTES + 1);
    expect([status, body.code]).toEqual([413, 'film_too_large']);
  });

  test.each([
    ['a page', Buffer.from('<script>1</script>'.padEnd(900))],
    ['QuickTime', Buffer.from('\0\0\0\x14ftypqt  '.padEnd(900), 'latin1')],
    ['a picture', Buffer.from('\0\0\0\x14ftypavif'.padEnd(900), 'latin1')],
    ['a few bytes', mp4Of(30)],
  ])('that is %s is refused with its first part', async (_, content) => {
    const { body } = await start(content.length);
    const { status, body: answer } = await calls.part(admin, body.id, 0, content);
    expect([status, answer.code]).toEqual([422, 'film_refused']);
  });

  test('has parts of one size', async () => {
    const { body } = await start(3 * FILM_PART_BYTES);
    const short = await calls.part(admin, body.id, 0, mp4Of(1000));
    expect(short.body.code).toBe('film_part_misplaced');
    const long = await calls.part(admin, body.id, 0, mp4Of(FILM_PART_BYTES + 1));
    expect([long.status, long.body.code]).toEqual([413, 'film_too_large']);
  });

  test.each(HOSTILE_FILES)('%s is refused or taken as a part', async (_, make) => {
    const content = make(20_000);
    const { body } = await start(content.length);
    expect([200, 422]).toContain((await calls.part(admin, body.id, 0, content)).status);
  });
});

describe('captions', () => {
  test('are stored', async () => {
    const { status, body } = await calls.captions(admin, CAPTIONS);
    expect([status, body.src]).toEqual([200, `/media/files/${hashOfFile(CAPTIONS)}.vtt`]);
    const { headers, body: text } = await calls.get(body.src);
    expect([headers['content-type'], text]).toEqual(['text/vtt; charset=utf-8', CAPTIONS]);
  });

  test.each([
    ['SubRip', '1\n00:00:01,000 --> 00:00:02,000\nHello\n'],
    ['a page', '<script>1</script>'],
    ['a head alone', 'WEBVTT\n'],
    ['too long', `${CAPTIONS}${'x'.repeat(500_000)}`],
  ])('that are %s are refused', async (_, text) => {
    const { status, body } = await calls.captions(admin, text);
    expect([status === 422 || status === 413, body.code]).toEqual([true, 'captions_refused']);
  });

  test('are UTF-8', () => {
    expect(hasCaptions(Buffer.from(`\ufeff${CAPTIONS}`))).toBe(true);
    expect(hasCaptions(Buffer.from(`${CAPTIONS}\xe9t\xe9\n`, 'latin1'))).toBe(false);
    expect(hasCaptions(Buffer.from(CAPTIONS.replace('WEBVTT', 'WEBVTTS')))).toBe(false);
  });
});

describe('a film with a name', () => {
  test('is what lessons show, and its files may be replaced', async () => {
    const film = await sendFilm(mp4Of(1200));
    const poster = (await calls.picture(admin, pngOf(16, 9))).body;
    const captions = (await calls.captions(admin, CAPTIONS)).body;
    const parts = { film: film.hash, captions: null, poster: poster.hash };
    const fields = { title: 'Loops', en: parts, fr: parts };
    const made = await server.call('POST', '/admin/media/films', { token: admin, body: fields });
    const name = `film-${film.hash.slice(0, 12)}`;
    expect(made.body).toMatchObject({ name, ...fields });
    const again = { ...fields, title: 'Loops, slowly' };
    const twice = await server.call('POST', '/admin/media/films', { token: admin, body: again });
    expect(twice.body).toMatchObject({ name, title: 'Loops, slowly' });

    expect((await calls.get(`/media/films/${name}.fr.vtt`)).statusCode).toBe(404);
    const whole = { ...again, fr: { ...parts, captions: captions.hash } };
    const path = `/admin/media/films/${name}`;
    await server.call('PUT', path, { token: admin, body: whole });
    const files = [
      ['mp4', 'video/mp4'],
      ['vtt', 'text/vtt; charset=utf-8'],
      ['webp', 'image/png'],
    ];
    for (const [ending, type] of files) {
      const { statusCode, headers } = await calls.get(`/media/films/${name}.fr.${ending}`);
      expect([statusCode, headers['content-type']]).toEqual([200, type]);
      expect(headers['cache-control']).toBe('public, max-age=3600');
    }
    for (const file of [`${name}.de.mp4`, `${name}.fr.html`, 'film-000000000000.fr.mp4']) {
      expect((await calls.get(`/media/films/${file}`)).statusCode).toBe(404);
    }
    const listed = await server.call('GET', '/admin/media/films?q=slowly', { token: admin });
    expect(listed.body).toMatchObject([{ name }]);
    const audit = await server.call('GET', '/admin/audit?subject=film', { token: admin });
    expect(audit.body.map(({ action }: { action: string }) => action)).toEqual([
      'update',
      'update',
      'create',
    ]);
  });

  test('keeps the files that it has when it is sent again without them', async () => {
    const [film, french] = [await sendFilm(mp4Of(1500)), await sendFilm(mp4Of(1600))];
    const captions = (await calls.captions(admin, CAPTIONS)).body.hash;
    const poster = (await calls.picture(admin, pngOf(17, 9))).body.hash;
    const parts = { film: film.hash, captions, poster };
    const whole = { title: 'Whole', en: parts, fr: { ...parts, film: french.hash } };
    const make = (body: object) =>
      server.call('POST', '/admin/media/films', { token: admin, body });
    await make(whole);
    const bare = { film: film.hash, captions: null, poster: null };
    const again = await make({ title: 'Again', en: bare, fr: bare });
    expect(again.body).toMatchObject({ ...whole, title: 'Again' });
  });

  test('names stored files of the right kinds', async () => {
    const film = await sendFilm(mp4Of(1300));
    const parts = { film: film.hash, captions: null, poster: null };
    const wrong = [
      { ...parts, film: hashOfFile('unknown') },
      { ...parts, captions: film.hash },
      { ...parts, poster: film.hash },
    ];
    for (const en of wrong) {
      const body = { title: 'Loops', en, fr: parts };
      const made = await server.call('POST', '/admin/media/films', { token: admin, body });
      expect([made.status, made.body.code]).toEqual([422, 'media_missing']);
    }
  });

  test('is stored and named once by people who send it at once', async () => {
    const film = mp4Of(1234);
    const ids = await Promise.all(
      [1, 2, 3, 4].map(async () => (await start(film.length)).body.id as string),
    );
    for (const id of ids) await calls.part(admin, id, 0, film);
    const stored = await Promise.all(ids.map(finish));
    expect(stored.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const parts = { film: hashOfFile(film), captions: null, poster: null };
    const body = { title: 'At once', en: parts, fr: parts };
    const named = await Promise.all(
      ids.map(() => server.call('POST', '/admin/media/films', { token: admin, body })),
    );
    expect(named.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });
});
