import {
  type AssetReference,
  listNeededFiles,
  type ProjectAsset,
  readFile,
  uploadFile,
} from '@codivia/contract/files/project-files';
import { call, callBy } from '../../lib/api.ts';
import {
  type Content,
  eraseFile,
  type FileEntry,
  readContent,
  readEntries,
  writeFile,
} from '../../lib/files/file-database.ts';
import { transfer } from '../../lib/files/transfer.ts';
import { sendInSteps } from '../../lib/files/upload-state.ts';
import type { Fetcher } from '../../lib/http.ts';
import { loadFiles } from './file-store.ts';
import { turnsOf } from './script-turns.ts';

/** SHA-256 in hexadecimal digits; null in pages without https, where browsers compute none. */
async function hashOf(content: Content): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Returns the hash of a file that is kept here, and stores it once it is known. */
async function hashOfEntry(entry: FileEntry): Promise<string | null> {
  if (entry.hash) return entry.hash;
  const content = await readContent(entry.place, entry.name);
  const hash = content && (await hashOf(content));
  if (content && hash) await writeFile({ ...entry, hash }, content);
  return hash;
}

async function send(entry: FileEntry, hash: string, by: Fetcher): Promise<string> {
  const content = await readContent(entry.place, entry.name);
  if (!content) return hash;
  const stored = await callBy(by, uploadFile, { params: { hash }, body: new Blob([content]) });
  // The server has removed something that this browser did not know.
  if (stored.hash !== hash) await writeFile({ ...entry, hash: stored.hash }, content);
  return stored.hash;
}

/**
 * Sends the account the files of a work that it does not have yet, and returns the list to save with the project; null
 * where this page can compute no hashes. Throws ApiError, as calls do, and UploadCancelled.
 */
export async function sendFiles(place: string): Promise<AssetReference[] | null> {
  const entries = await readEntries(place);
  const hashes = new Map<string, string>();
  for (const entry of entries) {
    const hash = await hashOfEntry(entry);
    if (hash === null) return null;
    hashes.set(entry.name, hash);
  }
  if (entries.length === 0) return [];
  const { needed } = await call(listNeededFiles, {
    body: { hashes: [...new Set(hashes.values())] },
  });
  const sent = new Map<string, string>();
  const hashOf = ({ name }: FileEntry) => hashes.get(name) ?? '';
  // Each content only once, whatever names it has.
  const first = new Map(entries.toReversed().map((entry) => [hashOf(entry), entry]));
  const parts = entries.filter((entry) => first.get(hashOf(entry)) === entry);
  await sendInSteps(
    place,
    parts.filter((entry) => needed.includes(hashOf(entry))),
    async (entry, sending) => {
      const hash = hashOf(entry);
      sent.set(hash, await send(entry, hash, transfer(sending)));
    },
  );
  return entries.map(({ name }) => {
    const hash = hashes.get(name) ?? '';
    return { name, hash: sent.get(hash) ?? hash };
  });
}

/** Makes the files of a work those that the account has of its project. Throws ApiError, as calls do. */
export async function fetchFiles(place: string, assets: readonly ProjectAsset[]): Promise<void> {
  const here = new Map((await readEntries(place)).map((entry) => [entry.name, entry]));
  const turns = turnsOf(assets.map(({ name }) => name));
  for (const { name, hash, size, format } of assets) {
    const entry = here.get(name);
    here.delete(name);
    const turn = turns.get(name);
    const more = turn === undefined ? {} : { turn };
    if (entry && (await hashOfEntry(entry)) === hash) {
      const content = entry.turn === turn ? null : await readContent(place, name);
      if (content) await writeFile({ place, name, size, format, hash, ...more }, content);
      continue;
    }
    const file = (await callBy(transfer(), readFile, { params: { hash } })) as Blob;
    const content = new Uint8Array(await file.arrayBuffer());
    await writeFile({ place, name, size, format, hash, ...more }, content);
  }
  for (const name of here.keys()) await eraseFile(place, name);
  await loadFiles(place);
}
