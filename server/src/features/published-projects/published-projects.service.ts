import { hasAllOfPremium } from '@codivia/contract/api/accounts';
import type { Input } from '@codivia/contract/api/endpoint';
import type { Project } from '@codivia/contract/api/projects';
import type * as contract from '@codivia/contract/api/published-projects';
import {
  type OwnPublishedProject,
  type PersonalDataFinding,
  PUBLISHED_DESCRIPTION_MAX_LENGTH,
  PUBLISHED_TITLE_MAX_LENGTH,
  type PublishedProject,
  type ViewedProject,
} from '@codivia/contract/api/published-projects';
import { CONFIRMABLE } from '@codivia/contract/text/contacts/find-personal-data';
import type { Db } from '../../db/connect.ts';
import type { SessionUser } from '../../plugins/session.ts';
import { parseApart } from '../../services/parsing-pool.ts';
import { lockPremiumGrounds } from '../accounts/premium.queries.ts';
import { recordAudit } from '../audit/audit.service.ts';
import { shownModels } from '../models/shown-models.service.ts';
import { expectAllowed } from '../permissions/permissions.service.ts';
import { authorOf } from '../portfolio/portfolio-author.service.ts';
import { deleteUnlisted } from '../project-files/project-files.queries.ts';
import {
  type FileDeps,
  keepCopies,
  prepareCopies,
} from '../project-files/project-files.service.ts';
import { ProjectNotFound } from '../projects/projects.errors.ts';
import { lockProject } from '../projects/projects.queries.ts';
import { createIn } from '../projects/projects.service.ts';
import type { Compared, Copied } from './copies.worker.ts';
import type { Suspected } from './findings.worker.ts';
import { mediaIn, textsOfAssets } from './published-files.service.ts';
import {
  PersonalDataFound,
  PublishedContactRefused,
  PublishedCopyHidden,
  PublishedDescriptionTooLong,
  PublishedProjectNotFound,
  PublishedTitleTooLong,
  PublishingPremium,
  SharedLinkRemoved,
} from './published-projects.errors.ts';
import * as queries from './published-projects.queries.ts';
import { teamTextsOf } from './team-projects.service.ts';
import { withThumbnails } from './thumbnails.service.ts';

/** The dependencies of the rules of published projects. `host` is the one of the platform. */
export interface PublishingDeps extends FileDeps {
  host: string;
}

type Texts = Pick<Input<typeof contract.publishProject>['body'], 'title' | 'description'>;
type Publication = Input<typeof contract.publishProject>['body'];

type Decision = Awaited<ReturnType<typeof queries.selectLatestDecisions>>[number];

/** Returns the decision that hides a project, as its author sees it. */
const hidingOf = ({ id, outcome, reason, words, decided_at, appeal }: Decision) => ({
  id,
  outcome,
  reason,
  words,
  appeal,
  decided_at: decided_at.toISOString(),
});

