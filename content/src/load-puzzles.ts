import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { AuthoredExercise } from '@codivia/contract/exercises/exercises';
import { loadExercise } from './load-courses.ts';

/** The folder of the daily puzzles: a folder for each course, with one exercise in each file. */
export const PUZZLES_FOLDER = join(import.meta.dirname, '../puzzles');

/** A puzzle of the stock, without its content. */
export interface ListedPuzzle {
  id: string;
  /** The id of the course whose ideas it needs. */
  topic: string;
  file: string;
}

const mixed = (id: string) => createHash('sha256').update(id).digest('hex');

/** All puzzles in the order of their days: mixed, and the same on every server. Only names are read. */
export function listPuzzles(folder = PUZZLES_FOLDER): ListedPuzzle[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.yaml'))
    .map((entry) => ({
      id: basename(entry.name, '.yaml'),
      topic: basename(entry.parentPath),
      file: join(entry.parentPath, entry.name),
    }))
    .sort((one, other) => (mixed(one.id) < mixed(other.id) ? -1 : 1));
}

/** Reads a puzzle. Throws ContentError. */
export const loadPuzzle = ({ file }: ListedPuzzle): AuthoredExercise => loadExercise(file);
