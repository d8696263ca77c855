import 'fake-indexeddb/auto';
import type { ProjectAsset } from '@codivia/contract/files/project-files';
import { beforeEach, expect, test, vi } from 'vitest';
import { noteSent, unsentMark } from '../../lib/files/has-files.ts';
import { cancelUpload, UploadCancelled, uploadOf } from '../../lib/files/upload-state.ts';
import { fileAnswer, mockApi } from '../../test/api.ts';
import { FakeRequest } from '../../test/fake-request.ts';
import { fetchFiles, sendFiles } from './account-files.ts';
import { deleteFiles, keepFiles, loadFiles, readContent } from './file-store.ts';

const PLACE = 'python/project/p1';
const bytes = (text: string) => new TextEncoder().encode(text);
const text = (name: string, content: string) =>
  ({ name, format: 'text', content: bytes(content) }) as const;
/** SHA-256 of the contents below, by sha256sum. */
const HASHES: Record<string, string> = {
  a: 'ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb',
  b: '3e23e8160039594a33894f6564e1b1348bbd7a0088d42c4acb73eeaed59c009d',
  same: '0967115f2813a3541eaef77de9d9d5773f1c0c04314b0bbfe4ff3b3b1c55b5d5',
  '"new"': '80270e39ab5a8e50f949b1287e9432cef723e843964056ef04e1f185a4d3b301',
  cleaned: 'c80f02a38f0a5550ec2280935ff852a15154d5f6b546b2565cda9c1fed997228',
};
const hashOf = (text: string) => HASHES[text] ?? '';
const asset = (name: string, content: string): ProjectAsset => ({
  name,
  hash: hashOf(content),
  size: content.length,
  format: 'text',
});

beforeEach(async () => {
  vi.stubGlobal('location', new URL('https://codivia.test/'));
  const files = await loadFiles(PLACE);
  await deleteFiles(
    PLACE,
    files.map(({ name }) => name),
  );
  noteSent(PLACE, unsentMark(PLACE));
});

test('only contents that the account does not have are sent, each once', async () => {
  await keepFiles(PLACE, [text('a.txt', 'a'), text('b.txt', 'b'), text('copy.txt', 'b')]);
  const calls = mockApi({
    'POST /files/needed': () => ({ needed: [hashOf('b')], used: 0, limit: 100 }),
    [`PUT /files/${hashOf('b')}`]: () => ({ hash: hashOf('b'), size: 1, format: 'text' }),
  });
  expect(await sendFiles(PLACE)).toEqual([
    { name: 'a.txt', hash: hashOf('a') },
    { name: 'b.txt', hash: hashOf('b') },
    { name: 'copy.txt', hash: hashOf('b') },
  ]);
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /files/needed',
    `PUT /files/${hashOf('b')}`,
  ]);
});

test('the name that the account gives a content is the one that is listed', async () => {
  await keepFiles(PLACE, [text('a.txt', 'a')]);
  mockApi({
    'POST /files/needed': () => ({ needed: [hashOf('a')], used: 0, limit: 100 }),
    [`PUT /files/${hashOf('a')}`]: () => ({ hash: hashOf('cleaned'), size: 1, format: 'text' }),
  });
  expect(await sendFiles(PLACE)).toEqual([{ name: 'a.txt', hash: hashOf('cleaned') }]);
});

test('on another device the files of the account come, and what it has not goes', async () => {
  await keepFiles(PLACE, [text('same.txt', 'same'), text('old.txt', 'old')]);
  const calls = mockApi({ [`GET /files/${hashOf('"new"')}`]: () => fileAnswer('"new"') });
  await fetchFiles(PLACE, [asset('same.txt', 'same'), asset('new.txt', '"new"')]);
  expect((await loadFiles(PLACE)).map(({ name }) => name)).toEqual(['new.txt', 'same.txt']);
  const content = await readContent(PLACE, 'new.txt');
  expect(new TextDecoder().decode(content ?? undefined)).toBe('"new"');
  expect(calls).toHaveLength(1);
});

