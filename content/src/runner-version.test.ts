import type { AuthoredExercise } from '@codivia/contract/exercises/exercises';
import { expect, test } from 'vitest';
import { type LoadedLesson, shippedCourses } from './load-courses.ts';
import { exerciseHash, lessonHashes } from './proof-hashes.ts';
import { filesOf, readerVersion, runnerVersion } from './runner-version.ts';

const files = filesOf(['content/src/prove.ts', 'runners/src/game/game.frame.ts']);

test.each([
  'content/src/prove.ts',
  'contract/src/exercises/tasks/write.ts',
  'runners/src/preview/frame/connect.ts',
  'runners/src/game/sketch-kit.ts',
])('%s decides about proofs', (file) => {
  expect(files).toContain(file);
});

test('nothing that only other parts of the product import decides', () => {
  const foreign =
    /^contract\/src\/(api\/(?!language)|text\/contacts)|^content\/library|^(web|server)\//;
  expect(files.filter((file) => foreign.test(file))).toEqual([]);
  expect(files.filter((file) => file.includes('.test.'))).toEqual([]);
});

test('another version of the runners makes every exercise count as changed, and no text', () => {
  const lesson = shippedCourses()[0]?.lessons[0] as LoadedLesson;
  const now = lessonHashes(lesson);
  const later = lessonHashes(lesson, ['other', readerVersion()]);
  const same = Object.keys(now).filter((name) => now[name] === later[name]);
  expect(same).toEqual([lesson.id]);
  const readAgain = lessonHashes(lesson, [runnerVersion(), 'other']);
  expect(Object.keys(now).filter((name) => now[name] !== readAgain[name])).toEqual([lesson.id]);
});

test('a file of the library counts for the exercises that use it', () => {
  const exercises = shippedCourses().flatMap(({ lessons }) =>
    lessons.flatMap((one) => one.exercises),
  );
  const uses = (one: AuthoredExercise) =>
    'files' in one && one.files?.some((file) => 'library' in file) === true;
  const redrawn = exercises.filter(
    (one) => exerciseHash(one, '') !== exerciseHash(one, '', () => () => 'redrawn'),
  );
  expect(redrawn.length).toBeGreaterThan(0);
  expect(redrawn).toEqual(exercises.filter(uses));
});
