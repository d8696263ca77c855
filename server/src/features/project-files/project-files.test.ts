import { request } from 'node:http';
import { FREE_FILES_BYTES } from '@codivia/contract/files/project-files';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { createMember } from '../../../test/factories.ts';
import { fileCalls, hashOfFile } from '../../../test/file-calls.ts';
import { jpegOf, pngOf } from '../../../test/pictures.ts';
import { users } from '../accounts/accounts.table.ts';
import { databaseStorage } from './file-storage.ts';
import { removeFiles } from './project-files.job.ts';
import { file_contents, stored_files } from './project-files.table.ts';

const HOUR = 60 * 60 * 1000;
const PNG = pngOf(4, 4);

let server: TestApp;
let calls: ReturnType<typeof fileCalls>;
let token: string;
let userId: string;
beforeAll(async () => {
  server = await buildTestApp();
  calls = fileCalls(server);
});
beforeEach(async () => {
  const member = await createMember(server);
  token = member.token;
  userId = member.user.id;
});
afterAll(() => server.close());

const stored = async (id = userId) => {
  const rows = server.database.db.select().from(stored_files);
  return (await rows.where(eq(stored_files.user_id, id))).map(({ sha256 }) => sha256);
};
const contents = async (id = userId) => {
  const rows = server.database.db.select().from(file_contents);
  return (await rows.where(eq(file_contents.user_id, id))).map(({ sha256 }) => sha256);
};
const usage = async (as = token) => (await server.call('GET', '/files', { token: as })).body;
const needed = async (hashes: string[], as = token) =>
  (await server.call('POST', '/files/needed', { token: as, body: { hashes } })).body.needed;
const clean = () =>
  removeFiles({ db: server.database.db, clock: server.clock.now, storage: databaseStorage });
/** Stores a file of this number of bytes, without its content: listed, or waiting for a list since a moment. */
const fill = async (size: number, id = userId, unlisted_since: Date | null = null) => {
  const row = { user_id: id, sha256: hashOfFile(`${size}`), size, format: 'text' as const };
  await server.database.db
    .insert(stored_files)
    .values({ ...row, unlisted_since, created_at: server.clock.now() });
};
/** Returns a text of this number of bytes, another one for each letter. */
const textOf = (bytes: number, letter = 'a') => letter.repeat(bytes);