/** Returns the author's view of their published projects, each hidden one with the decision that hides it. */
export async function listed(
  db: Db,
  rows: queries.OwnPublishedRow[],
  ownerId: string,
): Promise<OwnPublishedProject[]> {
  const reviews = await queries.selectReviews(
    db,
    rows.map(({ project_id }) => project_id),
  );
  const states = new Map(reviews.map(({ project_id, state }) => [project_id, state]));
  const hidden = reviews.filter(({ state }) => state === 'hidden');
  const decisions = await queries.selectLatestDecisions(
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
  return withThumbnails(db, shown, undefined, ownerId);
}

/** Throws PublishedTitleTooLong or PublishedDescriptionTooLong. */
export function checkedTexts(texts: Texts): Texts {
  const title = texts.title.trim().replace(/\s+/g, ' ');
  const description = texts.description.trim();
  if ([...title].length > PUBLISHED_TITLE_MAX_LENGTH) throw PublishedTitleTooLong();
  if ([...description].length > PUBLISHED_DESCRIPTION_MAX_LENGTH) {
    throw PublishedDescriptionTooLong();
  }
  return { title, description };
}

/** Tells whether something may be shown once its author has been asked. */
const isConfirmable = ({ kind }: PersonalDataFinding): boolean =>
  kind === 'model' || CONFIRMABLE.includes(kind);

/** Returns the places where texts and files seem to reveal the identity of their author. Throws TooHardToRead. */
const findingsIn = (suspected: Suspected): Promise<PersonalDataFinding[]> =>
  parseApart(new URL('./findings.worker.ts', import.meta.url).href, suspected);

export async function listPublishedProjects(
  { db }: PublishingDeps,
  userId: string,
): Promise<OwnPublishedProject[]> {
  return listed(db, await queries.selectOwnPublished(db, userId, 'page'), userId);
}

const copyIn = (compared: Compared): Promise<Copied | null> =>
  parseApart(new URL('./copies.worker.ts', import.meta.url).href, compared);

/** Refuses copies of hidden works at another address (docs/decisions/0261). Throws PublishedCopyHidden. */
async function refuseCopies(
  tx: Db,
  userId: string,
  { id, files, assets }: Pick<Project, 'id' | 'files' | 'assets'>,
): Promise<void> {
  const hidden = await queries.selectHiddenWorks(tx, userId, id);
  if (hidden.length === 0) return;
  const others = hidden.map((one) => ({ program: one.files, media: mediaIn(one.assets) }));
  const copied = await copyIn({ work: { program: files, media: mediaIn(assets) }, others });
  if (!copied) return;
  const file = assets.find(({ hash }) => hash === copied.hash);
  throw PublishedCopyHidden(hidden[copied.place]?.title ?? '', file?.name);
}

/**
 * Checks everything that others would see of a project, within the transaction that shows it. Its author is asked about
 * each trained model. Throws PublishedFilmRefused, PublishedContactRefused, PersonalDataFound unless that is accepted,
 * PublishedCopyHidden, TooHardToRead or what shownModels throws.
 */
export async function expectShowable(
  deps: PublishingDeps,
  user: SessionUser,
  project: Pick<Project, 'id' | 'files' | 'assets' | 'revision'>,
  { isAccepted, ...texts }: Texts & { isAccepted: boolean },
): Promise<void> {
  const { files, assets, revision } = project;
  const beside = await textsOfAssets(deps, user.id, assets);
  const models = await shownModels(deps, user.id, assets);
  const modelTexts = models.map(({ name, words }) => [name, words] as const);
  const personal = await findingsIn({
    texts: [...Object.entries(texts), ...beside.names, ...modelTexts],
    files: [...Object.entries(files), ...beside.texts],
    about: { name: user.name, own: deps.host },
  });
  const asked = models.map(({ name }) => ({ kind: 'model' as const, place: name, line: 1 }));
  const findings = [...personal, ...asked];
  const refused = findings.filter((one) => !isConfirmable(one));
  if (refused.length > 0) throw PublishedContactRefused(refused);
  if (findings.length > 0 && !isAccepted) throw PersonalDataFound(findings, revision);
  await refuseCopies(deps.db, user.id, project);
}

/**
 * Publishes a copy of the project as it is now. The project's row is locked, so that the checked version is stored.
 * Throws PublishingPremium, ProjectNotFound, or what expectAllowed, checkedTexts and expectShowable throw.
 */
export async function publishProject(
  deps: PublishingDeps,
  user: SessionUser,
  projectId: string,
  input: Publication,
): Promise<OwnPublishedProject> {
  const { db, clock } = deps;
  if (!hasAllOfPremium(user)) throw PublishingPremium();
  const texts = checkedTexts(input);
  return db.transaction(async (tx) => {
    await lockPremiumGrounds(tx, user.id);
    await expectAllowed(tx, user.id, 'publish');
    const project = await lockProject(tx, user.id, projectId);
    if (!project) throw ProjectNotFound();
    const { kind, files, assets, revision } = project;
    const isAccepted = input.accepted_revision === revision;
    await expectShowable({ ...deps, db: tx }, user, project, { ...texts, isAccepted });
    const now = clock();
    const row = { user_id: user.id, project_id: projectId, kind, files, assets, revision };
    const stored = { ...row, ...texts, published_at: now, updated_at: now };
    const [shown] = await listed(tx, [await queries.upsertPublished(tx, stored)], stored.user_id);
    if (!shown) throw ProjectNotFound();
    await deleteUnlisted(tx, user.id);
    return shown;
  });
}

/** Throws PublishedProjectNotFound. */
export async function closePublishedProject(
  { db }: PublishingDeps,
  userId: string,
  id: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockPremiumGrounds(tx, userId);
    if (!(await queries.deletePublished(tx, userId, id))) throw PublishedProjectNotFound();
    await deleteUnlisted(tx, userId);
  });
}

