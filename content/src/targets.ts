import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Exercise } from '@codivia/contract/exercises/exercises';
import type { PreviewExercise, Target } from '@codivia/contract/exercises/learner';
import { hashOf } from './source-hashes.ts';

/** The folder of the pictures of results, which the proof takes of the solutions of exercises. */
export const TARGETS_FOLDER = join(import.meta.dirname, '../targets');
/** The record of the pictures, with the hashes of their solutions. */
export const TARGETS_FILE = join(import.meta.dirname, '../targets.json');

/** The picture of one exercise in one language. */
export interface TargetRecord extends Omit<Target, 'address'> {
  /** The hash of the solution that the picture shows. */
  solution: string;
  /** Its file in the folder; null when the solution shows nothing, or nothing else than the start. */
  picture: string | null;
}

/** The pictures by exercise (`games-circle/first-circle`) and language. */
export type TargetRecords = Record<string, Record<string, TargetRecord>>;

/** Returns the hash of all that the picture of an exercise depends on: its solution and the files beside it. */
export function solutionHash({ kind, solution, files = [] }: PreviewExercise): string {
  const beside = files.flatMap((file) => [
    file.name,
    'content' in file ? file.content : `library ${file.library}`,
  ]);
  const parts = Object.entries(solution).sort(([one], [other]) => (one < other ? -1 : 1));
  return hashOf([kind, ...parts.flat(), ...beside]).slice(0, 16);
}

export function readTargets(): TargetRecords {
  return existsSync(TARGETS_FILE) ? JSON.parse(readFileSync(TARGETS_FILE, 'utf8')) : {};
}

let pictures: ReadonlyMap<string, Target> | undefined;

/** Reads the pictures by the hash of their solution. */
function readPictures(): ReadonlyMap<string, Target> {
  const found = Object.values(readTargets()).flatMap((languages) => Object.values(languages));
  return new Map(
    found.flatMap(({ solution, picture, ...shown }) =>
      picture ? [[solution, { address: addressOf(picture, solution), ...shown }]] : [],
    ),
  );
}

/** A new picture has a new address: browsers keep the old one for an hour. */
const addressOf = (picture: string, solution: string) =>
  `/media/targets/${picture}?v=${solution.slice(0, 6)}`;

/**
 * Adds the picture of the result to an exercise of a page or a game. It is found by the solution: an exercise whose
 * solution was changed in the panel has none.
 */
export function withTarget<One extends Exercise>(exercise: One): One {
  if (exercise.kind !== 'web' && exercise.kind !== 'game') return exercise;
  pictures ??= readPictures();
  const target = pictures.get(solutionHash(exercise));
  return target ? { ...exercise, target } : exercise;
}
