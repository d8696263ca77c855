import { createHash } from 'node:crypto';
import { hasAllOfPremium } from '@codivia/contract/api/accounts';
import { cleanHandle } from '@codivia/contract/api/handle-rules';
import {
  type OwnPortfolio,
  PORTFOLIO_GRACE_DAYS,
  PORTFOLIO_LINE_MAX_LENGTH,
  type Portfolio,
  type PortfolioFields,
} from '@codivia/contract/api/portfolio';
import {
  findPersonalData,
  type PersonalDataKind,
} from '@codivia/contract/text/contacts/find-personal-data';
import { fold } from '@codivia/contract/text/contacts/fold';
import { namesTown } from '@codivia/contract/text/contacts/own-details';
import type { Db } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import type { Problem } from '../../errors.ts';
import type { SessionUser } from '../../plugins/session.ts';
import { isInsulting } from '../../services/insults.ts';
import { lockPremiumGrounds } from '../accounts/premium.queries.ts';
import { recordAudit } from '../audit/audit.service.ts';
import { expectAllowed } from '../permissions/permissions.service.ts';
import { withThumbnails } from '../published-projects/thumbnails.service.ts';
import { handleRefusal, lookAlike } from './handle-rules.ts';
import {
  HandleTaken,
  LineContact,
  LineInsulting,
  LinePersonal,
  LineTooLong,
  PortfolioItemMissing,
  PortfolioNotFound,
  PortfolioPremium,
} from './portfolio.errors.ts';
import * as queries from './portfolio.queries.ts';

const DAY = 24 * 60 * 60 * 1000;

/** The dependencies of the rules of portfolios. `host` is the one of the platform. */
export interface PortfolioDeps extends Deps {
  host: string;
}

/**
 * Returns the hash of a handle; handles that look alike have one hash. It outlives its owner for a while, and reveals
 * nothing about them.
 */
const hashOf = (handle: string): string =>
  createHash('sha256').update(lookAlike(handle)).digest('base64url');

/** Returns the moment when a portfolio closes by itself after the end of premium. */
export const closingAfter = (end: Date): Date =>
  new Date(end.getTime() + PORTFOLIO_GRACE_DAYS * DAY);

/** Returns the member's own portfolio; null before there is one. */
export async function readOwnPortfolio(
  { db, clock }: PortfolioDeps,
  userId: string,
): Promise<OwnPortfolio | null> {
  const found = await queries.selectOwn(db, userId, clock());
  if (!found) return null;
  const { has_premium, end, ...shown } = found;
  const closes_at = has_premium || !end ? null : closingAfter(end).toISOString();
  return { ...shown, closes_at };
}

async function ownOrThrow(deps: PortfolioDeps, userId: string): Promise<OwnPortfolio> {
  const found = await readOwnPortfolio(deps, userId);
  if (!found) throw PortfolioNotFound();
  return found;
}

/**
 * Returns the reason why the member cannot have a handle; null when they can. Throws PortfolioPremium or what
 * expectAllowed throws.
 */
export async function checkHandle(
  { db, clock }: PortfolioDeps,
  user: SessionUser,
  given: string,
): Promise<{ handle: string; refusal: Problem | null }> {
  if (!hasAllOfPremium(user)) throw PortfolioPremium();
  await expectAllowed(db, user.id, 'publish');
  const handle = cleanHandle(given);
  const refusal = handleRefusal(handle, user);
  if (refusal) return { handle, refusal };
  const free = await queries.isClaimable(db, hashOf(handle), user.id, clock());
  return { handle, refusal: free ? null : HandleTaken() };
}

/** Tells whether a save would claim another handle than the present one. */
export async function changesHandle(
  { db, clock }: PortfolioDeps,
  userId: string,
  typedHandle: string,
): Promise<boolean> {
  return (await queries.selectOwn(db, userId, clock()))?.handle !== cleanHandle(typedHandle);
}

/** The kinds of personal data that describe the owner of a line; the other kinds are ways to reach them. */
const PERSONAL = new Set<PersonalDataKind>(['age', 'place', 'name', 'school', 'address']);

/** Throws LineTooLong, LineContact, LinePersonal or LineInsulting. */
function checkedLine(typedHandle: string, { name }: SessionUser, host: string): string {
  const line = typedHandle.trim().replace(/\s+/g, ' ');
  if ([...line].length > PORTFOLIO_LINE_MAX_LENGTH) throw LineTooLong();
  const found = findPersonalData(line, 'text', { name, own: host });
  if (found.some(({ kind }) => !PERSONAL.has(kind))) throw LineContact();
  if (found.length > 0 || namesTown(fold(line))) throw LinePersonal();
  if (isInsulting(line)) throw LineInsulting();
  return line;
}