describe('a file', () => {
  test('is stored once, and comes back byte by byte', async () => {
    const first = await calls.upload(token, PNG);
    const file = { hash: hashOfFile(PNG), size: PNG.length, format: 'png' };
    expect([first.status, first.body]).toEqual([200, file]);
    expect((await calls.upload(token, PNG)).body).toEqual(file);
    expect(await usage()).toEqual({ used: PNG.length, limit: FREE_FILES_BYTES });
    const { statusCode, rawPayload, headers } = await calls.get(token, `/files/${file.hash}`);
    expect([statusCode, rawPayload.equals(PNG)]).toEqual([200, true]);
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=31536000, immutable',
      'content-security-policy': expect.stringContaining('sandbox'),
      'content-disposition': expect.stringMatching(/^attachment; filename="\w+\.png"/),
    });
  });

  test('that is a text in another encoding is stored in UTF-8, under its own hash', async () => {
    const original = Buffer.from('Ville;Prix\r\nN\xeemes;3 \x80', 'latin1');
    const kept = Buffer.from('Ville;Prix\r\nNîmes;3 €');
    const { status, body } = await calls.upload(token, original);
    expect([status, body]).toEqual([
      200,
      { hash: hashOfFile(kept), size: kept.length, format: 'text' },
    ]);
    const { rawPayload } = await calls.get(token, `/files/${body.hash}`);
    expect(rawPayload.equals(kept)).toBe(true);
  });

  test('that is UTF-8 with a mark stays as a program wrote it', async () => {
    const original = Buffer.from('\ufeffVille;Prix');
    expect((await calls.upload(token, original)).body.hash).toBe(hashOfFile(original));
  });

  test.each([
    ['an SVG, which runs nothing', '<svg><script>1</script></svg>', 'image/svg+xml', 'svg'],
    ['a page, as its text', '<script>alert(1)</script>', 'text/plain; charset=utf-8', 'text'],
  ])('is sent as %s', async (_, content, type, format) => {
    const { body } = await calls.upload(token, content);
    expect(body.format).toBe(format);
    const { headers } = await calls.get(token, `/files/${body.hash}`);
    expect(headers['content-type']).toBe(type);
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'.*sandbox$/);
  });

  test('loses the place where it was taken, and says what it is called now', async () => {
    const original = jpegOf(8, 8);
    const { status, body } = await calls.upload(token, original);
    expect([status, body.format]).toEqual([200, 'jpeg']);
    expect(body.hash).not.toBe(hashOfFile(original));
    const { rawPayload } = await calls.get(token, `/files/${body.hash}`);
    expect(hashOfFile(rawPayload)).toBe(body.hash);
    expect(rawPayload.toString('latin1')).not.toMatch(/Exif|home/);
    expect((await calls.get(token, `/files/${hashOfFile(original)}`)).statusCode).toBe(404);
    expect((await calls.upload(token, original)).body).toEqual(body);
  });

  test.each([
    ['a zip', Buffer.from('PK\x03\x04\x14\0'), 'file_type_refused'],
    ['a program', Buffer.from('\x7fELF\x02\x01\x01\0'), 'file_type_refused'],
    [
      'text in an unknown encoding',
      Buffer.from('\xcf\xf0\xe8\xe2\xe5\xf2', 'latin1'),
      'file_type_refused',
    ],
    ['half a picture', PNG.subarray(0, PNG.length - 6), 'file_broken'],
  ])('that is %s is refused', async (_, content, code) => {
    const { status, body } = await calls.upload(token, content);
    expect([status, body.code]).toEqual([422, code]);
    expect(body.detail).toEqual({ fr: expect.any(String), en: expect.any(String) });
    expect(await stored()).toEqual([]);
  });

  test('that is not what its hash says is refused', async () => {
    const { status, body } = await calls.upload(token, 'one', hashOfFile('two'));
    expect([status, body.code]).toEqual([422, 'file_hash_mismatch']);
    for (const hash of ['x', hashOfFile('a').toUpperCase(), '..%2f..%2fetc']) {
      expect((await calls.upload(token, 'one', hash)).status).toBe(404);
    }
  });

  test('has 5 MB at most', async () => {
    const { token: rich } = await createMember(server, { premium: true });
    expect((await calls.upload(rich, textOf(5_000_000))).status).toBe(200);
    const { status, body, headers } = await calls.upload(rich, textOf(5_000_001));
    expect([status, body.code]).toEqual([413, 'file_too_large']);
    expect(headers.connection).toBe('close');
  });
});

test('a slow line has two minutes for a file, and half a minute for the head of any request', () => {
  const { requestTimeout, headersTimeout } = server.app.server;
  expect([requestTimeout, headersTimeout]).toEqual([120_000, 30_000]);
});

test('an endless body is cut off at 5 MB', async () => {
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const part = Buffer.alloc(256 * 1024, 'a');
  let sent = 0;
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const call = request(`${address}/api/files/${hashOfFile('a')}`, {
      method: 'PUT',
      headers: {
        authorization: `Bearer ${token}`,
        host: 'localhost',
        'content-type': 'application/octet-stream',
      },
    });
    const more = () => {
      for (let room = true; room && !call.destroyed; sent += part.length) room = call.write(part);
    };
    call.on('drain', more);
    call.on('response', (response) => {
      resolve(response.statusCode);
      call.destroy();
    });
    // The server no longer reads: the client may or may not receive the answer before it notices that.
    call.on('error', (error) => (sent > 5_000_000 ? resolve(undefined) : reject(error)));
    more();
  });
  expect([413, undefined]).toContain(status);
  expect(sent).toBeLessThan(50_000_000);
  expect(await stored()).toEqual([]);
});

