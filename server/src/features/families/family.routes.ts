import * as contract from '@codivia/contract/api/family';
import * as payments from '@codivia/contract/api/family-payments';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../serve.ts';
import { timeZoneOf } from '../../services/caller-time.ts';
import type { RateLimits } from '../../services/rate-limits.ts';
import { MAILS_PER_ADDRESS, MAILS_PER_NETWORK } from '../accounts/accounts.limits.ts';
import { cleanEmail } from '../accounts/profile.service.ts';
import { openPortalForChild, stopForChild } from '../payers/child-payments.service.ts';
import { sendPersonalData } from '../personal-data/personal-data.service.ts';
import type { FileDeps } from '../project-files/project-files.service.ts';
import type { SubscriptionDeps } from '../subscriptions/subscriptions.service.ts';
import { answerConsent, type ConsentDeps, readConsent } from './consent.service.ts';
import * as limits from './families.limits.ts';
import * as messages from './families.messages.ts';
import * as changes from './family-changes.service.ts';
import * as deletion from './family-deletion.service.ts';
import { parentMail } from './family-mail.ts';
import { readFamily, readParentData } from './family-page.service.ts';
import { findAcceptedParent } from './parents.queries.ts';
import { serveFamilyWith } from './serve-family.ts';

type FamilyDeps = SubscriptionDeps & FileDeps & ConsentDeps & { limits: RateLimits };

/**
 * Tables that parents do not get with a child's data: what people have written to each other, the child's notes, where
 * the child is signed in, and what concerns other parents and whoever pays.
 */
const NOT_FOR_PARENTS = [
  'local_mails',
  'mentoring_messages',
  'mentoring_versions',
  'help_messages',
  'sessions',
  'known_devices',
  'family_ties',
  'not_parents',
  'parent_links',
  'consents',
  'step_notes',
  'payers',
  'payment_requests',
  'payment_customers',
  'live_questions',
  'help_threads',
  'mail_tokens',
];

/** Serves the calls of people who have a link from a mail, or ask for one. */
function linkRoutes(app: FastifyInstance, deps: FamilyDeps): void {
  const { db, jobs, limits: counts } = deps;

  serve(app, contract.readConsent, { limit: limits.CONSENTS }, ({ body }) =>
    readConsent(deps, body.token),
  );

  serve(app, contract.answerConsent, { limit: limits.CONSENTS }, ({ body }) =>
    answerConsent(deps, body),
  );

  serve(app, contract.askForFamilyLink, { limit: MAILS_PER_NETWORK }, async ({ body }) => {
    const email = cleanEmail(body.email);
    // An address that is unknown, or has reached its limit, gets no mail, and the answer is the same.
    const mayMail = await counts.trySpend(MAILS_PER_ADDRESS, email.toLowerCase());
    const parent = await findAcceptedParent(db, email);
    if (parent && mayMail) {
      await jobs.enqueue(db, parentMail, { parent_id: parent.id, kind: 'link' });
    }
    return { message: messages.LINK_SENT };
  });
}

/** Serves the page of parents, and what they do with links from mails. */
export function familyRoutes(app: FastifyInstance, deps: FamilyDeps): void {
  linkRoutes(app, deps);
  const serveFamily = serveFamilyWith(app, deps);
  const limit = limits.FAMILY_CHANGES;

  serveFamily(contract.readFamily, { limit: limits.FAMILY_PAGES }, ({ parent, query }) =>
    readFamily(deps, parent, timeZoneOf(query)),
  );

  serveFamily(contract.setFamilySwitches, { limit }, async ({ parent, params, body }) => {
    await changes.setSwitches(deps, parent, params.id, body);
    return { message: messages.SWITCHES_SAVED };
  });

  serveFamily(contract.closePublicItem, { limit }, async ({ parent, params }) => {
    await changes.closePublicItem(deps, parent, params.id, params.item_id);
    return { message: messages.ITEM_CLOSED };
  });

  serveFamily(contract.leaveChild, { limit }, async ({ parent, params }) => {
    await changes.leaveChild(deps, parent, params.id);
    return { message: messages.LEFT };
  });

  serveFamily(
    contract.readChildData,
    { limit: limits.FAMILY_DATA },
    async ({ parent, params, reply }) => {
      const tie = await changes.inFamily(deps, parent, params.id, async (_, found) => found);
      // The address is only needed for mails, which are left out.
      const child = { id: tie.child_id, email: '' };
      return sendPersonalData(deps, child, reply, NOT_FOR_PARENTS);
    },
  );

  const deletions = { limit: limits.FAMILY_DELETIONS };
  serveFamily(contract.askForDeletion, deletions, async ({ parent, params }) => {
    await deletion.askForDeletion(deps, parent, params.id);
    return { message: messages.DELETION_ASKED };
  });

  serveFamily(contract.withdrawDeletion, deletions, async ({ parent, params }) => {
    await deletion.withdrawDeletion(deps, parent, params.id);
    return { message: messages.DELETION_WITHDRAWN };
  });

  const paying = { limit: limits.FAMILY_PAYMENTS };
  serveFamily(payments.stopForChild, paying, ({ parent, params }) =>
    stopForChild(deps, parent, params.id),
  );

  serveFamily(payments.openPortalForChild, paying, async ({ parent, params }) => ({
    portal_url: await openPortalForChild(deps, parent, params.id),
  }));

  serveFamily(contract.readParentData, { limit: limits.FAMILY_PAGES }, ({ parent }) =>
    readParentData(deps, parent),
  );

  serveFamily(contract.deleteParent, { limit }, async ({ parent }) => {
    await changes.deleteParent(deps, parent);
    return { message: messages.PARENT_DELETED };
  });
}
