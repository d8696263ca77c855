import { PROGRAM_KINDS, type ProgramKind } from '@codivia/contract/programs/program';
import { placeOfDraft } from '../../lib/drafts.ts';
import { isWork, ownedKeys, VISITOR } from '../../lib/person.ts';
import { readStored, store } from '../../lib/storage.ts';
import type { StorageKey } from '../../lib/storage-key.ts';

/** The work that was written in this browser without an account. */
export interface VisitorWork {
  rooms: ProgramKind[];
  /** The number of exercises and challenges in which something was written. */
  exercises: number;
  /** The places of the works of rooms, and of the files beside exercises. */
  places: string[];
}

/** The room that a place belongs to; null for the files beside an exercise. */
export const kindOfPlace = (place: string): ProgramKind | null =>
  PROGRAM_KINDS.find((kind) => place === kind || place.startsWith(`${kind}/`)) ?? null;

/** The keys of what is kept at a place. */
export const keysOfPlace = (place: string, person: string): string[] =>
  ownedKeys(person).filter((key) => key.startsWith(`room:${place}:`));

/** Works of projects are in somebody's account: they are kept here for that member (earlier-project.ts). */
const isProject = (place: string): boolean => /(?:^|\/)project\//.test(place);

/** Returns the work that a visitor has written in this browser; null when there is none. */
export function readVisitorWork(): VisitorWork | null {
  const keys = ownedKeys(VISITOR);
  const works = keys.flatMap((key) => /^room:([^:]+):(?:draft|files)$/.exec(key)?.[1] ?? []);
  const places = keys.flatMap((key) => /^room:([^:]+):/.exec(key)?.[1] ?? []);
  const written = keys.filter(isWork).flatMap((key) => /^code:(.*)$/.exec(key)?.[1] ?? []);
  const rooms = new Set(works.filter((place) => !isProject(place)).map(kindOfPlace));
  const exercises = new Set(written.map((key) => placeOfDraft(key).place)).size;
  rooms.delete(null);
  if (rooms.size === 0 && exercises === 0) return null;
  return {
    rooms: PROGRAM_KINDS.filter((kind) => rooms.has(kind)),
    exercises,
    places: [...new Set(places)].filter((place) => !isProject(place)),
  };
}

/** Returns a mark that differs after each change of a visitor's work. */
function markOfWork(): string {
  const keys = ownedKeys(VISITOR).filter(isWork);
  return keys
    .map((key) => `${key} ${readStored(key as StorageKey, VISITOR)?.length}`)
    .sort()
    .join('\n');
}

/** Records that the member declines this work: it stays for visitors, and is not offered again until it changes. */
export const leaveToVisitors = (): void => void store('left_to_visitors', markOfWork());

/** Returns the work to offer to the member; null when there is none, or they have declined it. */
export const offeredWork = (): VisitorWork | null =>
  readStored('left_to_visitors') === markOfWork() ? null : readVisitorWork();