describe('the storage of a member', () => {
  test('has 5 MB on the free plan, exactly, however many come at once', async () => {
    await fill(4_999_000);
    const parts = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((letter) => textOf(200, letter));
    const answers = await Promise.all(parts.map((part) => calls.upload(token, part)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    const full = answers.find(({ status }) => status !== 200);
    expect([full?.status, full?.body]).toEqual([
      403,
      expect.objectContaining({ code: 'file_storage_full', limit: 5_000_000 }),
    ]);
    expect(JSON.stringify(full?.body)).not.toMatch(/authenticated|token|jeton/i);
    expect(await usage()).toEqual({ used: 5_000_000, limit: 5_000_000 });
  });

  test('keeps everything when premium ends, and takes no more', async () => {
    const until = new Date(server.clock.now().getTime() + HOUR);
    const { user, token: rich } = await createMember(server, { premiumUntil: until });
    const project = await calls.projectWith(rich, { 'a.txt': 'a' });
    await fill(5_999_999, user.id);
    expect(await usage(rich)).toEqual({ used: 6_000_000, limit: 200_000_000 });
    await server.database.db
      .update(users)
      .set({ premium_until: new Date(server.clock.now().getTime() - 1) })
      .where(eq(users.id, user.id));
    expect(await usage(rich)).toEqual({ used: 6_000_000, limit: 5_000_000 });
    expect((await calls.upload(rich, 'one more')).body.code).toBe('file_storage_full');
    expect((await calls.get(rich, `/files/${project.assets[0].hash}`)).statusCode).toBe(200);
    expect((await calls.save(rich, project, project.assets)).status).toBe(200);
    // The save has deleted the files that no project lists.
    await calls.save(rich, { ...project, revision: 2 }, []);
    expect((await calls.upload(rich, 'one more')).status).toBe(200);
  });

  test('says which hashes it does not have, of its own alone', async () => {
    const [mine, theirs] = [hashOfFile('mine'), hashOfFile('theirs')];
    await calls.upload(token, 'mine');
    const other = await createMember(server);
    await calls.upload(other.token, 'theirs');
    expect(await needed([mine, theirs, theirs])).toEqual([theirs]);
    expect(await needed([mine, theirs], other.token)).toEqual([mine]);
  });

  test('lets go of what no project has listed within an hour', async () => {
    await calls.projectWith(token, { 'cat.png': PNG });
    await calls.upload(token, 'forgotten');
    server.clock.pass(HOUR - 1000);
    await clean();
    expect(await stored()).toHaveLength(2);
    server.clock.pass(2000);
    await clean();
    expect(await stored()).toEqual([hashOfFile(PNG)]);
    expect(await contents()).toEqual([hashOfFile(PNG)]);
  });

  test('makes room of what was forgotten before it refuses', async () => {
    const long = server.clock.now().getTime() - HOUR - 1000;
    await fill(4_999_999, userId, new Date(long + 5000));
    expect((await calls.upload(token, 'more')).status).toBe(403);
    server.clock.pass(6000);
    expect((await calls.upload(token, 'more')).status).toBe(200);
    expect(await stored()).toEqual([hashOfFile('more')]);
  });

  test('goes with its member', async () => {
    await calls.projectWith(token, { 'cat.png': PNG });
    await server.database.db.delete(users).where(eq(users.id, userId));
    expect([await stored(), await contents()]).toEqual([[], []]);
  });

  test('is part of what its member may take away', async () => {
    await calls.projectWith(token, { 'cat.png': PNG, 'notes.txt': 'é' });
    const { statusCode, headers, body } = await calls.get(token, '/user/data');
    expect([statusCode, headers['content-type']]).toEqual([200, expect.stringContaining('json')]);
    const { files, tables } = JSON.parse(body);
    expect(files).toHaveLength(2);
    expect(files).toContainEqual({
      hash: hashOfFile(PNG),
      size: PNG.length,
      format: 'png',
      content: PNG.toString('base64'),
    });
    expect(tables.stored_files).toHaveLength(2);
    expect(tables.projects[0].assets).toHaveLength(2);
  });
});

describe('who may do what', () => {
  test('a hash opens nothing of somebody else’s, neither to read nor to list', async () => {
    const { hash } = (await calls.upload(token, PNG)).body;
    for (const options of [{}, { premium: true }, { role: 'admin' }] as const) {
      const { token: other } = await createMember(server, options);
      const { statusCode, body } = await calls.get(other, `/files/${hash}`);
      expect([statusCode, JSON.parse(body).code]).toEqual([404, 'file_not_found']);
      const project = await calls.projectWith(other, {});
      const listed = await calls.save(other, project, [{ name: 'cat.png', hash }]);
      expect([listed.status, listed.body.code]).toEqual([422, 'files_missing']);
    }
  });

  test('equal files of two members are two', async () => {
    const other = await createMember(server);
    const mine = await calls.projectWith(token, { 'cat.png': PNG });
    await calls.projectWith(other.token, { 'cat.png': PNG });
    await server.call('DELETE', `/projects/${mine.id}`, { token });
    expect([await stored(), await stored(other.user.id)]).toEqual([[], [hashOfFile(PNG)]]);
  });

  test.each([
    ['GET', '/files'],
    ['POST', '/files/needed'],
    ['GET', `/files/${hashOfFile('a')}`],
    ['PUT', `/files/${hashOfFile('a')}`],
  ] as const)('%s %s asks to sign in', async (method, path) => {
    expect((await server.call(method, path)).status).toBe(401);
  });
});
