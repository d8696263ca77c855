import { FREE_FILES_BYTES } from '@codivia/contract/files/project-files';
import { HOSTILE_FILES } from '@codivia/contract/test/hostile-files';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { createMember } from '../../../test/factories.ts';
import { fileCalls, hashOfFile } from '../../../test/file-calls.ts';
import { stored_files } from './project-files.table.ts';

/** Size of a file, in bytes, whose reading takes far longer than its receiving. */
const SIZE = 1_000_000;
/** Maximum share of the work on the thread that answers requests: receiving, limits, the database. */
const MAX_SHARE = 0.5;

let server: TestApp;
let calls: ReturnType<typeof fileCalls>;
beforeAll(async () => {
  server = await buildTestApp();
  calls = fileCalls(server);
});
afterAll(() => server.close());

/** Processor time in microseconds. */
const sum = ({ user, system }: NodeJS.CpuUsage) => user + system;

/** Files that are refused at their end, after all of them was read: nothing is stored, which would take time too. */
const REFUSED = [
  'svg of equal attributes',
  'svg of elements in each other',
  'svg of texts as they are',
  'svg of characters by number',
  'png of tiny chunks',
  'ogg of streams',
];

test('hostile files leave the thread free that answers everybody', async () => {
  const { token } = await createMember(server, { premium: true });
  await calls.upload(token, 'a first one, which starts a thread');
  const files = HOSTILE_FILES.filter(([name]) => REFUSED.includes(name)).map(([, make]) =>
    // Bytes behind the end of a document damage it.
    Buffer.concat([make(SIZE), Buffer.from('<')]),
  );
  const [all, own] = [process.cpuUsage(), process.threadCpuUsage()];
  for (const file of files) {
    const { status, body } = await calls.upload(token, file);
    expect([status, body.code]).toEqual([422, 'file_broken']);
  }
  const share = sum(process.threadCpuUsage(own)) / sum(process.cpuUsage(all));
  expect(share).toBeLessThan(MAX_SHARE);
});

test.each(HOSTILE_FILES)('%s is answered and never a failure of ours', async (_, make) => {
  const { token } = await createMember(server, { premium: true });
  const { status, body } = await calls.upload(token, Buffer.from(make(20_000)));
  expect([200, 422]).toContain(status);
  if (status === 422) expect(body.code).toBe('file_broken');
});

test('a file that does not fit is refused before it is read, and one that is stored is not', async () => {
  const { token, user } = await createMember(server);
  await calls.upload(token, 'mine');
  const row = { user_id: user.id, sha256: hashOfFile('all'), format: 'text' as const };
  const now = server.clock.now();
  await server.database.db
    .insert(stored_files)
    .values({ ...row, size: FREE_FILES_BYTES - 4, created_at: now });
  const broken = await calls.upload(token, '<svg><g></svg>');
  expect([broken.status, broken.body.code]).toEqual([403, 'file_storage_full']);
  const altered = await calls.upload(token, 'another', hashOfFile('unknown'));
  expect([altered.status, altered.body.code]).toEqual([403, 'file_storage_full']);
  expect((await calls.upload(token, 'mine')).status).toBe(200);
});