test('the order of scripts is that of the list in the account', async () => {
  await keepFiles(PLACE, [text('ball.js', 'a'), text('shape.js', 'b'), text('a.txt', 'same')]);
  const moved = [asset('shape.js', 'b'), asset('ball.js', 'a'), asset('a.txt', 'same')];
  await fetchFiles(PLACE, moved);
  expect((await loadFiles(PLACE)).map(({ name }) => name)).toEqual([
    'shape.js',
    'ball.js',
    'a.txt',
  ]);
  mockApi({ 'POST /files/needed': () => ({ needed: [], used: 0, limit: 100 }) });
  expect((await sendFiles(PLACE))?.map(({ name }) => name)).toEqual([
    'shape.js',
    'ball.js',
    'a.txt',
  ]);
  await fetchFiles(PLACE, [asset('ball.js', 'a'), asset('shape.js', 'b')]);
  expect((await loadFiles(PLACE)).map(({ name }) => name)).toEqual(['ball.js', 'shape.js']);
});

test('a change is noted until the account has it; another one meanwhile stays noted', async () => {
  expect(unsentMark(PLACE)).toBeNull();
  await keepFiles(PLACE, [text('a.txt', 'a')]);
  const mark = unsentMark(PLACE);
  expect(mark).not.toBeNull();
  await keepFiles(PLACE, [text('b.txt', 'b')]);
  noteSent(PLACE, mark);
  expect(unsentMark(PLACE)).not.toBeNull();
  noteSent(PLACE, unsentMark(PLACE));
  expect(unsentMark(PLACE)).toBeNull();
});

test('tells how far it is, stops when it is asked to, and goes on where it was', async () => {
  await keepFiles(PLACE, [text('a.txt', 'a'), text('b.txt', 'b')]);
  const seen: unknown[] = [];
  const stored = new Set<string>();
  const put = (content: string, then = () => {}) => ({
    [`PUT /files/${hashOf(content)}`]: () => {
      seen.push(uploadOf(PLACE));
      stored.add(hashOf(content));
      then();
      return { hash: hashOf(content), size: 1, format: 'text' };
    },
  });
  mockApi({
    'POST /files/needed': ({ body }) => ({
      needed: (body as { hashes: string[] }).hashes.filter((hash) => !stored.has(hash)),
      used: 0,
      limit: 5_000_000,
    }),
    ...put('a', () => cancelUpload(PLACE)),
    ...put('b'),
  });
  await expect(sendFiles(PLACE)).rejects.toThrow();
  expect(uploadOf(PLACE)).toEqual({ state: 'cancelled' });
  expect((await sendFiles(PLACE))?.map(({ name }) => name)).toEqual(['a.txt', 'b.txt']);
  expect(seen).toEqual([
    { state: 'sending', sent: 0, total: 2 },
    { state: 'sending', sent: 0, total: 1 },
  ]);
  expect(uploadOf(PLACE)).toBeNull();
});

test('tells how far it is within a file, and stops in the middle of it', async () => {
  await keepFiles(PLACE, [text('a.txt', 'a'), text('new.txt', '"new"')]);
  const needed = [hashOf('a'), hashOf('"new"')];
  mockApi({ 'POST /files/needed': () => ({ needed, used: 0, limit: 5_000_000 }) });
  const requests: FakeRequest[] = [];
  const Held = class extends FakeRequest {
    override send(): void {
      requests.push(this);
    }
  };
  vi.stubGlobal('XMLHttpRequest', Held);
  const sending = sendFiles(PLACE);
  const shown = (sent: number) =>
    expect(uploadOf(PLACE)).toEqual({ state: 'sending', sent, total: 6 });
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  shown(0);
  requests[0]?.moveTo(1);
  shown(1);
  await requests[0]?.answer(Response.json({ hash: hashOf('a'), size: 1, format: 'text' }));
  await vi.waitFor(() => expect(requests).toHaveLength(2));
  requests[1]?.moveTo(3);
  shown(4);
  const aborted = vi.fn();
  requests[1]?.addEventListener('abort', aborted);
  cancelUpload(PLACE);
  await expect(sending).rejects.toThrow(UploadCancelled);
  expect(aborted).toHaveBeenCalled();
  expect(uploadOf(PLACE)).toEqual({ state: 'cancelled' });
});