/** Throws PortfolioItemMissing when a chosen item does not exist, or is somebody else's. */
async function expectItems(tx: Db, userId: string, chosen: PortfolioFields): Promise<void> {
  const { project_ids, certificate_ids } = chosen;
  const projects = await queries.selectProjects(tx, userId, project_ids, false);
  const certificates = await queries.selectCertificates(tx, userId, certificate_ids);
  const all = [
    projects.length === project_ids.length,
    certificates.length === certificate_ids.length,
  ];
  if (all.includes(false)) throw PortfolioItemMissing();
}

/**
 * Stores the contents of the portfolio, also of a closed one. Throws PortfolioPremium, the error that handleRefusal
 * returns, HandleTaken, PortfolioItemMissing, and the errors of expectAllowed and checkedLine.
 */
export async function savePortfolio(
  deps: PortfolioDeps,
  user: SessionUser,
  typedLine: PortfolioFields,
): Promise<OwnPortfolio> {
  const { db, clock, host } = deps;
  if (!hasAllOfPremium(user)) throw PortfolioPremium();
  const handle = cleanHandle(typedLine.handle);
  const refusal = handleRefusal(handle, user);
  if (refusal) throw refusal;
  const fields = { ...typedLine, handle, line: checkedLine(typedLine.line, user, host) };
  return db.transaction(async (tx) => {
    // Saves of one member run one after the other: else both of their handles could stay claimed.
    await lockPremiumGrounds(tx, user.id);
    await expectAllowed(tx, user.id, 'publish');
    const now = clock();
    const hash = hashOf(handle);
    if (!(await queries.claimHandle(tx, hash, user.id, now))) throw HandleTaken();
    await queries.freeHandles(tx, user.id, now, hash);
    await expectItems(tx, user.id, fields);
    await queries.upsertPortfolio(tx, user.id, fields, now);
    return ownOrThrow({ ...deps, db: tx }, user.id);
  });
}

/**
 * Opens or closes the portfolio; closing needs no premium. Throws PortfolioPremium, PortfolioNotFound or what
 * expectAllowed throws.
 */
export async function showPortfolio(
  deps: PortfolioDeps,
  user: SessionUser,
  open: boolean,
): Promise<OwnPortfolio> {
  if (open && !hasAllOfPremium(user)) throw PortfolioPremium();
  return deps.db.transaction(async (tx) => {
    await lockPremiumGrounds(tx, user.id);
    if (open) await expectAllowed(tx, user.id, 'publish');
    await queries.updateOpen(tx, user.id, open);
    return ownOrThrow({ ...deps, db: tx }, user.id);
  });
}

/** Throws PortfolioNotFound. */
export async function deletePortfolio({ db, clock }: PortfolioDeps, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await queries.deleteOwn(tx, userId))) throw PortfolioNotFound();
    await queries.freeHandles(tx, userId, clock());
  });
}

/**
 * Deletes a portfolio for an administrator; recorded in the audit log in the same transaction. Throws
 * PortfolioNotFound.
 */
export async function withdrawPortfolio(
  { db, clock }: PortfolioDeps,
  adminId: string,
  given: string,
) {
  const handle = cleanHandle(given);
  await db.transaction(async (tx) => {
    if (!(await queries.deleteByHandle(tx, handle))) throw PortfolioNotFound();
    await queries.retireHandle(tx, hashOf(handle));
    const entry = {
      action: 'delete',
      subject: 'portfolio',
      subject_id: handle,
      label: handle,
    } as const;
    await recordAudit(tx, adminId, clock(), entry);
  });
}

/** Returns items in the order of the ids, without those that no longer exist. */
function ordered<Item extends { id: string }>(ids: string[], items: Item[]): Item[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Returns the public view of a portfolio. Throws PortfolioNotFound. */
export async function readPortfolio(
  { db, clock }: PortfolioDeps,
  typedHandle: string,
): Promise<Portfolio> {
  const found = await queries.selectVisible(db, cleanHandle(typedHandle), clock());
  if (!found) throw PortfolioNotFound();
  const { user_id, project_ids, certificate_ids, ...about } = found;
  const open = await queries.selectProjects(db, user_id, project_ids, true);
  const projects = await withThumbnails(db, open);
  const certificates = await queries.selectCertificates(db, user_id, certificate_ids);
  return {
    ...about,
    projects: ordered(project_ids, projects).map(({ updated_at, ...project }) => ({
      ...project,
      updated_at: updated_at.toISOString(),
    })),
    certificates: ordered(certificate_ids, certificates).map(
      ({ id: _, completion_date, ...certificate }) => ({
        ...certificate,
        completion_date: completion_date.toISOString(),
      }),
    ),
  };
}

/** Deletes handles that were given up so long ago that anyone may have them. */
export const deleteOldHandles = (db: Db, now: Date): Promise<void> =>
  queries.deleteFreeHandles(db, new Date(now.getTime() - queries.HANDLE_RETENTION));
