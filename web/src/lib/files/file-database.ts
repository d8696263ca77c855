import type { FileFormat } from '@codivia/contract/files/file-formats';
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import { earlierWorkOf, isPlaceOf, storedPlace, VISITOR } from '../person.ts';

/** A file beside the code of a work, without its content. */
export interface FileEntry {
  /** The place where the work is kept: the name of its draft. */
  place: string;
  name: string;
  /** Bytes. */
  size: number;
  format: FileFormat;
  /** SHA-256 of the content, once it was needed. */
  hash?: string;
  /** The turn of a script of a game, from 0; those without one follow by their names. */
  turn?: number;
}

/** Contents are bytes and no `Blob`s, which some browsers lose. */
export type Content = Uint8Array<ArrayBuffer>;

interface Schema extends DBSchema {
  entries: { key: [place: string, name: string]; value: FileEntry; indexes: { place: string } };
  contents: { key: [place: string, name: string]; value: Content };
}

let opening: Promise<IDBPDatabase<Schema>> | null = null;
/** Files that the browser could not store, for the life of the page. */
const unsaved = new Map<string, { entry: FileEntry; content: Content }>();
const keyOf = (place: string, name: string) => `${place}\n${name}`;

/** Gives files from before they were stored by person to the owner of the texts from that time. */
async function assignEarlierFiles(
  change: IDBPTransaction<Schema, ('entries' | 'contents')[], 'versionchange'>,
): Promise<void> {
  const person = earlierWorkOf();
  if (person === VISITOR) return;
  const contents = change.objectStore('contents');
  for (let at = await change.objectStore('entries').openCursor(); at; at = await at.continue()) {
    const { place, name } = at.value;
    const own = storedPlace(place, person);
    if (own === place || !isPlaceOf(VISITOR, place)) continue;
    const content = await contents.get([place, name]);
    await change.objectStore('entries').put({ ...at.value, place: own });
    if (content) await contents.put(content, [own, name]);
    await contents.delete([place, name]);
    await at.delete();
  }
}

const connect = async () =>
  openDB<Schema>('codivia-files', 2, {
    async upgrade(database, before, _, change) {
      if (before === 1) return assignEarlierFiles(change);
      database
        .createObjectStore('entries', { keyPath: ['place', 'name'] })
        .createIndex('place', 'place');
      database.createObjectStore('contents');
    },
    // A newer version of the app wants to upgrade the database in another tab.
    blocking: (_, __, event) => (event.target as IDBDatabase).close(),
    terminated: () => {
      opening = null;
    },
  });

function open(): Promise<IDBPDatabase<Schema>> {
  // Without any database, `openDB` throws before there is a promise.
  opening ??= connect();
  opening.catch(() => {
    opening = null;
  });
  return opening;
}

/** Files with a turn come first, then the others by their names. */
const byTurn = (a: FileEntry, b: FileEntry) =>
  (a.turn ?? Number.MAX_VALUE) - (b.turn ?? Number.MAX_VALUE) || (a.name < b.name ? -1 : 1);

/** Tells whether a file is held for the life of the page only, since the browser could not store it. */
export const isHeld = (place: string, name: string): boolean =>
  unsaved.has(keyOf(storedPlace(place), name));

/** The files of a work, in their order. */
export async function readEntries(place: string): Promise<FileEntry[]> {
  const own = storedPlace(place);
  const kept = await open()
    .then((database) => database.getAllFromIndex('entries', 'place', own))
    .catch((): FileEntry[] => []);
  const held = [...unsaved.values()].map(({ entry }) => entry).filter((one) => one.place === own);
  const all = new Map([...kept, ...held].map((entry) => [entry.name, { ...entry, place }]));
  return [...all.values()].sort(byTurn);
}

/** The bytes of a file; null where it is not there any more. */
export async function readContent(place: string, name: string): Promise<Content | null> {
  const own = storedPlace(place);
  const held = unsaved.get(keyOf(own, name));
  if (held) return held.content;
  const kept = await open()
    .then((database) => database.get('contents', [own, name]))
    .catch(() => undefined);
  return kept ?? null;
}

/** Keeps a file, in place of one of the same name. Returns false where it is held for the life of the page only. */
export async function writeFile(entry: FileEntry, content: Content): Promise<boolean> {
  const { name } = entry;
  const place = storedPlace(entry.place);
  try {
    const change = (await open()).transaction(['entries', 'contents'], 'readwrite');
    await Promise.all([
      change.objectStore('entries').put({ ...entry, place }),
      change.objectStore('contents').put(content, [place, name]),
      change.done,
    ]);
    unsaved.delete(keyOf(place, name));
    return true;
  } catch {
    // The browser is full, or stores nothing at all.
    unsaved.set(keyOf(place, name), { entry: { ...entry, place }, content });
    return false;
  }
}

async function erase(place: string, name: string): Promise<void> {
  unsaved.delete(keyOf(place, name));
  try {
    const change = (await open()).transaction(['entries', 'contents'], 'readwrite');
    await Promise.all([
      change.objectStore('entries').delete([place, name]),
      change.objectStore('contents').delete([place, name]),
      change.done,
    ]);
  } catch {
    // Nothing was stored either.
  }
}

/** Deletes a file. */
export const eraseFile = (place: string, name: string): Promise<void> =>
  erase(storedPlace(place), name);

/** The number of files that a person, such as the visitor, has stored at a place. */
export const countFilesOf = (person: string, place: string): Promise<number> =>
  open()
    .then((database) => database.countFromIndex('entries', 'place', storedPlace(place, person)))
    .catch(() => 0);

/** All files that are stored of a person, with their places as stored. */
async function entriesOf(person: string): Promise<FileEntry[]> {
  const all = await open()
    .then((database) => database.getAll('entries'))
    .catch((): FileEntry[] => []);
  return all.filter(({ place }) => isPlaceOf(person, place));
}

/** Gives the files of a work of one person to another, under a place of theirs. */
export async function moveFiles(
  from: { person: string; place: string },
  to: { person: string; place: string },
): Promise<void> {
  const [before, after] = [from, to].map(({ person, place }) => storedPlace(place, person));
  if (before === undefined || after === undefined) return;
  const change = (await open()).transaction(['entries', 'contents'], 'readwrite');
  const contents = change.objectStore('contents');
  for (const entry of await change.objectStore('entries').index('place').getAll(before)) {
    const content = await contents.get([before, entry.name]);
    await change.objectStore('entries').put({ ...entry, place: after });
    if (content) await contents.put(content, [after, entry.name]);
    await change.objectStore('entries').delete([before, entry.name]);
    await contents.delete([before, entry.name]);
  }
  await change.done;
}

/** Deletes all files of a person from this browser. */
export async function forgetFilesOfPerson(person: string): Promise<void> {
  for (const { place, name } of await entriesOf(person)) await erase(place, name);
}
