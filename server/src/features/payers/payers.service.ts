import type { PaidSubscription } from '@codivia/contract/api/payers';
import { firstNameInMail } from '../../services/mail-layout.ts';
import { namedBy, readSignedToken } from '../../services/signed-link.ts';
import { findUser } from '../accounts/users.queries.ts';
import {
  createPortal,
  readSubscription,
  type SubscriptionDeps,
  stopRenewal,
} from '../subscriptions/subscriptions.service.ts';
import { PayerLinkOver } from './payers.errors.ts';
import { findPayer, payerPurpose } from './payers.queries.ts';

/** The dependencies of what payers do. */
export interface PayerDeps extends SubscriptionDeps {
  /** The secret with which links are signed. */
  tokenSecret: string;
}

/** Returns the member and the payer whom a link of a payment mail names. Throws PayerLinkOver. */
async function paidBy({ db, clock, tokenSecret }: PayerDeps, token: string) {
  const named = namedBy(token);
  const payer = named && (await findPayer(db, named));
  const member = payer && (await findUser(db, payer.user_id));
  if (!payer || !member) throw PayerLinkOver();
  const read = readSignedToken(tokenSecret, payerPurpose(payer.email), token, clock());
  if (typeof read === 'string') throw PayerLinkOver();
  return { payer, member };
}

/** Returns the subscription that the receiver of a mail pays for. Throws PayerLinkOver. */
export async function readAsPayer(deps: PayerDeps, token: string): Promise<PaidSubscription> {
  const { payer, member } = await paidBy(deps, token);
  return {
    child: firstNameInMail(member.name),
    language: payer.language,
    subscription: await readSubscription(deps, member.id),
  };
}

/** Ends the subscription with what is paid for. Throws PayerLinkOver, NothingToManage, PaymentsUnavailable. */
export async function stopAsPayer(deps: PayerDeps, token: string): Promise<PaidSubscription> {
  const { payer, member } = await paidBy(deps, token);
  const subscription = await stopRenewal(deps, member.id);
  return { child: firstNameInMail(member.name), language: payer.language, subscription };
}

/** Opens the billing portal. Throws PayerLinkOver, NothingToManage, PaymentsUnavailable. */
export async function openPortalAsPayer(deps: PayerDeps, token: string): Promise<string> {
  const { payer, member } = await paidBy(deps, token);
  const back = `${deps.publicUrl}/family/pay#manage=${token}`;
  return createPortal(deps, member.id, payer.language, back);
}
