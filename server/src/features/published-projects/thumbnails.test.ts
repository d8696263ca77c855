import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { createMember } from '../../../test/factories.ts';
import { jpegOf, pngOf, webpOf } from '../../../test/pictures.ts';
import { project_reviews } from '../project-reviews/project-reviews.table.ts';
import { published_thumbnails } from './thumbnails.table.ts';

let server: TestApp;
let owner: Awaited<ReturnType<typeof createMember>>;
let id: string;
let project_id: string;
beforeAll(async () => {
  server = await buildTestApp();
});
beforeEach(async () => {
  owner = await createMember(server, { premium: true });
  const { token } = owner;
  const body = { name: 'Pong', kind: 'python', files: { 'main.py': 'print(1)\n' } };
  project_id = (await server.call('POST', '/projects', { token, body })).body.id;
  const texts = { title: 'Pong', description: '', accepted_revision: null };
  const path = `/projects/${project_id}/published`;
  id = (await server.call('PUT', path, { token, body: texts })).body.id;
});
afterAll(() => server.close());

const upload = (payload: Buffer, type = 'image/png', token: string | null = owner.token) =>
  server.app.inject({
    method: 'PUT',
    url: `/api/published-projects/${id}/thumbnail`,
    payload,
    headers: { 'content-type': type, ...(token ? { authorization: `Bearer ${token}` } : {}) },
  });
const get = (headers: Record<string, string> = {}) =>
  server.app.inject({ url: `/api/published-projects/${id}/thumbnail`, headers });
const shown = async () => (await server.call('GET', `/published-projects/${id}`)).body.thumbnail;

describe('a picture', () => {
  test.each([
    ['image/png', pngOf(640, 400)],
    ['image/jpeg', jpegOf(640, 400)],
    ['image/webp', webpOf(640, 400)],
  ])('is served as %s, whatever it was called, and as nothing else', async (type, picture) => {
    expect(await shown()).toBeNull();
    const stored = await upload(picture, 'text/html');
    expect(stored.statusCode).toBe(200);
    expect(stored.json().thumbnail).toBe(await shown());
    const { statusCode, headers } = await server.app.inject({ url: await shown() });
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': type,
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
      'cache-control': 'private, no-cache',
      'cross-origin-resource-policy': 'same-origin',
    });
    const again = await get({ 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test.each([
    [
      'PNG',
      pngOf(4, 4, [
        ['tEXt', 'Author\0Maelle'],
        ['eXIf', 'Maelle'],
      ]),
    ],
    ['JPEG', jpegOf(4, 4, 'Maelle')],
    [
      'WebP',
      webpOf(4, 4, [
        ['EXIF', 'Maelle'],
        ['XMP ', 'Maelle'],
      ]),
    ],
  ])('keeps nothing that tells about it: %s', async (_, picture) => {
    expect((await upload(Buffer.concat([picture, Buffer.from('<script>')]))).statusCode).toBe(200);
    const { rawPayload } = await get();
    expect(rawPayload.toString('latin1')).not.toMatch(/Maelle|Exif|script/);
    expect((await upload(rawPayload)).statusCode).toBe(200);
    expect((await get()).rawPayload.equals(rawPayload)).toBe(true);
  });

  test('is replaced, and deleted', async () => {
    await upload(pngOf(4, 4));
    const first = await shown();
    server.clock.pass(1000);
    await upload(pngOf(5, 5));
    expect(await shown()).not.toBe(first);
    const { token } = owner;
    const path = `/published-projects/${id}/thumbnail`;
    expect((await server.call('DELETE', path, { token })).status).toBe(200);
    expect((await server.call('DELETE', path, { token })).status).toBe(404);
    expect((await get()).statusCode).toBe(404);
  });

  test('goes with the page, and is not seen while that is hidden', async () => {
    await upload(pngOf(4, 4));
    const { db } = server.database;
    await db.insert(project_reviews).values({ project_id, state: 'hidden' });
    expect((await get()).statusCode).toBe(404);
    const { token } = owner;
    expect((await server.call('GET', '/user/data', { token })).body.tables).toMatchObject({
      published_thumbnails: [{ published_id: id, type: 'image/png', picture: expect.any(String) }],
    });
    await server.call('DELETE', `/published-projects/${id}`, { token });
    const mine = eq(published_thumbnails.published_id, id);
    expect(await db.select().from(published_thumbnails).where(mine)).toEqual([]);
  });
});

describe('what is refused', () => {
  const broken = pngOf(8, 8);
  broken[45] = (broken[45] ?? 0) ^ 1;
  const short = pngOf(8, 8);
  short.writeUInt32BE(9, 20);
  /** Removes most of a picture, which still has a complete structure. */
  const cut = (jpeg: Buffer) => Buffer.concat([jpeg.subarray(0, -400), jpeg.subarray(-2)]);
  const garbled = jpegOf(640, 400);
  // No code of the picture begins with a one, so that these bytes cannot be decoded.
  garbled.fill(0xfe, garbled.length - 200, garbled.length - 100);
  const noise = webpOf(640, 400);
  noise.fill(0xa5, 26, 28);
  const unpaletted = pngOf(8, 8, [], 3);
  const unreadable = pngOf(8, 8, [], 0, 9);
  test.each([
    ['nothing', Buffer.alloc(0), 422],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 422],
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 422],
    ['a GIF', Buffer.from('GIF89a                       '), 422],
    ['half a PNG', pngOf(200, 200).subarray(0, 90), 422],
    ['a broken PNG', broken, 422],
    ['a PNG of another size than it says', short, 422],
    ['half a JPEG', jpegOf(8, 8).subarray(0, 60), 422],
    ['half a WebP', webpOf(8, 8).subarray(0, 24), 422],
    ['a WebP that moves', webpOf(8, 8, [['ANMF', 'xx']]), 422],
    ['a JPEG whose picture ends early', cut(jpegOf(640, 400)), 422],
    ['a JPEG that is no picture inside', garbled, 422],
    ['a JPEG of thousands of scans', jpegOf(8, 8, '', 4000), 422],
    ['a WebP that is no picture inside', noise, 422],
    ['a PNG without its palette', unpaletted, 422],
    ['a PNG whose rows cannot be read', unreadable, 422],
    ['a JPEG that is too wide', jpegOf(641, 400), 422],
    ['a PNG that is too high', pngOf(640, 401), 422],
    ['more than 100 kB', Buffer.alloc(100_001), 413],
    ['50 MB', Buffer.alloc(50_000_000), 413],
  ])('%s', async (_, payload, status) => {
    const answer = await upload(payload);
    expect(answer.statusCode).toBe(status);
    expect(answer.json().detail).toEqual({ fr: expect.any(String), en: expect.any(String) });
    expect((await get()).statusCode).toBe(404);
  });

  test.each([
    ['visitor', 401, 401],
    ['member', 403, 404],
    ['premium', 404, 404],
    ['admin', 404, 404],
  ] as const)('%s, of somebody else', async (who, saved, deleted) => {
    await upload(pngOf(4, 4));
    const options = { premium: who === 'premium', role: who === 'admin' ? who : 'user' } as const;
    const token = who === 'visitor' ? null : (await createMember(server, options)).token;
    expect((await upload(pngOf(5, 5), 'image/png', token)).statusCode).toBe(saved);
    const path = `/published-projects/${id}/thumbnail`;
    const removed = await server.call('DELETE', path, token ? { token } : {});
    expect(removed.status).toBe(deleted);
    expect((await get()).statusCode).toBe(200);
  });
});
