import 'fake-indexeddb/auto';
import { deleteDB, openDB } from 'idb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signInAs } from '../../test/factories.ts';
import { signOut } from '../session.ts';

const PLACE = 'python';
const bytes = (text: string) => new TextEncoder().encode(text);
const entry = (name: string, place = PLACE) => ({ place, name, size: 1, format: 'text' }) as const;

let files: typeof import('./file-database.ts');

beforeEach(async () => {
  // Its connection is opened once for each page.
  vi.resetModules();
  await deleteDB('codivia-files', { blocked: () => {} });
  files = await import('./file-database.ts');
});

afterEach(() => vi.resetModules());

const textOf = async (place: string, name: string) =>
  new TextDecoder().decode((await files.readContent(place, name)) ?? undefined);

async function storeAsBefore(...places: string[]): Promise<void> {
  const database = await openDB('codivia-files', 1, {
    upgrade(created) {
      created
        .createObjectStore('entries', { keyPath: ['place', 'name'] })
        .createIndex('place', 'place');
      created.createObjectStore('contents');
    },
  });
  for (const place of places) {
    await database.put('entries', entry('a.txt', place));
    await database.put('contents', bytes('a'), [place, 'a.txt']);
  }
  database.close();
}

test('files of a member are out of sight of others, and deleted with what else is theirs', async () => {
  signInAs({ id: 'ada' });
  await files.writeFile(entry('ada.txt'), bytes('ada'));
  signInAs({ id: 'ben' });
  expect(await files.readEntries(PLACE)).toEqual([]);
  expect(await files.readContent(PLACE, 'ada.txt')).toBeNull();
  await files.writeFile(entry('ben.txt'), bytes('ben'));
  await files.forgetFilesOfPerson('ada');
  expect(await files.readEntries(PLACE)).toEqual([entry('ben.txt')]);
  signInAs({ id: 'ada' });
  expect(await files.readEntries(PLACE)).toEqual([]);
});

test('files from before they were stored by person go with the texts', async () => {
  await storeAsBefore(PLACE, 'exercise/trial/l/badge/en');
  localStorage.setItem('earlier_work', 'ada');
  signInAs({ id: 'ben' });
  expect(await files.readEntries(PLACE)).toEqual([]);
  signInAs({ id: 'ada' });
  expect(await files.readEntries(PLACE)).toEqual([entry('a.txt')]);
  expect(await textOf(PLACE, 'a.txt')).toBe('a');
  signOut();
  expect(await files.readEntries(PLACE)).toEqual([]);
  expect(await files.readEntries('exercise/trial/l/badge/en')).toHaveLength(1);
});

test('a visitor’s files become those of a member at another place', async () => {
  await files.writeFile(entry('a.txt'), bytes('a'));
  signInAs({ id: 'ada' });
  await files.moveFiles({ person: '', place: PLACE }, { person: 'ada', place: 'python/taken' });
  expect(await textOf('python/taken', 'a.txt')).toBe('a');
  signOut();
  expect(await files.readEntries(PLACE)).toEqual([]);
});
