import { LANGUAGES } from '@codivia/contract/api/language';
import type { AuthoredExercise } from '@codivia/contract/exercises/exercises';
import { libraryFile } from '../library/contents.ts';
import type { LoadedChallenge } from './load-challenges.ts';
import type { LoadedLesson } from './load-courses.ts';
import type { ProofHashes } from './proof-record.ts';
import { readerVersion, runnerVersion } from './runner-version.ts';
import { hashOf } from './source-hashes.ts';

/** Characters of a hash in the record: 120 bits. */
const HASH_LENGTH = 20;

const shortHash = (...texts: (string | Buffer)[]) => hashOf(texts).slice(0, HASH_LENGTH);

/** Returns the contents of the files of the library that an exercise uses. */
function libraryFilesOf(exercise: AuthoredExercise, fileOf: typeof libraryFile): Buffer[] {
  const files = 'files' in exercise ? (exercise.files ?? []) : [];
  const names = files.flatMap((file) => {
    if (!('library' in file)) return [];
    const { library } = file;
    return typeof library === 'string' ? [library] : LANGUAGES.map((one) => library[one]);
  });
  return names.map((name) => Buffer.from(fileOf(name)?.() ?? ''));
}

/** Hashes an exercise with its files from the library, and the version of the scripts that prove it. */
export function exerciseHash(
  exercise: AuthoredExercise,
  version: string,
  fileOf = libraryFile,
): string {
  return shortHash(version, JSON.stringify(exercise), ...libraryFilesOf(exercise, fileOf));
}

/** Returns the name that an exercise of a lesson has in the record. */
export const exerciseKey = (lesson: { id: string }, { id }: AuthoredExercise) =>
  `${lesson.id}/${id}`;

export const challengeKey = ({ id }: LoadedChallenge) => `challenges/${id}`;

/** Hashes the texts of a lesson and each of its exercises, each with the version of the scripts that prove it. */
export function lessonHashes(
  { folder: _, order_index: __, ...lesson }: LoadedLesson,
  [runner, reader] = [runnerVersion(), readerVersion()],
): ProofHashes {
  // What `lesson.yaml` says is in the lesson; the way in which it is written proves nothing.
  const { 'lesson.yaml': _about, ...sources } = lesson.sources;
  const texts = shortHash(reader, JSON.stringify({ ...lesson, sources }));
  const exercises = lesson.exercises.map((one) => [
    exerciseKey(lesson, one),
    exerciseHash(one, runner),
  ]);
  return { [lesson.id]: texts, ...Object.fromEntries(exercises) };
}

export function challengeHashes(challenge: LoadedChallenge, runner = runnerVersion()): ProofHashes {
  const { exercise } = challenge;
  return { [challengeKey(challenge)]: exerciseHash(exercise as AuthoredExercise, runner) };
}
