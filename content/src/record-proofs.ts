import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LoadedChallenge, loadChallenges } from './load-challenges.ts';
import { COURSES_FOLDER, courseFolders, type LoadedLesson, lessonFolders } from './load-courses.ts';
import { challengeHashes, lessonHashes } from './proof-hashes.ts';
import { type ProofHashes, readProofRecord, writeProofRecord } from './proof-record.ts';

/** The lessons and challenges without a problem. */
export interface Proven {
  lessons: readonly LoadedLesson[];
  challenges: readonly LoadedChallenge[];
}

/** Returns the ids of all lessons that ship, without loading them: others may be unfinished. */
function lessonIds(): string[] {
  return courseFolders(COURSES_FOLDER)
    .flatMap(({ path }) => lessonFolders(path))
    .flatMap(({ path }) => {
      const about = readFileSync(join(path, 'lesson.yaml'), 'utf8');
      return /^id: *(\S+)/m.exec(about)?.[1] ?? [];
    });
}

const without = (hashes: ProofHashes, isDropped: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(hashes).filter(([name]) => !isDropped(name)));

/** Records the new proofs, and removes lessons and challenges that no longer exist. */
export function recordProofs({ lessons, challenges }: Proven): void {
  const record = readProofRecord();
  const ids = new Set(loadChallenges().map(({ id }) => id));
  const present = new Set(lessonIds());
  const renewed = new Set(lessons.map(({ id }) => id));
  const isDropped = (name: string) => {
    const [first = '', second = ''] = name.split('/');
    return first === 'challenges' ? !ids.has(second) : !present.has(first) || renewed.has(first);
  };
  writeProofRecord({
    challenges: {
      ...without(record.challenges, (id) => !ids.has(id)),
      ...Object.fromEntries(challenges.map(({ id, version }) => [id, version])),
    },
    proofs: Object.assign(
      without(record.proofs, isDropped),
      ...lessons.map((lesson) => lessonHashes(lesson)),
      ...challenges.map((challenge) => challengeHashes(challenge)),
    ),
  });
}
