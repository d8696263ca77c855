import { deleteStored, readStoredJson, store, storedKeys } from '../../lib/storage.ts';
import type { StorageKey } from '../../lib/storage-key.ts';
import type { KeptFiles } from './collab.ts';

/** Edits of a window that the server has not acknowledged, and the files that they change. */
export interface UnsentEdits {
  client: string;
  /** The seq of the last event that the files contain for certain. */
  seq: number;
  files: KeptFiles;
}

const prefix = (sessionId: string) => `live:${sessionId}:` as const;
const keyOf = (sessionId: string, client: string): StorageKey => `live:${sessionId}:${client}`;

/** Stores them in this browser; deletes them once all are acknowledged. */
export function keepUnsent(sessionId: string, unsent: UnsentEdits): void {
  const key = keyOf(sessionId, unsent.client);
  const none = Object.values(unsent.files).every((file) => file.unsent.length === 0);
  if (none) deleteStored(key);
  else store(key, JSON.stringify(unsent));
}

export function forgetUnsent(sessionId: string, client: string): void {
  deleteStored(keyOf(sessionId, client));
}

/** Tells whether what is stored is what `keepUnsent` has stored. */
function isUnsent(value: unknown): value is UnsentEdits {
  if (typeof value !== 'object' || value === null) return false;
  const { client, seq, files } = value as Partial<UnsentEdits>;
  return typeof client === 'string' && typeof seq === 'number' && typeof files === 'object';
}

/** Returns a name for a window of a host, created again whenever a room is opened. */
function newClient(): string {
  return crypto.randomUUID();
}

/**
 * Claims a client's name for the life of this window; returns false when another window has it. Browsers without
 * locks have one window at a time.
 */
async function claim(client: string, released: AbortSignal): Promise<boolean> {
  const { locks } = navigator;
  if (!locks) return true;
  return new Promise((resolve) => {
    locks
      .request(`codivia:live:${client}`, { ifAvailable: true }, async (lock) => {
        resolve(lock !== null);
        if (lock) await new Promise<void>((end) => released.addEventListener('abort', () => end()));
      })
      .catch(() => resolve(true));
  });
}

/**
 * Returns the unsent edits of this session from a window that is gone (reloaded, closed, crashed); this window
 * continues under its name. Without any, returns a new name without edits. The name is released when `released` aborts.
 */
export async function adoptUnsent(
  sessionId: string,
  released: AbortSignal,
): Promise<{ client: string; left: UnsentEdits | null }> {
  for (const key of storedKeys(prefix(sessionId))) {
    const left = readStoredJson(key);
    if (!isUnsent(left)) deleteStored(key);
    else if (await claim(left.client, released)) return { client: left.client, left };
  }
  const client = newClient();
  await claim(client, released);
  return { client, left: null };
}
