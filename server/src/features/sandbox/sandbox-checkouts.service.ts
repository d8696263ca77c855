import { CURRENCIES } from '@codivia/contract/api/prices';
import type { Checkout } from '../../services/payments/payments.ts';
import type { sandbox_checkouts } from './sandbox.table.ts';
import { newId, newPageKey } from './sandbox-browser.ts';
import {
  closeCheckout,
  findCheckoutByKey,
  insertCheckout,
  type SandboxCheckout,
  selectCheckout,
} from './sandbox-checkouts.queries.ts';
import { change, emit, type SandboxDeps } from './sandbox-events.ts';
import { startSubscription } from './sandbox-subscriptions.service.ts';

type Order = Omit<typeof sandbox_checkouts.$inferInsert, 'id' | 'status' | 'created_at'>;

/** Time for which a checkout stays open, in milliseconds: as long as Stripe's. */
const LIFETIME = 24 * 60 * 60 * 1000;

/** Returns the moment before which checkouts have expired. */
function oldest(now: Date): Date {
  return new Date(now.getTime() - LIFETIME);
}

async function addressOf({ db, clock, publicUrl }: SandboxDeps, id: string): Promise<string> {
  return `${publicUrl}/sandbox/checkout/${id}${await newPageKey(db, id, clock())}`;
}

/** Opens a checkout, or returns the one that was opened with the same key. */
export async function openCheckout(deps: SandboxDeps, order: Order): Promise<Checkout> {
  const row = { ...order, id: newId('cs'), created_at: deps.clock() };
  const inserted = await insertCheckout(deps.db, row);
  const opened = inserted ?? (await findCheckoutByKey(deps.db, order.key ?? ''));
  if (!opened) throw new Error('the checkout was not written');
  return { id: opened.id, url: await addressOf(deps, opened.id) };
}

/** Returns a checkout; one that is older than a day has expired. */
export async function findCheckout(
  { db, clock }: SandboxDeps,
  id: string,
): Promise<SandboxCheckout | undefined> {
  const found = await selectCheckout(db, id);
  if (!found) return undefined;
  const isOld = found.created_at.getTime() + LIFETIME <= clock().getTime();
  return found.status === 'open' && isOld ? { ...found, status: 'expired' } : found;
}

/** The address of a checkout that is still open. */
export async function checkoutAddress(deps: SandboxDeps, id: string): Promise<string | undefined> {
  const found = await findCheckout(deps, id);
  return found?.status === 'open' ? addressOf(deps, id) : undefined;
}

/** Returns false when it was paid before. */
export async function expire(deps: SandboxDeps, id: string): Promise<boolean> {
  await closeCheckout(deps.db, id, oldest(deps.clock()), { status: 'expired' });
  return (await findCheckout(deps, id))?.status !== 'complete';
}

/** Takes the pretended payment, once; `email` is the visitor's address for the gift card. */
export function pay(deps: SandboxDeps, id: string, email?: string): Promise<void> {
  const now = deps.clock();
  return change(deps, async (tx) => {
    const buyer = email ? { email } : {};
    const paid = await closeCheckout(tx, id, oldest(now), { status: 'complete', ...buyer });
    if (!paid) return { result: undefined, events: [] };
    const { customer, kind, trial, language } = paid;
    const currency = CURRENCIES[language];
    const mode = kind === 'gift_card' ? 'payment' : 'subscription';
    const object = { id, object: 'checkout.session', mode, customer };
    const begun =
      kind === 'subscription' && customer
        ? await startSubscription(deps, tx, { customer, trial, currency })
        : [];
    const completed = await emit(deps, tx, 'checkout.session.completed', object);
    return { result: undefined, events: [...begun, completed] };
  });
}
