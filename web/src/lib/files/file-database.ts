import type { FileFormat } from '@codivia/contract/file-formats';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** A file beside the code of a work, without its content. */
export interface FileEntry {
  /** Where the work is kept: the name of its draft. */
  place: string;
  name: string;
  /** Bytes. */
  size: number;
  format: FileFormat;
  /** SHA-256 of the content, once it was needed. */
  hash?: string;
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

function open(): Promise<IDBPDatabase<Schema>> {
  opening ??= openDB<Schema>('codivia-files', 1, {
    upgrade(database) {
      database
        .createObjectStore('entries', { keyPath: ['place', 'name'] })
        .createIndex('place', 'place');
      database.createObjectStore('contents');
    },
    // A newer version of the app wants to change it in another tab.
    blocking: (_, __, event) => (event.target as IDBDatabase).close(),
    terminated: () => {
      opening = null;
    },
  });
  opening.catch(() => {
    opening = null;
  });
  return opening;
}

/** The files of a work, in the order of their names. */
export async function readEntries(place: string): Promise<FileEntry[]> {
  const kept = await open()
    .then((database) => database.getAllFromIndex('entries', 'place', place))
    .catch((): FileEntry[] => []);
  const held = [...unsaved.values()].map(({ entry }) => entry).filter((one) => one.place === place);
  const all = new Map([...kept, ...held].map((entry) => [entry.name, entry]));
  return [...all.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The bytes of a file; null where it is not there any more. */
export async function readContent(place: string, name: string): Promise<Content | null> {
  const held = unsaved.get(keyOf(place, name));
  if (held) return held.content;
  const kept = await open()
    .then((database) => database.get('contents', [place, name]))
    .catch(() => undefined);
  return kept ?? null;
}

/** Keeps a file, in place of one of the same name. Returns false where it is held for the life of the page only. */
export async function writeFile(entry: FileEntry, content: Content): Promise<boolean> {
  const { place, name } = entry;
  try {
    const change = (await open()).transaction(['entries', 'contents'], 'readwrite');
    await Promise.all([
      change.objectStore('entries').put(entry),
      change.objectStore('contents').put(content, [place, name]),
      change.done,
    ]);
    unsaved.delete(keyOf(place, name));
    return true;
  } catch {
    // The browser is full, or stores nothing at all.
    unsaved.set(keyOf(place, name), { entry, content });
    return false;
  }
}

/** Deletes a file. */
export async function eraseFile(place: string, name: string): Promise<void> {
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
