import type { Answer } from '@codivia/contract/api/endpoint';
import type * as contract from '@codivia/contract/api/family';
import type { Family, FamilyChild } from '@codivia/contract/api/family';
import { childPremiumOf } from '../payers/child-payments.service.ts';
import { closedRightsOf } from '../permissions/permissions.queries.ts';
import type { SubscriptionDeps } from '../subscriptions/subscriptions.service.ts';
import { FamilyLinkOver } from './families.errors.ts';
import { isShown } from './family-changes.service.ts';
import { deletionAfter } from './family-deletion.service.ts';
import { familyViewOf } from './family-view.service.ts';
import type { FamilyCaller } from './parent-links.queries.ts';
import { confirmParent, findParent } from './parents.queries.ts';
import * as ties from './ties.queries.ts';

/** Rights with the switches by which parents close them. */
const RIGHTS = [
  ['publish', 'may_publish'],
  ['mentoring', 'may_mentoring'],
  ['live', 'may_live'],
] as const;

type Found = Awaited<ReturnType<typeof ties.selectTiesOfParent>>[number];

async function childOf(
  deps: SubscriptionDeps,
  parent: FamilyCaller,
  { tie, child }: Found,
  timeZone: string,
): Promise<FamilyChild> {
  const closed = await closedRightsOf(deps.db, child.id);
  const all = await ties.selectTiesOfChild(deps.db, child.id);
  // Another parent shows in no answer: only what they have closed, and a deletion that they ask for.
  const asked = all.flatMap(({ tie: { deletion_asked_at: at } }) => (at ? [at] : []));
  const [first] = [tie.deletion_asked_at ?? [], ...asked].flat().sort((a, b) => +a - +b);
  return {
    id: child.id,
    name: child.name,
    age: child.age_group,
    switches: ties.switchesOf(tie),
    closed_otherwise: RIGHTS.flatMap(([right, name]) =>
      tie[name] && closed[right] ? [right] : [],
    ),
    deletion: first
      ? { on: deletionAfter(first).toISOString(), own: tie.deletion_asked_at !== null }
      : null,
    premium: closed['own-account'] ? null : await childPremiumOf(deps, parent, child.id),
    ...(await familyViewOf(deps, child.id, timeZone)),
  };
}

/** Returns the page of a parent, and records that they have looked at it. */
export async function readFamily(
  deps: SubscriptionDeps,
  parent: FamilyCaller,
  timeZone: string,
): Promise<Family> {
  const { db, clock } = deps;
  const all = await ties.selectTiesOfParent(db, parent.id);
  const shown = all.filter(({ tie }) => isShown(parent, tie));
  await ties.noteSeen(
    db,
    parent.id,
    shown.map(({ child }) => child.id),
    clock(),
  );
  await confirmParent(db, parent.id, clock());
  const children: FamilyChild[] = [];
  for (const found of shown) children.push(await childOf(deps, parent, found, timeZone));
  const accepted = all.filter(({ tie }) => tie.state === 'accepted');
  return { email: parent.email, children, has_more: accepted.length > shown.length };
}

/** Returns all that is kept about a parent; by a link to one child, what concerns that child. */
export async function readParentData(
  { db }: Pick<SubscriptionDeps, 'db'>,
  caller: FamilyCaller,
): Promise<Answer<typeof contract.readParentData>> {
  const parent = await findParent(db, caller.id);
  if (!parent) throw FamilyLinkOver();
  const { email, language, created_at, confirmed_at } = parent;
  const isoOf = (at: Date | null) => at?.toISOString() ?? null;
  const all = await ties.selectTiesOfParent(db, parent.id);
  const shown = all.filter(({ tie }) => caller.only_child === null || isShown(caller, tie));
  return {
    email,
    language,
    created_at: created_at.toISOString(),
    confirmed_at: isoOf(confirmed_at),
    children: shown.map(({ tie, child }) => ({
      name: tie.state === 'accepted' ? child.name : '',
      asked_by: tie.asked_by,
      asked_at: tie.asked_at.toISOString(),
      reminded_at: isoOf(tie.reminded_at),
      state: tie.state,
      answered_at: isoOf(tie.answered_at),
      seen_at: isoOf(tie.seen_at),
      version: tie.version,
      ...ties.switchesOf(tie),
      deletion_asked_at: isoOf(tie.deletion_asked_at),
    })),
  };
}
