import { beforeEach, expect, test, vi } from 'vitest';
import {
  cacheRoom,
  cacheVisitedRooms,
  deleteOtherVersions,
} from '../../../service-worker/cached-files.ts';
import type { OfflineManifest } from '../../../service-worker/messages.ts';

/** The page of a content filter or of a hotel's network, in place of the requested one. */
const page = (status: number) =>
  new Response('<h1>Sign in</h1>', { status, headers: { 'content-type': 'text/html' } });

const ORIGIN = 'https://codivia.example';

class FakeCache {
  entries = new Set<string>();
  put = async (address: string) => void this.entries.add(address);
  keys = async () => [...this.entries].map((address) => ({ url: ORIGIN + address }));
  delete = async ({ url }: { url: string }) => this.entries.delete(url.slice(ORIGIN.length));
}

/** The answers of the network that are not the file itself. */
let answers: Record<string, Response>;
let fetched: string[];

let storage: Map<string, FakeCache>;
const cache = (name: string) => {
  const found = storage.get(name) ?? new FakeCache();
  storage.set(name, found);
  return found;
};
const files = () => [...cache('codivia-files').entries].sort();

beforeEach(() => {
  storage = new Map();
  answers = {};
  fetched = [];
  vi.stubGlobal('fetch', async (path: string) => {
    fetched.push(path);
    return answers[path] ?? new Response('', { headers: { 'content-type': 'text/javascript' } });
  });
  vi.stubGlobal('caches', {
    open: async (name: string) => cache(name),
    keys: async () => [...storage.keys()],
    delete: async (name: string) => storage.delete(name),
  });
});

/** A build whose web and game rooms share their editor. */
function build(mark: string): OfflineManifest {
  const file = (name: string) => `/assets/${name}-${mark}.js`;
  return {
    entry: file('index'),
    page: { url: '/index.html', revision: mark },
    shell: [file('index')],
    rooms: {
      python: [file('python')],
      web: [file('editor'), file('web')],
      game: [file('editor'), file('game')],
      'ai-lab': [file('lab')],
      hands: ['/assets/hands.wasm'],
      replay: [file('replay')],
      lesson: [file('editor'), file('lesson')],
      'python-lesson': [file('editor'), file('lesson'), '/python/1/python.wasm'],
    },
    packages: `codivia-packages-${mark}`,
  };
}

test('a visited room is kept with the shell and the settings, and no other room', async () => {
  await cacheRoom(build('1'), 'web');
  expect(files()).toEqual(['editor-1', 'index-1', 'web-1'].map((name) => `/assets/${name}.js`));
  expect([...cache('codivia-settings').entries]).toEqual(['/api/config']);
});

test('a new version comes whole, with files that rooms share', async () => {
  await cacheRoom(build('1'), 'web');
  await cacheRoom(build('1'), 'game');
  await cacheVisitedRooms(build('2'));
  await deleteOtherVersions(build('2'));
  const names = ['editor-2', 'game-2', 'index-2', 'web-2'];
  expect(files()).toEqual(names.map((name) => `/assets/${name}.js`));
  expect(new Set(fetched.filter((path) => path !== '/api/config')).size).toBe(8);
});

test.each([
  ['is missing', () => new Response('', { status: 503 })],
  ['is the page of a filter', () => page(403)],
  ['is the page of a hotel', () => page(200)],
])('a new version of which something %s does not count as there', async (_, answer) => {
  await cacheRoom(build('1'), 'web');
  answers['/assets/web-2.js'] = answer();
  await expect(cacheVisitedRooms(build('2'))).rejects.toThrow('/assets/web-2.js');
  expect(files()).not.toContain('/assets/web-2.js');
});

test('a page in place of the settings is not kept', async () => {
  answers['/api/config'] = page(200);
  await cacheRoom(build('1'), 'web');
  expect([...cache('codivia-settings').entries]).toEqual([]);
});

test('whoever visited no room has nothing kept by a new version', async () => {
  await cacheVisitedRooms(build('2'));
  expect(files()).toEqual([]);
});

test('packages of another Python go, and no cache of others', async () => {
  cache('codivia-packages-1');
  cache('codivia-packages-2');
  cache('something else');
  await deleteOtherVersions(build('2'));
  expect([...storage.keys()].sort()).toEqual([
    'codivia-files',
    'codivia-packages-2',
    'something else',
  ]);
});
