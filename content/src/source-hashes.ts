import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { courseFolders, lessonFolders } from './load-courses.ts';

/** The files that turn the content files into lessons: a change in them changes the lessons made of unchanged files. */
const MAKERS = [
  'content/src/load-courses.ts',
  'content/src/read-yaml.ts',
  'content/src/yaml-faults.ts',
  'content/src/closed-schema.ts',
  'content/src/schema-errors.ts',
  'content/package.json',
  'contract/src/lessons/markdown/markdown.ts',
  'contract/src/lessons/markdown/written-explorables.ts',
  'contract/package.json',
].map((name) => join(import.meta.dirname, '../..', name));

/** One hash of all these texts, in their order. */
export function hashOf(texts: (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(`${text.length}:`).update(text);
  return hash.digest('base64url');
}

/** Written into folders of the sources for a moment, by the check of imports (scripts/check-imports.mjs). */
const PLANTED = 'planted-violation.ts';

/** Every file below a folder, with its path in it, in a fixed order. */
export function filesBelow(folder: string): (string | Buffer)[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== PLANTED)
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .flatMap((file) => [file.slice(folder.length), readFileSync(file)]);
}

/**
 * A hash for each course folder and each lesson folder below `folder`, by their path: it changes when
 * the course or the lesson would. Far cheaper than loading them. `makers` are further files whose
 * change makes everything count as changed.
 */
export function hashSources(folder: string, makers: string[]): Map<string, string> {
  const made = hashOf([...MAKERS, ...makers].map((file) => readFileSync(file)));
  const hashes = new Map<string, string>();
  for (const course of courseFolders(folder)) {
    const about = readFileSync(join(course.path, 'course.yaml'));
    hashes.set(course.path, hashOf([made, String(course.number), about]));
    const courseId = /^id:.*$/m.exec(about.toString())?.[0] ?? '';
    for (const { path } of lessonFolders(course.path)) {
      hashes.set(path, hashOf([made, courseId, basename(path), ...filesBelow(path)]));
    }
  }
  return hashes;
}
