import { hasAllOfPremium } from '@codivia/contract/api/accounts';
import type { Input } from '@codivia/contract/api/endpoint';
import type * as contract from '@codivia/contract/api/projects';
import {
  FREE_PROJECTS,
  kindOf,
  PROJECT_MAX_BYTES,
  PROJECT_NAME_MAX_LENGTH,
  type Project,
  type ProjectSummary,
} from '@codivia/contract/api/projects';
import type { AssetReference } from '@codivia/contract/files/project-files';
import { type ProgramFiles, type ProgramKind, sameFiles } from '@codivia/contract/programs/program';
import type { Db } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import { AuthenticationRequired } from '../../errors.ts';
import { isPremium, lockPremiumGrounds } from '../accounts/premium.queries.ts';
import { listAssets, releaseAssets } from '../project-files/project-assets.service.ts';
import { deleteUnlisted } from '../project-files/project-files.queries.ts';
import {
  NotFilesOfRoom,
  ProjectChanged,
  ProjectLimitReached,
  ProjectNameTooLong,
  ProjectNotFound,
  ProjectTooLarge,
} from './projects.errors.ts';
import * as queries from './projects.queries.ts';

type NewProject = Input<typeof contract.createProject>['body'];
type Save = Input<typeof contract.saveProject>['body'];

/** Returns files that may be stored, and their room. Throws NotFilesOfRoom or ProjectTooLarge. */
function checked(files: ProgramFiles): { kind: ProgramKind; files: ProgramFiles } {
  const kind = kindOf(files);
  if (!kind) throw NotFilesOfRoom();
  const bytes = Object.entries(files)
    .flat()
    .reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  if (bytes > PROJECT_MAX_BYTES) throw ProjectTooLarge();
  return { kind, files };
}

/** The name in one line without blanks around it. Throws ProjectNameTooLong. */
export function tidied(name: string): string {
  const tidy = name.trim().replace(/\s+/g, ' ');
  if ([...tidy].length > PROJECT_NAME_MAX_LENGTH) throw ProjectNameTooLong();
  return tidy;
}

export function summary(row: queries.ProjectSummaryRow): ProjectSummary {
  const { id, name, kind, revision, created_at, updated_at } = row;
  return {
    id,
    name,
    kind,
    revision,
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  };
}

const whole = (row: queries.ProjectRow): Project => ({
  ...summary(row),
  files: row.files,
  assets: row.assets,
});

export async function listProjects({ db }: Deps, userId: string): Promise<ProjectSummary[]> {
  return (await queries.selectProjects(db, userId)).map(summary);
}

/** Returns a page of the member's projects, the newest first. */
export function page(
  db: Db,
  userId: string,
  wanted: queries.ProjectPage,
): Promise<queries.ProjectSummaryRow[]> {
  return queries.selectProjectPage(db, userId, wanted);
}

/** Throws ProjectNotFound. */
export async function readProject({ db }: Deps, userId: string, id: string): Promise<Project> {
  const found = await queries.selectProject(db, userId, id);
  if (!found) throw ProjectNotFound();
  return whole(found);
}

/**
 * Stores a work as a new project, within a transaction. The limit is checked while the member's row is locked, so that it
 * is exact even for simultaneous creations. A copy for a link does not count. Throws ProjectLimitReached, NotFilesOfRoom,
 * ProjectTooLarge, ProjectNameTooLong, and the errors of listAssets.
 */
export async function createIn(
  tx: Db,
  now: Date,
  userId: string,
  given: Omit<NewProject, 'files'> & { files: ProgramFiles },
  { for_link = false }: { for_link?: boolean } = {},
): Promise<Project> {
  const name = tidied(given.name);
  const { kind, files } = checked(given.files);
  if (kind !== given.kind) throw NotFilesOfRoom();
  const grounds = await lockPremiumGrounds(tx, userId);
  if (!grounds) throw AuthenticationRequired();
  const member = { role: grounds.role, is_premium: isPremium(grounds, now) };
  const isLimited = !for_link && !hasAllOfPremium(member);
  if (isLimited && (await queries.countProjects(tx, userId)) >= FREE_PROJECTS)
    throw ProjectLimitReached();
  const assets = await listAssets(tx, userId, kind, given.assets ?? []);
  const made = { user_id: userId, name, kind, files, assets, created_at: now, updated_at: now };
  return whole(await queries.insertProject(tx, { ...made, for_link }));
}

