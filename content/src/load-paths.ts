import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { LearningPathFile } from '@codivia/contract/api/learning-paths';
import Type from 'typebox';
import { readYaml } from './read-yaml.ts';

const PATHS_FOLDER = join(import.meta.dirname, '../paths');

/** The files of the paths, in the order of their numbers. */
function pathFiles(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => /^\d+-.+\.yaml$/.test(name))
    .sort()
    .map((name) => join(folder, name));
}

/**
 * Reads every path, in order. Throws ContentError with the line for the first malformed file, and for a course that is
 * not among `courses`; without `courses` any may be named, since administrators remove courses.
 */
export function loadPaths({
  folder = PATHS_FOLDER,
  courses,
}: {
  folder?: string;
  courses?: readonly string[];
} = {}): LearningPathFile[] {
  const { properties } = LearningPathFile;
  const known =
    courses && Type.Object({ ...properties, courses: Type.Array(Type.Enum([...courses])) });
  return pathFiles(folder).map((file) =>
    readYaml(file, LearningPathFile, ...(known ? [() => known] : [])),
  );
}
