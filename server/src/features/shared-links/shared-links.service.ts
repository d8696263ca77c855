import { createHash } from 'node:crypto';
import type { Input } from '@codivia/contract/api/endpoint';
import type { Project } from '@codivia/contract/api/projects';
import type { OwnPublishedProject } from '@codivia/contract/api/published-projects';
import type * as contract from '@codivia/contract/api/shared-links';
import {
  LINK_FILES_MAX_BYTES,
  SHARED_LINKS_MAX,
  type SharedLink,
} from '@codivia/contract/api/shared-links';
import { PROGRAM_FILES } from '@codivia/contract/programs/program';
import type { Db } from '../../db/connect.ts';
import type { SessionUser } from '../../plugins/session.ts';
import { lockPremiumGrounds } from '../accounts/premium.queries.ts';
import { expectAllowed } from '../permissions/permissions.service.ts';
import { deleteUnlisted } from '../project-files/project-files.queries.ts';
import { createIn } from '../projects/projects.service.ts';
import { PublishedCopyHidden } from '../published-projects/published-projects.errors.ts';
import {
  deleteCopy,
  selectOwnPublished,
  upsertPublished,
} from '../published-projects/published-projects.queries.ts';
import {
  checkedTexts,
  expectShowable,
  listed,
  type PublishingDeps,
} from '../published-projects/published-projects.service.ts';
import { LinkFilesTooLarge, SharedLinkNotFound, SharedLinksLimit } from './shared-links.errors.ts';
import {
  countLinks,
  insertRemoved,
  lockCopy,
  selectLink,
  selectRemoved,
} from './shared-links.queries.ts';

/** The dependencies of making a link. `spendLink` counts it within its transaction. */
export interface MakingDeps extends PublishingDeps {
  spendLink: (tx: Db, clock: PublishingDeps['clock'], userId: string) => Promise<void>;
}

/** Returns a hash that is the same for the same code with the same files, in the order of their list. */
function hashOf({ kind, files, assets }: Pick<Project, 'kind' | 'files' | 'assets'>): string {
  const code = PROGRAM_FILES[kind].map((name) => files[name]);
  const beside = assets.map(({ name, hash }) => [name, hash]);
  return createHash('sha256')
    .update(JSON.stringify([kind, code, beside]))
    .digest('hex');
}

/**
 * Returns the member's links with files, the newest first. Of those that they have deleted, the ones that may still be
 * shown again.
 */
export async function listSharedLinks(
  { db }: PublishingDeps,
  userId: string,
): Promise<SharedLink[]> {
  const links = await listed(db, await selectOwnPublished(db, userId, 'link'), userId);
  const gone = await selectRemoved(
    db,
    userId,
    links.map(({ id }) => id),
  );
  return links
    .map((link) => ({ ...link, removed: gone.includes(link.id) }))
    .filter(({ removed, decision }) => !removed || decision?.outcome !== 'uphold');
}

/** Returns a link that exists already. Throws PublishedCopyHidden when others may not see it. */
async function present(tx: Db, userId: string, id: string): Promise<OwnPublishedProject> {
  const rows = await selectOwnPublished(tx, userId, 'link');
  const [found] = await listed(
    tx,
    rows.filter((row) => row.id === id),
    userId,
  );
  if (!found) throw SharedLinkNotFound();
  if (found.state !== 'open') throw PublishedCopyHidden(found.title);
  return found;
}

/**
 * Stores a copy of a program with its files for anyone who has its address; the same program has the same address
 * again. The copy is a project that is in no list, and is shown as published projects are (docs/decisions/0333). Throws
 * LinkFilesTooLarge, SharedLinksLimit, TooManyRequests, or what expectAllowed, createIn, checkedTexts and expectShowable throw.
 */
export async function makeSharedLink(
  deps: MakingDeps,
  user: SessionUser,
  { accepted, title: typed, ...work }: Input<typeof contract.makeSharedLink>['body'],
): Promise<OwnPublishedProject> {
  const texts = checkedTexts({ title: typed, description: '' });
  return deps.db.transaction(async (tx) => {
    const now = deps.clock();
    await lockPremiumGrounds(tx, user.id);
    await expectAllowed(tx, user.id, 'publish');
    const copy = await createIn(
      tx,
      now,
      user.id,
      { ...work, name: texts.title },
      { for_link: true },
    );
    const size = copy.assets.reduce((sum, asset) => sum + asset.size, 0);
    if (size > LINK_FILES_MAX_BYTES) throw LinkFilesTooLarge(size);
    const link_sha256 = hashOf(copy);
    const known = await selectLink(tx, user.id, link_sha256);
    if (known) {
      const found = await present(tx, user.id, known);
      await deleteCopy(tx, user.id, copy.id);
      return found;
    }
    if ((await countLinks(tx, user.id)) >= SHARED_LINKS_MAX) throw SharedLinksLimit();
    await deps.spendLink(tx, deps.clock, user.id);
    await expectShowable({ ...deps, db: tx }, user, copy, { ...texts, isAccepted: accepted });
    const { kind, files, assets, revision } = copy;
    const row = { user_id: user.id, project_id: copy.id, kind, files, assets, revision };
    const times = { published_at: now, updated_at: now };
    const stored = await upsertPublished(tx, { ...row, ...texts, ...times, link_sha256 });
    const [made] = await listed(tx, [stored], user.id);
    if (!made) throw SharedLinkNotFound();
    return made;
  });
}

/**
 * Deletes a link with its copy, and records that its author did. A hidden copy stays, to be decided about. Throws
 * SharedLinkNotFound.
 */
export async function removeSharedLink(
  { db, clock }: PublishingDeps,
  userId: string,
  id: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockPremiumGrounds(tx, userId);
    const copy = await lockCopy(tx, userId, id);
    if (copy === undefined) throw SharedLinkNotFound();
    await deleteCopy(tx, userId, copy);
    await insertRemoved(tx, { id, user_id: userId, removed_at: clock() });
    await deleteUnlisted(tx, userId);
  });
}

/** Deletes the copy of a link once it is open again, when its author has deleted the link; their row must be locked. */
export async function deleteIfRemoved(
  tx: Db,
  { id, user_id, project_id }: { id: string; user_id: string; project_id: string },
): Promise<void> {
  if ((await selectRemoved(tx, user_id, [id])).length === 0) return;
  await deleteCopy(tx, user_id, project_id);
  await deleteUnlisted(tx, user_id);
}
