import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { createMember } from '../../../test/factories.ts';
import { fileCalls, hashOfFile } from '../../../test/file-calls.ts';
import { pngOf } from '../../../test/pictures.ts';
import { openS3Server } from '../../../test/s3-server.ts';
import { readS3Address } from '../../s3-address.ts';
import { users } from '../accounts/accounts.table.ts';
import { removeFiles } from './project-files.job.ts';
import { file_contents, removed_objects, stored_files } from './project-files.table.ts';
import { s3Storage } from './s3-storage.ts';

const MINUTE = 60 * 1000;
const PNG = pngOf(4, 4);
const HASH = hashOfFile(PNG);

let server: TestApp;
let calls: ReturnType<typeof fileCalls>;
let owner: Awaited<ReturnType<typeof createMember>>;
let s3: Awaited<ReturnType<typeof openS3Server>>;
beforeAll(async () => {
  s3 = await openS3Server();
  server = await buildTestApp({ s3: readS3Address(s3.address) });
  calls = fileCalls(server);
});
beforeEach(async () => {
  owner = await createMember(server, { premium: true });
});
afterAll(async () => {
  await server.close();
  await s3.close();
});

const objects = async () =>
  (await server.database.db.select().from(stored_files)).map((one) => one.object_key);
const open = (token: string) => calls.get(token, `/files/${HASH}`);
const deleteMember = (id: string) => server.database.db.delete(users).where(eq(users.id, id));
/** Does the work of the job. */
const clean = async () => {
  const config = readS3Address(s3.address);
  if (!config) throw new Error('no address');
  const { db } = server.database;
  const deps = { db, clock: server.clock.now };
  await removeFiles({ ...deps, storage: s3Storage(config, { ...deps, log: server.app.log }) });
};
/** Reads the object itself from the S3 server, not through ours. */
const objectIn = async (key: string | null | undefined) => {
  const config = readS3Address(s3.address);
  if (!config || !key) throw new Error('no object');
  const { db } = server.database;
  const storage = s3Storage(config, { db, clock: server.clock.now, log: server.app.log });
  const name = { user_id: owner.user.id, sha256: HASH, object_key: key };
  return storage.read(db, name).then(
    (content) => content.equals(PNG),
    (error) => error.code,
  );
};

describe('files on an S3 server', () => {
  test('are written there and nowhere else, and read from there', async () => {
    await calls.projectWith(owner.token, { 'cat.png': PNG });
    expect((await open(owner.token)).rawPayload.equals(PNG)).toBe(true);
    expect(await server.database.db.select().from(file_contents)).toEqual([]);
    expect(await server.database.db.select().from(removed_objects)).toEqual([]);
    const [key] = await objects();
    expect(key).toMatch(new RegExp(`^${owner.user.id}/${HASH}/`));
    expect(await objectIn(key)).toBe(true);
  });

  test('are deleted there by the job, after their account', async () => {
    await calls.projectWith(owner.token, { 'cat.png': PNG });
    const [key] = (await objects()).filter((one) => one?.startsWith(owner.user.id));
    await deleteMember(owner.user.id);
    expect(await objectIn(key)).toBe(true);
    server.clock.pass(MINUTE);
    await clean();
    expect(await objectIn(key)).toBe('file_not_found');
    expect(await server.database.db.select().from(removed_objects)).toEqual([]);
  });

  test('sent again while the former object waits to be deleted are another object', async () => {
    const project = await calls.projectWith(owner.token, { 'cat.png': PNG });
    await server.call('DELETE', `/projects/${project.id}`, { token: owner.token });
    await calls.projectWith(owner.token, { 'cat.png': PNG });
    server.clock.pass(MINUTE);
    await clean();
    expect((await open(owner.token)).rawPayload.equals(PNG)).toBe(true);
  });

  test('that no row was stored for are deleted an hour later', async () => {
    const member = await createMember(server);
    const row = { user_id: member.user.id, sha256: hashOfFile('x'), size: 4_999_999 };
    await server.database.db
      .insert(stored_files)
      .values({ ...row, format: 'text', created_at: server.clock.now() });
    const both = await Promise.all([
      calls.upload(member.token, 'a'),
      calls.upload(member.token, 'b'),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 403]);
    server.clock.pass(61 * MINUTE);
    await clean();
    expect(await server.database.db.select().from(removed_objects)).toEqual([]);
  });

  test('are copied there for a remix', async () => {
    const project = await calls.projectWith(owner.token, { 'cat.png': PNG });
    const texts = { title: 'Pong', description: '', accepted_revision: null };
    const path = `/projects/${project.id}/published`;
    const { token } = owner;
    const { id } = (await server.call('PUT', path, { token, body: texts })).body;
    const other = await createMember(server);
    const remixed = `/published-projects/${id}/remix`;
    expect((await server.call('POST', remixed, { token: other.token })).status).toBe(200);
    await deleteMember(owner.user.id);
    server.clock.pass(MINUTE);
    await clean();
    const [key] = (await objects()).filter((one) => one?.startsWith(other.user.id));
    expect(await objectIn(key)).toBe(true);
  });

  test('that were in the database before stay readable', async () => {
    const content = Buffer.from('older');
    const name = { user_id: owner.user.id, sha256: hashOfFile(content) };
    const row = { ...name, size: content.length, format: 'text' as const };
    await server.database.db
      .insert(stored_files)
      .values({ ...row, created_at: server.clock.now() });
    await server.database.db.insert(file_contents).values({ ...name, content });
    const { body } = await calls.get(owner.token, `/files/${name.sha256}`);
    expect(body).toBe('older');
  });
});

test('a server that is away is told as that, and can be tried again', async () => {
  const nowhere = readS3Address('http://S3RVER:S3RVER@127.0.0.1:1/files');
  const away = await buildTestApp({ s3: nowhere });
  const { token } = await createMember(away);
  const { status, body, headers } = await fileCalls(away).upload(token, PNG);
  expect([status, body.code, headers['retry-after']]).toEqual([503, 'file_storage_away', '5']);
  expect(await away.database.db.select().from(stored_files)).toEqual([]);
  await away.close();
});

test.each([
  ['https://key:sec%2Fret@s3.example.org/bucket/folder/?region=eu-west-3', 'eu-west-3'],
  ['http://key:sec%2Fret@s3.example.org/bucket/folder', 'us-east-1'],
])('the address %s is read', (address, region) => {
  const base = `${new URL(address).origin}/bucket/folder`;
  expect(readS3Address(address)).toEqual({ base, accessKey: 'key', secretKey: 'sec/ret', region });
});

test.each(['s3://bucket', 'https://host/bucket', 'https://key:secret@host', 'nonsense'])(
  'the address %s is refused',
  (address) => {
    expect(readS3Address(address)).toBeUndefined();
  },
);
