import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { courseFileProblems } from '@codivia/content/check-course-files';
import { type LoadedCourse, loadCourse } from '@codivia/content/load-courses';
import type { ContentProblem } from '@codivia/contract/api/admin-lists';
import { ContentRefused } from '../admin-lessons/admin-lessons.errors.ts';
import { NO_COURSE_IN_ZIP } from './course-files.errors.ts';
import { readZip } from './course-zip.ts';
import { importedProblems } from './imported-problems.ts';

/** The path of a text file of the format in the folder of a course. Other files are never written. */
const TEXT_FILE =
  /^(course\.yaml|\d{1,6}-[\w-]{1,120}\/(lesson\.(yaml|(en|fr)\.(md|html))|exercises\/[a-z0-9-]{1,80}\.yaml))$/;

/** Tells whether a name belongs to such a file, in the folder of the course or at the top of the zip. */
const isText = (name: string) =>
  TEXT_FILE.test(name) || TEXT_FILE.test(name.replace(/^[^/]+\//, ''));

/** Loads files without problems through a temporary folder. */
async function load(files: ReadonlyMap<string, string>, order: number): Promise<LoadedCourse> {
  const folder = await mkdtemp(join(tmpdir(), 'codivia-import-'));
  try {
    for (const [name, text] of files) {
      await mkdir(join(folder, dirname(name)), { recursive: true });
      await writeFile(join(folder, name), text);
    }
    return loadCourse(folder, order);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export interface UnpackedCourse {
  course: LoadedCourse;
  /** False when the folder had no number: then the place of the course is not known. */
  placed: boolean;
  ignored: string[];
  /** The folder of the course in the zip, with a slash; empty for a course right at the top. */
  prefix: string;
}

/** Returns a problem with its file named as in the zip. */
export const namedIn =
  (prefix: string) =>
  (problem: ContentProblem): ContentProblem =>
    problem.file === undefined ? problem : { ...problem, file: `${prefix}${problem.file}` };

function refuse(problems: ContentProblem[], prefix: string): void {
  if (problems.length > 0) throw ContentRefused(problems.map(namedIn(prefix)));
}

/**
 * Returns the course in a zip. Throws UnreadableZip, ZipTooLarge, or ContentRefused with all problems, by file and
 * line.
 */
export async function unpackCourse(zipped: Buffer): Promise<UnpackedCourse> {
  const { files: found, ignored } = await readZip(zipped, isText);
  const about = [...found.keys()].filter((name) => /^([^/]+\/)?course\.yaml$/.test(name));
  const [first] = about;
  if (first === undefined || about.length > 1) throw ContentRefused([NO_COURSE_IN_ZIP]);
  const prefix = first.slice(0, -'course.yaml'.length);
  const inFolder = [...found].filter(
    ([name]) => name.startsWith(prefix) && TEXT_FILE.test(name.slice(prefix.length)),
  );
  const files = new Map(inFolder.map(([name, text]) => [name.slice(prefix.length), text]));
  refuse(courseFileProblems(files), prefix);
  const number = /^\d{1,6}(?=-)/.exec(prefix)?.[0];
  const course = await load(files, Number(number ?? 0));
  refuse(importedProblems(course), prefix);
  return { course, placed: number !== undefined, ignored, prefix };
}