/**
 * Locks the row of a project's author, which is required where their files may be deleted. Throws
 * PublishedProjectNotFound.
 */
export async function lockAuthor(tx: Db, id: string): Promise<string> {
  const userId = await queries.selectAuthor(tx, id);
  if (userId === undefined) throw PublishedProjectNotFound();
  await lockPremiumGrounds(tx, userId);
  return userId;
}

/**
 * Closes a published project for an administrator; recorded in the audit log in the same transaction. Throws
 * PublishedProjectNotFound.
 */
export async function closeForAll({ db, clock }: PublishingDeps, adminId: string, id: string) {
  await db.transaction(async (tx) => {
    const userId = await lockAuthor(tx, id);
    const closed = await queries.deleteAnyPublished(tx, id);
    if (!closed) throw PublishedProjectNotFound();
    await queries.deleteCopy(tx, userId, closed.project_id);
    await deleteUnlisted(tx, userId);
    await recordAudit(tx, adminId, clock(), {
      action: 'close',
      subject: 'published_project',
      subject_id: id,
      label: closed.title,
    });
  });
}

type Found = { id: string; origin: { id: string; title: string } | null };

/** Adds the author who shows it on a portfolio or the texts of the team, and its picture. */
async function about<Shown extends Found>({ db, clock }: PublishingDeps, found: Shown) {
  const author = await authorOf(db, found.id, clock());
  const [shown = { ...found, thumbnail: null }] = await withThumbnails(db, [found]);
  const origin = found.origin && { ...found.origin, team: teamTextsOf(found.origin.id) };
  return { ...shown, origin, author, team: teamTextsOf(found.id) };
}

/** Returns the reason why there is nothing at an address. */
const notFound = async (db: Db, id: string): Promise<Error> =>
  (await queries.isRemovedLink(db, id)) ? SharedLinkRemoved() : PublishedProjectNotFound();

/** Throws PublishedProjectNotFound or SharedLinkRemoved. */
export async function readPublishedProject(
  deps: PublishingDeps,
  id: string,
): Promise<PublishedProject> {
  const found = await queries.selectPublished(deps.db, id, null);
  if (!found) throw await notFound(deps.db, id);
  return { ...(await about(deps, found)), updated_at: found.updated_at.toISOString() };
}

/** Returns a member as a viewer. */
export const viewerOf = ({ id, role }: SessionUser) => ({ id, isAdmin: role === 'admin' });

/**
 * Reads a project as a member sees it, who may be its author or an administrator. Throws PublishedProjectNotFound or
 * SharedLinkRemoved.
 */
export async function viewPublishedProject(
  deps: PublishingDeps,
  user: SessionUser,
  id: string,
): Promise<ViewedProject> {
  const found = await queries.selectPublished(deps.db, id, viewerOf(user));
  if (!found) throw await notFound(deps.db, id);
  const { owner, state, updated_at, ...shown } = found;
  return {
    ...(await about(deps, shown)),
    updated_at: updated_at.toISOString(),
    state: state ?? 'open',
    own: owner === user.id,
  };
}

/**
 * Copies a published project with its files to the member's own projects, and records its origin. Throws
 * PublishedProjectNotFound, ProjectLimitReached or FileStorageFull.
 */
export async function remixProject(
  deps: PublishingDeps,
  user: SessionUser,
  id: string,
): Promise<Project> {
  const { db, clock } = deps;
  const found = await queries.selectPublished(db, id, viewerOf(user));
  if (!found) throw PublishedProjectNotFound();
  const { kind, files, assets, owner } = found;
  const name = teamTextsOf(id)?.title[user.language] ?? found.title;
  const hashes = assets.map(({ hash }) => hash);
  const copies = await prepareCopies(deps, [owner, user.id], hashes);
  return db.transaction(async (tx) => {
    await keepCopies(deps, tx, copies);
    const project = await createIn(tx, clock(), user.id, { name, kind, files, assets });
    await queries.insertOrigin(tx, { project_id: project.id, user_id: user.id, origin_id: id });
    return project;
  });
}
