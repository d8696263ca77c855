import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { CHALLENGES_FOLDER, loadChallenges } from './load-challenges.ts';
import { type LoadedCourse, shippedCourses } from './load-courses.ts';
import { readProofRecord, writeProofRecord } from './proof-record.ts';
import { foldersToProve, type Shipped, wholeRecord } from './proofs-to-renew.ts';

const ROOT = join(import.meta.dirname, '../..');
const shipped: Shipped = { courses: shippedCourses(), challenges: loadChallenges() };
const [course, ...otherCourses] = shipped.courses as [LoadedCourse, ...LoadedCourse[]];
const [lesson, ...otherLessons] = course.lessons as [(typeof course.lessons)[0]];
const whole = wholeRecord(shipped);

test('the record holds the proof of everything as it is', () => {
  const folders = foldersToProve(shipped, readProofRecord());
  const paths = folders.length > shipped.courses.length ? [] : folders;
  const command = ['npm run prove', ...paths.map((path) => relative(ROOT, path))].join(' -- ');
  expect(folders, `content/proofs.json is not up to date: ${command}`).toEqual([]);
});

test('a hash that is edited by hand is found, and so is one that is added or missing', () => {
  const { [lesson.id]: own = '', ...missing } = whole.proofs;
  const withProofs = (proofs: Record<string, string>) =>
    foldersToProve(shipped, { ...whole, proofs });
  expect(withProofs({ ...missing, [lesson.id]: own })).toEqual([]);
  expect(withProofs({ ...missing, [lesson.id]: 'edited' })).toEqual([lesson.folder]);
  expect(withProofs(missing)).toEqual([lesson.folder]);
  expect(withProofs({ ...whole.proofs, [`${lesson.id}/gone`]: own })).toEqual([lesson.folder]);
  expect(withProofs({ ...whole.proofs, 'gone-lesson': own })).toEqual([CHALLENGES_FOLDER]);
  expect(withProofs({ ...whole.proofs, 'challenges/gone': own })).toEqual([CHALLENGES_FOLDER]);
  expect(foldersToProve(shipped, { ...whole, challenges: {} })).toEqual([CHALLENGES_FOLDER]);
});

test('a lesson that changes is named, and its course when several do', () => {
  const edited = { ...lesson, content: 'Something else' };
  const withLessons = (lessons: LoadedCourse['lessons']) =>
    foldersToProve({ ...shipped, courses: [{ ...course, lessons }, ...otherCourses] }, whole);
  expect(withLessons([edited, ...otherLessons])).toEqual([lesson.folder]);
  const all = course.lessons.map((one) => ({ ...one, content: 'Something else' }));
  expect(withLessons(all)).toEqual([course.folder]);
});

test('a record is read as it was written, with its names in order', () => {
  const folder = mkdtempSync(join(tmpdir(), 'codivia-record-'));
  const file = join(folder, 'proofs.json');
  expect(readProofRecord(file)).toEqual({ challenges: {}, proofs: {} });
  writeProofRecord({ challenges: { b: '2', a: '1' }, proofs: { 'b/c': '2', b: '1' } }, file);
  const read = readProofRecord(file);
  rmSync(folder, { recursive: true });
  expect(JSON.stringify(read)).toBe(
    '{"challenges":{"a":"1","b":"2"},"proofs":{"b":"1","b/c":"2"}}',
  );
});