/** Stores a work as a new project. Throws what createIn throws. */
export function createProject({ db, clock }: Deps, userId: string, input: NewProject) {
  return db.transaction((tx) => createIn(tx, clock(), userId, input));
}

/** Saves code and list of files, in one transaction. Throws what save throws. */
async function saveWithAssets(
  { db, clock }: Deps,
  [userId, id]: readonly [string, string],
  work: ReturnType<typeof checked>,
  { revision, assets: references }: { revision: number; assets: readonly AssetReference[] },
): Promise<ProjectSummary> {
  return db.transaction(async (tx) => {
    await lockPremiumGrounds(tx, userId);
    const present = await queries.lockProject(tx, userId, id);
    if (!present) throw ProjectNotFound();
    if (present.kind !== work.kind) throw NotFilesOfRoom();
    if (present.revision !== revision) throw ProjectChanged(whole(present));
    const assets = await listAssets(tx, userId, work.kind, references);
    const saved = await queries.updateFiles(tx, userId, id, {
      from: revision,
      ...work,
      assets,
      now: clock(),
    });
    if (!saved) throw ProjectNotFound();
    await releaseAssets(tx, userId, present.assets, assets);
    return summary(saved);
  });
}

/**
 * Saves the files, and the list of those beside the code when there is one. Throws ProjectChanged when they are based
 * on an older revision, ProjectNotFound, NotFilesOfRoom, ProjectTooLarge, or what listAssets throws.
 */
export async function saveProject(
  deps: Deps,
  userId: string,
  id: string,
  { revision, files, assets }: Save,
): Promise<ProjectSummary> {
  const { db, clock } = deps;
  const work = checked(files);
  if (assets) return saveWithAssets(deps, [userId, id], work, { revision, assets });
  const saved = await queries.updateFiles(db, userId, id, {
    from: revision,
    ...work,
    now: clock(),
  });
  if (saved) return summary(saved);
  const present = await readProject(deps, userId, id);
  throw present.kind === work.kind ? ProjectChanged(present) : NotFilesOfRoom();
}

/** Throws ProjectNotFound or ProjectNameTooLong. */
export async function renameProject(
  { db, clock }: Deps,
  userId: string,
  id: string,
  name: string,
): Promise<ProjectSummary> {
  const renamed = await queries.updateName(db, userId, id, { name: tidied(name), now: clock() });
  if (!renamed) throw ProjectNotFound();
  return summary(renamed);
}

/** Throws ProjectNotFound. */
export async function deleteProject({ db }: Deps, userId: string, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    await lockPremiumGrounds(tx, userId);
    if (!(await queries.deleteOwnProject(tx, userId, id))) throw ProjectNotFound();
    await deleteUnlisted(tx, userId);
  });
}

/** Tells whether a change may be made to the project as it is. */
type Condition = (present: Project) => boolean;

/**
 * Replaces name and files, when the condition holds; undefined when it does not. A project that has both already is not
 * changed. Throws ProjectNotFound, NotFilesOfRoom, ProjectTooLarge or ProjectNameTooLong.
 */
export async function replace(
  { db, clock }: Deps,
  userId: string,
  id: string,
  given: { name: string; files: ProgramFiles },
  condition: Condition,
): Promise<Project | undefined> {
  const name = tidied(given.name);
  const { kind, files } = checked(given.files);
  return db.transaction(async (tx) => {
    const present = await queries.lockProject(tx, userId, id);
    if (!present) throw ProjectNotFound();
    if (present.kind !== kind) throw NotFilesOfRoom();
    const isSame = present.name === name && sameFiles(present.files, files);
    if (isSame) return whole(present);
    if (!condition(whole(present))) return undefined;
    const now = clock();
    await queries.updateName(tx, userId, id, { name, now });
    const work = { from: present.revision, kind, files, now };
    const saved = await queries.updateFiles(tx, userId, id, work);
    return saved && { ...summary(saved), files, assets: present.assets };
  });
}

/** Deletes the project when the condition holds; false when it does not. Throws ProjectNotFound. */
export async function removeIf(
  { db }: Deps,
  userId: string,
  id: string,
  condition: Condition,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockPremiumGrounds(tx, userId);
    const present = await queries.lockProject(tx, userId, id);
    if (!present) throw ProjectNotFound();
    if (!condition(whole(present))) return false;
    await queries.deleteOwnProject(tx, userId, id);
    await deleteUnlisted(tx, userId);
    return true;
  });
}
