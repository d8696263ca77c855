import { execFileSync } from 'node:child_process';
import { basename, join } from 'node:path';
import { COURSES_FOLDER, courseFolders } from './load-courses.ts';

const ROOT = join(import.meta.dirname, '../..');

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/** Returns the commit on which a change is based: where it left the main branch, else the one before it. */
function baseCommit(): string {
  const head = git('rev-parse', 'HEAD').trim();
  try {
    const base = git('merge-base', 'HEAD', 'origin/HEAD').trim();
    if (base !== head) return base;
  } catch {
    // A clone without a remote branch.
  }
  return git('rev-parse', 'HEAD^').trim();
}

/**
 * Returns the folder names of the courses with changed files; null if git cannot tell, as in a copy without earlier
 * commits.
 */
function changedFolders(): Set<string> | null {
  try {
    const files = git('diff', '--name-only', '--no-renames', baseCommit(), '--', COURSES_FOLDER);
    return new Set(files.split('\n').flatMap((file) => /courses\/([^/]+)\//.exec(file)?.[1] ?? []));
  } catch {
    return null;
  }
}

/** Returns the folders of the courses that are proven whole: with `CI` set, the courses that this change touches. */
export function touchedCourses(env: NodeJS.ProcessEnv = process.env): ReadonlySet<string> {
  if (!env.CI) return new Set();
  const changed = changedFolders();
  const folders = courseFolders(COURSES_FOLDER).map(({ path }) => path);
  return new Set(folders.filter((path) => changed?.has(basename(path)) ?? true));
}
