import { beforeEach, expect, test, vi } from 'vitest';
import {
  cacheRoom,
  cacheVisitedRooms,
  deleteOtherVersions,
} from '../../../service-worker/cached-files.ts';
import type { OfflineManifest } from '../../../service-worker/messages.ts';

const ORIGIN = 'https://codivia.example';

/** A cache as browsers have them: what is given to it at once must be there once, and all or nothing. */
class FakeCache {
  entries = new Set<string>();
  refuses = '';

  async addAll(addresses: string[]): Promise<void> {
    if (new Set(addresses).size < addresses.length) throw new Error('given twice at a time');
    if (addresses.includes(this.refuses)) throw new Error('no network');
    for (const address of addresses) this.entries.add(address);
  }
  add = (address: string) => this.addAll([address]);
  put = async (address: string) => void this.entries.add(address);
  keys = async () => [...this.entries].map((address) => ({ url: ORIGIN + address }));
  delete = async ({ url }: { url: string }) => this.entries.delete(url.slice(ORIGIN.length));
}

let storage: Map<string, FakeCache>;
const cache = (name: string) => {
  const found = storage.get(name) ?? new FakeCache();
  storage.set(name, found);
  return found;
};
const files = () => [...cache('codivia-files').entries].sort();

beforeEach(() => {
  storage = new Map();
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
      replay: [file('replay')],
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
});

test('a new version of which something is missing does not count as there', async () => {
  await cacheRoom(build('1'), 'web');
  cache('codivia-files').refuses = '/assets/web-2.js';
  await expect(cacheVisitedRooms(build('2'))).rejects.toThrow('no network');
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
