import { lengthOf, type ProgramFiles, sameFiles } from '@codivia/contract/programs/program';
import { readStoredJson, store } from '../../../lib/storage.ts';
import type { StorageKey } from '../../../lib/storage-key.ts';

/** The reason why a version was kept: before a run, when it was saved, at a pause, or before other code replaced it. */
export type VersionReason = 'run' | 'saved' | 'pause' | 'replaced';

/** A work as it was at some time. */
export interface Version {
  /** Milliseconds since 1970; no two versions of a work have the same. */
  savedAt: number;
  reason: VersionReason;
  files: ProgramFiles;
}

/** Maximum number of versions kept of each work, and of their characters together. */
const MAX_VERSIONS = 40;
const MAX_CHARACTERS = 400_000;
/** The number of versions that remain when the browser is full. */
const FEW_VERSIONS = 3;

function storageKey(key: string): StorageKey {
  return `room:${key}:versions`;
}

/** The versions of the work kept under `key`, the newest first. */
export function readVersions(key: string): readonly Version[] {
  const stored = readStoredJson(storageKey(key));
  return Array.isArray(stored) ? stored : [];
}

function withinLimits(versions: readonly Version[]): Version[] {
  let characters = 0;
  return versions.slice(0, MAX_VERSIONS).filter(({ files }, i) => {
    characters += lengthOf(files);
    return i === 0 || characters <= MAX_CHARACTERS;
  });
}

/** Keeps a version, unless it equals the newest one. Returns all versions then. */
export function addVersion(
  key: string,
  files: ProgramFiles,
  reason: VersionReason,
  now = Date.now(),
): readonly Version[] {
  const known = readVersions(key);
  const newest = known[0];
  if (newest && sameFiles(newest.files, files)) return known;
  const savedAt = Math.max(now, (newest?.savedAt ?? 0) + 1);
  const versions = withinLimits([{ savedAt, reason, files }, ...known]);
  store(storageKey(key), JSON.stringify(versions));
  return versions;
}

/** Gives a work the versions of another one too. */
export function mergeVersions(from: string, to: string): void {
  const all = [...readVersions(to), ...readVersions(from)].toSorted(
    (a, b) => b.savedAt - a.savedAt,
  );
  if (all.length > 0) store(storageKey(to), JSON.stringify(withinLimits(all)));
}

/** Makes room in a browser that is full. */
export function deleteOldVersions(key: string): void {
  store(storageKey(key), JSON.stringify(readVersions(key).slice(0, FEW_VERSIONS)));
}
