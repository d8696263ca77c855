import type { Answer, Input } from '@codivia/contract/api/endpoint';
import type * as contract from '@codivia/contract/api/family';
import { CONSENT_VERSION, type ConsentQuestion } from '@codivia/contract/api/family';
import type { Db } from '../../db/connect.ts';
import type { Deps, JobDeps } from '../../deps.ts';
import { hashOf } from '../../secrets.ts';
import { firstNameInMail } from '../../services/mail-layout.ts';
import { lockPremiumGrounds } from '../accounts/premium.queries.ts';
import { findUser } from '../accounts/users.queries.ts';
import { finishLeaving } from '../leaving-school/finish-leaving.service.ts';
import { applyPermissions } from '../permissions/closing.service.ts';
import { ConsentAnswered, ConsentChanged, ConsentLinkOver } from './families.errors.ts';
import { childMail, parentMail } from './family-mail.ts';
import { insertNotParent } from './not-parents.queries.ts';
import { makeLink, selectConsentLink } from './parent-links.queries.ts';
import { confirmParent, findParent } from './parents.queries.ts';
import * as ties from './ties.queries.ts';

/** Returns the question that a link leads to. Throws ConsentLinkOver. */
export async function readConsent({ db, clock }: Deps, token: string): Promise<ConsentQuestion> {
  const link = await selectConsentLink(db, hashOf(token), clock());
  if (!link) throw ConsentLinkOver();
  const tie = await ties.findTie(db, link.parent_id, link.child_id);
  const parent = await findParent(db, link.parent_id);
  const child = await findUser(db, link.child_id);
  if (!tie || !parent || !child) throw ConsentLinkOver();
  return {
    // Whoever has this address, it is not a parent: nothing is said about the child any more.
    child: tie.state === 'not_mine' ? '' : firstNameInMail(child.name),
    age: child.age_group,
    // An invitation proposes what is open today; for a child under 15 nothing is proposed, whenever they said so.
    asked_by: child.age_group === 'under_15' ? 'age' : tie.asked_by,
    asked_at: tie.asked_at.toISOString(),
    state: tie.state,
    switches: ties.switchesOf(tie),
    version: CONSENT_VERSION,
    language: parent.language,
  };
}

const STATES = { accept: 'accepted', refuse: 'refused', not_mine: 'not_mine' } as const;
const NOTHING = { may_publish: false, may_mentoring: false, may_live: false, weekly_mail: false };

/** The dependencies of answers of parents. */
export interface ConsentDeps extends JobDeps {
  tokenSecret: string;
}

/** Keeps that an address is not the one of a parent, for longer than the address itself. */
async function keepNotMine(tx: Db, deps: ConsentDeps, { parent_id, child_id }: ties.Tie) {
  const parent = await findParent(tx, parent_id);
  if (!parent) return;
  const given = { tokenSecret: deps.tokenSecret, childId: child_id, email: parent.email };
  await insertNotParent(tx, given, deps.clock());
}

/**
 * Stores the answer of a parent, with the record of it; what it closes is closed in the same transaction. The same
 * answer again changes nothing. Throws ConsentLinkOver, ConsentChanged or ConsentAnswered.
 */
export function answerConsent(
  deps: ConsentDeps,
  { token, version, answer, switches }: Input<typeof contract.answerConsent>['body'],
): Promise<Answer<typeof contract.answerConsent>> {
  return deps.db.transaction(async (tx) => {
    const now = deps.clock();
    const link = await selectConsentLink(tx, hashOf(token), now);
    if (!link) throw ConsentLinkOver();
    const { parent_id, child_id } = link;
    await lockPremiumGrounds(tx, child_id);
    const tie = await ties.lockTie(tx, parent_id, child_id);
    if (!tie) throw ConsentLinkOver();
    if (version !== CONSENT_VERSION) throw ConsentChanged();
    const state = STATES[answer];
    if (tie.state === state) return { state };
    if (tie.state === 'accepted' || tie.state === 'not_mine') throw ConsentAnswered();
    const allowed = answer === 'accept' ? ties.switchesOf(switches) : NOTHING;
    await ties.updateTie(tx, tie, { ...allowed, state, answered_at: now, version });
    await confirmParent(tx, parent_id, now);
    if (answer === 'not_mine') {
      await keepNotMine(tx, deps, tie);
      return { state };
    }
    const record = { child_id, at: now, action: answer, version, by: 'parent' as const };
    await ties.record(tx, { ...record, allowed: ties.allowedBy(allowed) });
    await applyPermissions(tx, deps, child_id);
    const hasLeft = answer === 'accept' && (await finishLeaving(tx, deps, child_id));
    const answered = answer === 'accept' ? 'accepted' : 'refused';
    const kind = hasLeft ? 'own' : answered;
    await deps.jobs.enqueue(tx, childMail, { user_id: child_id, kind });
    if (answer === 'refuse') return { state };
    // The link may have been forwarded to the child: the owner of the address hears what was allowed in their name.
    const told = { parent_id, child_id, kind: 'accepted' as const };
    await deps.jobs.enqueue(tx, parentMail, { ...told, allowed: ties.allowedBy(allowed) });
    // A mail may be forwarded: this link opens the page of this child alone.
    const page = { parent_id, child_id, purpose: 'family' as const };
    return { state, family_token: await makeLink(tx, page, now) };
  });
}
