import { FAMILY_LINK_DAYS, FAMILY_TOKEN_PREFIX } from '@codivia/contract/api/family';
import type { Language } from '@codivia/contract/api/language';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { deleteInBatches } from '../../db/delete-in-batches.ts';
import { hashOf, newSecret } from '../../secrets.ts';
import { parent_links, parents } from './families.table.ts';

const LIFETIME = FAMILY_LINK_DAYS * 24 * 60 * 60 * 1000;

/** A parent who calls by a family link. */
export interface FamilyCaller {
  id: string;
  email: string;
  language: Language;
  /** The only child whom this link shows; null for all children. */
  only_child: string | null;
}

/** Returns the parent of a family link that works now. */
export async function selectCaller(
  db: Db,
  token_hash: string,
  now: Date,
): Promise<FamilyCaller | undefined> {
  const { id, email, language } = parents;
  const [caller] = await db
    .select({ id, email, language, only_child: parent_links.child_id })
    .from(parent_links)
    .innerJoin(parents, eq(parents.id, parent_links.parent_id))
    .where(
      and(
        eq(parent_links.token_hash, token_hash),
        eq(parent_links.purpose, 'family'),
        gt(parent_links.expires_at, now),
      ),
    );
  return caller;
}

/** Returns the parent and the child of a link to a question that works now. */
export async function selectConsentLink(db: Db, token_hash: string, now: Date) {
  const { parent_id, child_id, purpose, expires_at } = parent_links;
  const [link] = await db
    .select({ parent_id, child_id })
    .from(parent_links)
    .where(
      and(eq(parent_links.token_hash, token_hash), eq(purpose, 'consent'), gt(expires_at, now)),
    );
  return link?.child_id ? { parent_id: link.parent_id, child_id: link.child_id } : undefined;
}

/** The link to make: a question about one child, the page of one child, or the page of all children. */
type NewLink = Pick<typeof parent_links.$inferInsert, 'parent_id' | 'purpose' | 'child_id'>;

/** Makes a link, and returns its token, which is stored as a hash only. */
export async function makeLink(db: Db, link: NewLink, now: Date): Promise<string> {
  const secret = newSecret();
  const expires_at = new Date(now.getTime() + LIFETIME);
  await db
    .insert(parent_links)
    .values({ ...link, token_hash: hashOf(secret), expires_at, created_at: now });
  return link.purpose === 'family' ? `${FAMILY_TOKEN_PREFIX}${secret}` : secret;
}

/** Deletes the link with a token, after a mail that did not leave. */
export async function deleteLink(db: Db, token: string): Promise<void> {
  const secret = token.replace(FAMILY_TOKEN_PREFIX, '');
  await db.delete(parent_links).where(eq(parent_links.token_hash, hashOf(secret)));
}

/** Deletes the links of a parent that are about one child alone. */
export async function deleteLinksAbout(tx: Db, parentId: string, childId: string): Promise<void> {
  const about = and(eq(parent_links.parent_id, parentId), eq(parent_links.child_id, childId));
  await tx.delete(parent_links).where(about);
}

export function deleteOldLinks(db: Db, now: Date): Promise<void> {
  const where = lt(parent_links.expires_at, now);
  return deleteInBatches(db, { table: parent_links, key: parent_links.token_hash, where });
}
