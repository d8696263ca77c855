import { PICTURE_MAX_BYTES } from '@codivia/contract/api/admin-media';
import { HOSTILE_FILES } from '@codivia/contract/test/hostile-files';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { createMember } from '../../../test/factories.ts';
import { hashOfFile } from '../../../test/file-calls.ts';
import { mediaCalls } from '../../../test/media-calls.ts';
import { jpegOf, pngOf, webpOf } from '../../../test/pictures.ts';
import { users } from '../accounts/accounts.table.ts';
import { media } from './media.table.ts';

let server: TestApp;
let calls: ReturnType<typeof mediaCalls>;
let admin: string;
let adminId: string;
beforeAll(async () => {
  server = await buildTestApp();
  calls = mediaCalls(server);
  const member = await createMember(server, { role: 'admin' });
  admin = member.token;
  adminId = member.user.id;
});
afterAll(() => server.close());

const PNG = pngOf(6, 4);

/** Returns the head of a PNG that announces a size, and nothing of its drawing. */
const headOf = (width: number, height: number) => {
  const png = Buffer.from(pngOf(1, 1));
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  return png;
};

describe('a picture', () => {
  test('is stored once and read by anyone, for ever', async () => {
    const { status, body } = await calls.picture(admin, PNG);
    const hash = hashOfFile(PNG);
    const stored = { hash, src: `/media/files/${hash}.png`, width: 6, height: 4 };
    expect([status, body]).toEqual([200, { ...stored, alt_en: '', alt_fr: '' }]);
    expect((await calls.picture(admin, PNG)).body).toEqual(body);
    const { statusCode, rawPayload, headers } = await calls.get(body.src);
    expect([statusCode, rawPayload.equals(PNG)]).toEqual([200, true]);
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(PNG.length),
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': expect.stringContaining('sandbox'),
      etag: `"${hash}"`,
    });
    const again = await calls.get(body.src, { 'if-none-match': `"${hash}"` });
    expect(again.statusCode).toBe(304);
  });

  test('loses what tells where it was taken', async () => {
    const { body } = await calls.picture(admin, jpegOf(8, 16));
    expect(body).toMatchObject({ width: 8, height: 16, src: expect.stringMatching(/\.jpg$/) });
    const { rawPayload } = await calls.get(body.src);
    expect(rawPayload.toString('latin1')).not.toMatch(/Exif|home/);
    expect(hashOfFile(rawPayload)).toBe(body.hash);
    const webp = await calls.picture(admin, webpOf(20, 10, [['EXIF', 'here']]));
    expect(webp.body).toMatchObject({ width: 20, height: 10 });
    expect((await calls.get(webp.body.src)).rawPayload.toString('latin1')).not.toContain('here');
  });

  test('is proposed again with its description', async () => {
    const { body } = await calls.picture(admin, pngOf(7, 7));
    const alt = { alt_en: 'A robot, 100% metal', alt_fr: 'Un robot rayé' };
    const path = `/admin/media/pictures/${body.hash}`;
    const described = await server.call('PUT', path, { token: admin, body: alt });
    expect(described.body).toEqual({ ...body, ...alt });
    const listed = (q: string) =>
      server.call('GET', `/admin/media/pictures?q=${encodeURIComponent(q)}`, { token: admin });
    expect((await listed('100%')).body).toEqual([{ ...body, ...alt }]);
    expect((await listed('raye ROBOT')).body).toEqual([{ ...body, ...alt }]);
    expect((await listed('100_')).body).toEqual([]);
    const unknown = `/admin/media/pictures/${hashOfFile('unknown')}`;
    const missing = await server.call('PUT', unknown, { token: admin, body: alt });
    expect([missing.status, missing.body.code]).toEqual([404, 'media_not_found']);
  });

  test.each([
    ['text', Buffer.from('robot.png'), 422, 'picture_refused'],
    ['a page', Buffer.from('<!doctype html><script>1</script>'), 422, 'picture_refused'],
    ['an SVG', Buffer.from('<svg><script>1</script></svg>'), 422, 'picture_refused'],
    ['nothing', Buffer.alloc(0), 422, 'picture_refused'],
    ['a damaged one', PNG.subarray(0, 40), 422, 'picture_broken'],
    ['one without pixels', headOf(0, 9), 422, 'picture_broken'],
    ['one of 100 megapixels', headOf(10_000, 10_000), 422, 'picture_too_many_pixels'],
    ['one of 6 MB', Buffer.alloc(PICTURE_MAX_BYTES + 1), 413, 'file_too_large'],
  ])('that is %s is refused', async (_, content, status, code) => {
    const answer = await calls.picture(admin, content);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(answer.body.detail.fr).toBeTruthy();
  });

  test('is taken from administrators only', async () => {
    const { token } = await createMember(server);
    expect((await calls.picture(null, PNG)).status).toBe(401);
    expect((await calls.picture(token, PNG)).status).toBe(403);
  });

  test('stays when the account of its sender is deleted', async () => {
    const other = await createMember(server, { role: 'admin' });
    const { body } = await calls.picture(other.token, pngOf(9, 9));
    await server.database.db.delete(users).where(eq(users.id, other.user.id));
    const rows = server.database.db.select().from(media).where(eq(media.hash, body.hash));
    expect((await rows)[0]?.created_by).toBeNull();
    expect((await calls.get(body.src)).statusCode).toBe(200);
    expect(adminId).not.toBe(other.user.id);
  });
});

test.each(HOSTILE_FILES)(
  '%s is refused or stored, and never a failure of ours',
  async (_, make) => {
    const { status } = await calls.picture(admin, make(20_000));
    expect([200, 422]).toContain(status);
  },
);

describe('an address of media', () => {
  test.each([
    `/media/files/${'0'.repeat(64)}.png`,
    '/media/files/robot.png',
    `/media/files/${hashOfFile(PNG)}.html`,
    `/media/files/${hashOfFile(PNG)}`,
  ])('%s has nothing', async (address) => {
    expect((await calls.get(address)).statusCode).toBe(404);
  });

  test.each([
    ['bytes=0-3', 206, PNG.subarray(0, 4), `bytes 0-3/${PNG.length}`],
    ['bytes=5-', 206, PNG.subarray(5), `bytes 5-${PNG.length - 1}/${PNG.length}`],
    ['bytes=-6', 206, PNG.subarray(-6), `bytes ${PNG.length - 6}-${PNG.length - 1}/${PNG.length}`],
    ['bytes=0-99999', 206, PNG, `bytes 0-${PNG.length - 1}/${PNG.length}`],
    ['bytes=0-1,4-5', 200, PNG, undefined],
    ['bytes=9-3', 200, PNG, undefined],
    ['lines=1-2', 200, PNG, undefined],
  ])('answers %s', async (range, status, content, contentRange) => {
    const { src } = (await calls.picture(admin, PNG)).body;
    const { statusCode, rawPayload, headers } = await calls.get(src, { range });
    expect([statusCode, rawPayload.equals(content)]).toEqual([status, true]);
    expect(headers['content-range']).toBe(contentRange);
    expect(headers['content-length']).toBe(String(content.length));
  });

  test('refuses bytes that there are not, and sends all when the content is another', async () => {
    const { src } = (await calls.picture(admin, PNG)).body;
    const beyond = await calls.get(src, { range: `bytes=${PNG.length}-` });
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([
      416,
      `bytes */${PNG.length}`,
    ]);
    expect(beyond.headers['cache-control']).toBe('no-store');
    const changed = await calls.get(src, { range: 'bytes=0-3', 'if-range': '"other"' });
    expect(changed.statusCode).toBe(200);
  });
});
