import { hasAllOfPremium } from '@codivia/contract/accounts';
import { CONFIRMABLE } from '@codivia/contract/contacts/find-personal-data';
import type { Input } from '@codivia/contract/endpoint';
import type { Project } from '@codivia/contract/projects';
import {
  type OwnPublishedProject,
  type PersonalDataFinding,
  PUBLISHED_DESCRIPTION_MAX_LENGTH,
  PUBLISHED_TITLE_MAX_LENGTH,
  type PublishedProject,
  type publishProject,
  type ViewedProject,
} from '@codivia/contract/published-projects';
import type { Db } from '../../db/connect.ts';
import type { SessionUser } from '../../plugins/session.ts';
import { parseApart } from '../../services/parsing-pool.ts';
import { lockPremiumGrounds } from '../accounts/accounts.service.ts';
import { recordAudit } from '../audit/audit.service.ts';
import { authorOf } from '../portfolio/portfolio-author.service.ts';
import {
  deleteUnlisted,
  type FileDeps,
  keepCopies,
  prepareCopies,
} from '../project-files/project-files.service.ts';
import { createIn, lockProject, ProjectNotFound } from '../projects/projects.service.ts';
import type { Compared } from './copies.worker.ts';
import type { Suspected } from './findings.worker.ts';
import { textsOfAssets } from './published-files.service.ts';
import {
  PersonalDataFound,
  PublishedContactRefused,
  PublishedCopyHidden,
  PublishedDescriptionTooLong,
  PublishedProjectNotFound,
  PublishedTitleTooLong,
  PublishingPremium,
} from './published-projects.errors.ts';
import {
  deleteAnyPublished,
  deletePublished,
  insertOrigin,
  type OwnPublishedRow,
  selectAuthor,
  selectHiddenPrograms,
  selectLatestDecisions,
  selectOwnPublished,
  selectPublished,
  selectReviews,
  upsertPublished,
} from './published-projects.queries.ts';
import { withThumbnails } from './thumbnails.service.ts';

export { PublishedProjectNotFound } from './published-projects.errors.ts';

export { isOpen } from './published-projects.queries.ts';

/** What the rules of published projects work with. `host` is the one of the platform. */
export interface PublishingDeps extends FileDeps {
  host: string;
}

type Publication = Input<typeof publishProject>['body'];

type Decision = Awaited<ReturnType<typeof selectLatestDecisions>>[number];

/** Why something is hidden, as its author sees it. */
const hidingOf = ({ id, outcome, reason, words, decided_at, appeal }: Decision) => ({
  ...{ id, outcome, reason, words, appeal },
  decided_at: decided_at.toISOString(),
});

/** What authors see of what is published, with what hides it. */
async function listed(
  db: Db,
  rows: OwnPublishedRow[],
  owner: string,
): Promise<OwnPublishedProject[]> {
  const reviews = await selectReviews(
    db,
    rows.map(({ project_id }) => project_id),
  );
  const states = new Map(reviews.map(({ project_id, state }) => [project_id, state]));
  const hidden = reviews.filter(({ state }) => state === 'hidden');
  const decisions = await selectLatestDecisions(
    db,
    hidden.map(({ project_id }) => project_id),
  );
  const shown = rows.map(({ published_at, updated_at, gallery, ...row }) => {
    const decision = decisions.find(({ project_id }) => project_id === row.project_id);
    return {
      ...row,
      published_at: published_at.toISOString(),
      updated_at: updated_at.toISOString(),
      state: states.get(row.project_id) ?? 'open',
      decision: decision ? hidingOf(decision) : null,
      in_gallery: gallery === 'selected',
    };
  });
  return withThumbnails(db, shown, undefined, owner);
}

/** Throws PublishedTitleTooLong or PublishedDescriptionTooLong. */
function checkedTexts(given: Publication) {
  const title = given.title.trim().replace(/\s+/g, ' ');
  const description = given.description.trim();
  if ([...title].length > PUBLISHED_TITLE_MAX_LENGTH) throw PublishedTitleTooLong();
  if ([...description].length > PUBLISHED_DESCRIPTION_MAX_LENGTH) {
    throw PublishedDescriptionTooLong();
  }
  return { title, description };
}

/** Where texts and files seem to say who their author is. Throws TooHardToRead. */
const findingsIn = (given: Suspected): Promise<PersonalDataFinding[]> =>
  parseApart(new URL('./findings.worker.ts', import.meta.url).href, given);

export async function list({ db }: PublishingDeps, userId: string): Promise<OwnPublishedProject[]> {
  return listed(db, await selectOwnPublished(db, userId), userId);
}

const copyIn = (given: Compared): Promise<number> =>
  parseApart(new URL('./copies.worker.ts', import.meta.url).href, given);

/** What is hidden comes back under no other address (docs/decisions/0226). Throws PublishedCopyHidden. */
async function refuseCopies(
  tx: Db,
  userId: string,
  { id, files }: Pick<Project, 'id' | 'files'>,
): Promise<void> {
  const hidden = await selectHiddenPrograms(tx, userId, id);
  if (hidden.length === 0) return;
  const others = hidden.map(({ program }) => program);
  const found = hidden[await copyIn({ program: files, others })];
  if (found) throw PublishedCopyHidden(found.title);
}

