import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LANGUAGES, type Language } from '@codivia/contract/api/language';
import type { AuthoredExercise } from '@codivia/contract/exercises/exercises';
import type { PreviewExercise } from '@codivia/contract/exercises/learner';
import { localiseExercise } from '@codivia/contract/exercises/modules';
import {
  type ChromiumPictures,
  type Picture,
  startPictures,
} from '@codivia/runners/preview/chromium/chromium-pictures';
import { installedChromium } from '../../scripts/chromium.mjs';
import { libraryFile } from '../library/contents.ts';
import type { LoadedChallenge } from './load-challenges.ts';
import type { LoadedLesson } from './load-courses.ts';
import {
  readTargets,
  solutionHash,
  TARGETS_FILE,
  TARGETS_FOLDER,
  type TargetRecord,
  type TargetRecords,
} from './targets.ts';

/** An exercise that has a picture of its result, in each language. */
export interface Pictured {
  /** The lesson, or `challenges`, and the exercise. */
  name: string;
  exercises: Record<Language, PreviewExercise>;
}

/** Exercises whose pictures are taken at a time: mostly they wait for frames. */
const AT_ONCE = 3;

/** Maximum length of the text of a picture; longer texts are cut off, since screen readers read them in one go. */
const TEXT_MAX = 160;

/** Returns the exercises below a name that get a picture: pages and games with one right result. */
function pictured(folder: string, exercises: readonly AuthoredExercise[]): Pictured[] {
  return exercises.flatMap((exercise) => {
    if (exercise.kind !== 'web' && exercise.kind !== 'p5') return [];
    const localised = LANGUAGES.map((language) => [language, localiseExercise(exercise, language)]);
    return [{ name: `${folder}/${exercise.id}`, exercises: Object.fromEntries(localised) }];
  });
}

/** A project of one's own looks different for everybody, so it has no picture. */
export const picturedInLesson = ({ id, exercises }: LoadedLesson): Pictured[] =>
  pictured(
    id,
    exercises.filter((one) => !('task' in one) || one.task !== 'open'),
  );

export const picturedChallenge = ({ exercise }: LoadedChallenge): Pictured[] =>
  pictured('challenges', [exercise]);

/** Returns the languages in which a picture is missing, or was taken of another solution. */
export function outdatedTargets(
  { name, exercises }: Pictured,
  records: TargetRecords = readTargets(),
): Language[] {
  return LANGUAGES.filter((language) => {
    const record = records[name]?.[language];
    if (record?.solution !== solutionHash(exercises[language])) return true;
    return record.picture !== null && !existsSync(join(TARGETS_FOLDER, record.picture));
  });
}

function programOf({ kind, files = [] }: PreviewExercise, of: PreviewExercise['solution']) {
  const beside = files.flatMap((file) => {
    const content = 'content' in file ? file.content : libraryFile(file.library)?.();
    return content === undefined ? [] : [{ name: file.name, content }];
  });
  return { kind, files: of, beside };
}

function shortened(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  return plain.length > TEXT_MAX ? `${plain.slice(0, TEXT_MAX).trimEnd()}…` : plain;
}

function store(picture: Picture, file: string): Omit<TargetRecord, 'solution'> {
  const path = join(TARGETS_FOLDER, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, picture.webp);
  const { width, height, text } = picture;
  return { picture: file, width, height, text: shortened(text) };
}

const NONE = { picture: null, width: 0, height: 0, text: '' };

/** Takes the pictures of an exercise; both languages share one file where they look alike. */
async function takePictures(
  { name, exercises }: Pictured,
  browser: ChromiumPictures,
): Promise<Record<string, TargetRecord>> {
  const taken = await Promise.all(
    LANGUAGES.map(async (language) => {
      const exercise = exercises[language];
      const start = programOf(exercise, exercise.starter);
      return [language, await browser.take(programOf(exercise, exercise.solution), start)] as const;
    }),
  );
  const [first, ...others] = taken.map(([, picture]) => picture);
  const isShared = first && others.every((other) => other?.webp.equals(first.webp));
  for (const file of [name, ...LANGUAGES.map((language) => `${name}.${language}`)])
    rmSync(join(TARGETS_FOLDER, `${file}.webp`), { force: true });
  const records = taken.map(([language, picture]) => {
    const solution = solutionHash(exercises[language]);
    const file = isShared ? `${name}.webp` : `${name}.${language}.webp`;
    return [language, { solution, ...(picture ? store(picture, file) : NONE) }];
  });
  return Object.fromEntries(records);
}

/** Takes the pictures that are missing or show another solution, and records the hashes of their solutions. */
export async function renewTargets(wanted: readonly Pictured[]): Promise<string[]> {
  const records = readTargets();
  const outdated = wanted.filter((one) => outdatedTargets(one, records).length > 0);
  if (outdated.length === 0) return [];
  const browser = await startPictures(installedChromium());
  for (let from = 0; from < outdated.length; from += AT_ONCE) {
    const some = outdated.slice(from, from + AT_ONCE);
    await Promise.all(
      some.map(async (one) => {
        records[one.name] = await takePictures(one, browser);
      }),
    );
  }
  await browser.close();
  const sorted = Object.entries(records).sort(([one], [other]) => (one < other ? -1 : 1));
  writeFileSync(TARGETS_FILE, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
  return outdated.map(({ name }) => name);
}
