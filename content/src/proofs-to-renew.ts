import { courseHashes } from './due-proofs.ts';
import { CHALLENGES_FOLDER, type LoadedChallenge } from './load-challenges.ts';
import type { LoadedCourse } from './load-courses.ts';
import { challengeHashes } from './proof-hashes.ts';
import type { ProofHashes, ProofRecord } from './proof-record.ts';

/** All that ships with the product and is proven. */
export interface Shipped {
  courses: readonly LoadedCourse[];
  challenges: readonly LoadedChallenge[];
}

/** Returns the content of the record once all is proven. */
export function wholeRecord({ courses, challenges }: Shipped): ProofRecord {
  const ofCourses = courses.map(courseHashes);
  const ofChallenges = challenges.map((one) => challengeHashes(one));
  return {
    challenges: Object.fromEntries(challenges.map(({ id, version }) => [id, version])),
    proofs: Object.assign({}, ...ofCourses, ...ofChallenges),
  };
}

function differences(one: ProofHashes, other: ProofHashes): string[] {
  return Object.keys({ ...one, ...other }).filter((name) => one[name] !== other[name]);
}

/**
 * Returns the folders to prove so that the record is right again; empty if it is right. A run on any folder removes
 * entries that no longer exist.
 */
export function foldersToProve(shipped: Shipped, record: ProofRecord): string[] {
  const whole = wholeRecord(shipped);
  const proofs = differences(record.proofs, whole.proofs);
  const changed = new Set(proofs.map((name) => name.split('/', 1)[0] ?? ''));
  const folders = shipped.courses.flatMap(({ folder, lessons }) => {
    const found = lessons.filter(({ id }) => changed.delete(id));
    return found.length > 1 ? [folder] : found.map((lesson) => lesson.folder);
  });
  const others = [...changed, ...differences(record.challenges, whole.challenges)];
  return others.length > 0 ? [...folders, CHALLENGES_FOLDER] : folders;
}
