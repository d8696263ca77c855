import type { Sources } from '@codivia/content/written-course';

/** The texts of a course or a lesson: as they last were the same in both places, in the repository, and in the panel. */
interface Texts {
  base: Sources;
  /** Texts that were pulled since, which a checkout may have or not. */
  pulled: Sources;
  repository: Sources;
  panel: Sources;
}

/** The places that have changed since both were the same. In a conflict, both have changed the same file. */
export interface Comparison {
  repository: string[];
  panel: string[];
  conflicts: string[];
}

/** Compares the texts of a course or a lesson, file by file. */
export function compareTexts({ base, pulled, repository, panel }: Texts): Comparison {
  const found: Comparison = { repository: [], panel: [], conflicts: [] };
  const names = new Set([base, repository, panel].flatMap((files) => Object.keys(files)));
  for (const name of [...names].sort()) {
    const [ours, theirs] = [repository[name], panel[name]];
    const known = [base[name], pulled[name] ?? base[name]];
    if (ours === theirs) continue;
    // A checkout with a known text is older than the panel's, which is never lost to it.
    if (known.includes(ours)) found.panel.push(name);
    else if (known.includes(theirs)) found.repository.push(name);
    else found.conflicts.push(name);
  }
  return found;
}

/** The end of a conflict: with the texts of the repository, or with those of the panel. */
export type Resolution = 'ours' | 'theirs';

/** The choices of a command. */
export interface SyncOptions {
  /** The folder of the courses. */
  folder: string;
  /** The id of the one course to take; all without it. */
  course?: string | undefined;
  /** Nothing is written. */
  dryRun?: boolean;
  resolution?: Resolution | undefined;
}

/** The outcome of a command, in lines for its user. */
export interface SyncReport {
  changes: string[];
  /** Files that both places have changed, and problems of files: nothing of these was written. */
  conflicts: string[];
  /** Things that stay different, and why. */
  notes: string[];
}