/**
 * Shows a copy of the project as it is now. What is checked is what is stored: the project's row is locked. Throws
 * PublishingPremium, ProjectNotFound, PublishedContactRefused, PersonalDataFound, PublishedCopyHidden, TooHardToRead, or
 * what checkedTexts throws.
 */
export async function publish(
  deps: PublishingDeps,
  user: SessionUser,
  projectId: string,
  given: Publication,
): Promise<OwnPublishedProject> {
  const { db, clock, host } = deps;
  if (!hasAllOfPremium(user)) throw PublishingPremium();
  const texts = checkedTexts(given);
  return db.transaction(async (tx) => {
    await lockPremiumGrounds(tx, user.id);
    const project = await lockProject(tx, user.id, projectId);
    if (!project) throw ProjectNotFound();
    const { kind, files, assets, revision } = project;
    const beside = await textsOfAssets({ ...deps, db: tx }, user.id, assets);
    const findings = await findingsIn({
      texts: { ...texts, ...beside.names },
      files: { ...files, ...beside.texts },
      about: { name: user.name, own: host },
    });
    const refused = findings.filter(({ kind }) => !CONFIRMABLE.includes(kind));
    if (refused.length > 0) throw PublishedContactRefused(refused);
    const isAccepted = given.accepted_revision === revision;
    if (findings.length > 0 && !isAccepted) throw PersonalDataFound(findings, revision);
    await refuseCopies(tx, user.id, project);
    const now = clock();
    const row = { user_id: user.id, project_id: projectId, kind, files, assets, revision };
    const stored = { ...row, ...texts, published_at: now, updated_at: now };
    const [shown] = await listed(tx, [await upsertPublished(tx, stored)], stored.user_id);
    if (!shown) throw ProjectNotFound();
    await deleteUnlisted(tx, user.id);
    return shown;
  });
}

/** Throws PublishedProjectNotFound. */
export async function close({ db }: PublishingDeps, userId: string, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    await lockPremiumGrounds(tx, userId);
    if (!(await deletePublished(tx, userId, id))) throw PublishedProjectNotFound();
    await deleteUnlisted(tx, userId);
  });
}

/** What an administrator closes; written down in the same transaction. Throws PublishedProjectNotFound. */
export async function closeForAll({ db, clock }: PublishingDeps, admin: string, id: string) {
  await db.transaction(async (tx) => {
    const author = await selectAuthor(tx, id);
    if (author === undefined) throw PublishedProjectNotFound();
    await lockPremiumGrounds(tx, author);
    const label = await deleteAnyPublished(tx, id);
    if (label === undefined) throw PublishedProjectNotFound();
    await deleteUnlisted(tx, author);
    const entry = { action: 'close', subject: 'published_project', subject_id: id, label } as const;
    await recordAudit(tx, admin, clock(), entry);
  });
}

/** Adds who shows it on a portfolio, and its picture. */
async function about<Shown extends { id: string }>({ db, clock }: PublishingDeps, found: Shown) {
  const author = await authorOf(db, found.id, clock());
  const [shown = { ...found, thumbnail: null }] = await withThumbnails(db, [found]);
  return { ...shown, author };
}

/** Throws PublishedProjectNotFound. */
export async function read(deps: PublishingDeps, id: string): Promise<PublishedProject> {
  const found = await selectPublished(deps.db, id, null);
  if (!found) throw PublishedProjectNotFound();
  return { ...(await about(deps, found)), updated_at: found.updated_at.toISOString() };
}

/** A member as the one who looks. */
export const viewerOf = ({ id, role }: SessionUser) => ({ id, isAdmin: role === 'admin' });

/** What a member sees, who may be its author or an administrator. Throws PublishedProjectNotFound. */
export async function view(
  deps: PublishingDeps,
  user: SessionUser,
  id: string,
): Promise<ViewedProject> {
  const found = await selectPublished(deps.db, id, viewerOf(user));
  if (!found) throw PublishedProjectNotFound();
  const { owner, state, updated_at, ...shown } = found;
  return {
    ...(await about(deps, shown)),
    updated_at: updated_at.toISOString(),
    state: state ?? 'open',
    own: owner === user.id,
  };
}

/**
 * Copies a published project with its files to the member's own, and notes what it was made from. Throws
 * PublishedProjectNotFound, ProjectLimitReached or FileStorageFull.
 */
export async function remix(deps: PublishingDeps, user: SessionUser, id: string): Promise<Project> {
  const { db, clock } = deps;
  const found = await selectPublished(db, id, viewerOf(user));
  if (!found) throw PublishedProjectNotFound();
  const { title, kind, files, assets, owner } = found;
  const hashes = assets.map(({ hash }) => hash);
  const copies = await prepareCopies(deps, [owner, user.id], hashes);
  return db.transaction(async (tx) => {
    await keepCopies(deps, tx, copies);
    const project = await createIn(tx, clock(), user.id, { name: title, kind, files, assets });
    await insertOrigin(tx, { project_id: project.id, user_id: user.id, origin_id: id });
    return project;
  });
}
