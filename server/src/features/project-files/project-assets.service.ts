import { type FileFormat, formatFits, ruleOfFormat } from '@codivia/contract/files/file-formats';
import {
  cleanFileName,
  fileNameProblem,
  formatOfName,
  isCodeName,
  sameFileKey,
} from '@codivia/contract/files/file-names';
import {
  type AssetReference,
  PROJECT_FILES_MAX,
  type ProjectAsset,
} from '@codivia/contract/files/project-files';
import type { ProgramKind } from '@codivia/contract/programs/program';
import type { Db } from '../../db/connect.ts';
import {
  FileNameRefused,
  FilesMissing,
  FileTypeMismatch,
  TooManyFiles,
} from './project-files.errors.ts';
import { deleteUnlisted, markListed, selectFiles } from './project-files.queries.ts';

/** Returns names that may be together, and beside the code. Throws FileNameRefused. */
function checkedNames(kind: ProgramKind, references: readonly AssetReference[]): AssetReference[] {
  const taken = new Set<string>();
  return references.map(({ name: typed, hash }) => {
    const name = cleanFileName(typed);
    const problem = fileNameProblem(name);
    if (problem) throw FileNameRefused(typed, problem);
    const key = sameFileKey(name);
    if (taken.has(key) || isCodeName(kind, name)) throw FileNameRefused(name, 'taken');
    taken.add(key);
    return { name, hash };
  });
}

/** Throws FileTypeMismatch. */
function expectType(name: string, format: FileFormat): void {
  const named = formatOfName(name);
  if (named && formatFits(format, named)) return;
  throw FileTypeMismatch(name, ruleOfFormat(format).type.replace(/;.*/, ''));
}

/**
 * Returns the list of files as it is stored with a project, within the transaction that stores it and while the
 * member's row is locked. Its files no longer wait for a list. Throws TooManyFiles, FileNameRefused, FilesMissing or
 * FileTypeMismatch.
 */
export async function listAssets(
  tx: Db,
  userId: string,
  kind: ProgramKind,
  listed: readonly AssetReference[],
): Promise<ProjectAsset[]> {
  if (listed.length > PROJECT_FILES_MAX) throw TooManyFiles();
  const references = checkedNames(kind, listed);
  const hashes = [...new Set(references.map(({ hash }) => hash))];
  if (hashes.length === 0) return [];
  await markListed(tx, userId, hashes);
  const stored = new Map((await selectFiles(tx, userId, hashes)).map((one) => [one.sha256, one]));
  const missing = hashes.filter((hash) => !stored.has(hash));
  if (missing.length > 0) throw FilesMissing(missing);
  return references.flatMap(({ name, hash }) => {
    const found = stored.get(hash);
    if (!found) return [];
    expectType(name, found.format);
    return [{ name, hash, size: found.size, format: found.format }];
  });
}

/** Tells whether a list lacks a content that the list before had. */
const lost = (before: readonly ProjectAsset[], after: readonly ProjectAsset[]): boolean =>
  before.some(({ hash }) => after.every((one) => one.hash !== hash));

/** Deletes the files that a list no longer names, unless another list of the member does; their row must be locked. */
export async function releaseAssets(
  tx: Db,
  userId: string,
  before: readonly ProjectAsset[],
  after: readonly ProjectAsset[] = [],
): Promise<void> {
  if (lost(before, after)) await deleteUnlisted(tx, userId);
}
