import type Stripe from 'stripe';
import { isMissing, isRefusal } from './stripe-client.ts';

/** Ignores refusals: a thing that is over already need not be ended. */
async function end(ending: Promise<unknown>): Promise<void> {
  try {
    await ending;
  } catch (error) {
    if (!isRefusal(error)) throw error;
  }
}

/**
 * Ends all subscriptions and checkouts of a customer, and deletes their data at Stripe. Open checkouts are closed
 * first, so that no subscription begins again; repeating it changes nothing.
 */
export async function closeCustomer(stripe: Stripe, customer: string): Promise<void> {
  try {
    const open = await stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 });
    for (const { id } of open.data) await end(stripe.checkout.sessions.expire(id));
    const running = await stripe.subscriptions.list({ customer, limit: 100 });
    for (const { id } of running.data) await end(stripe.subscriptions.cancel(id));
    await stripe.customers.del(customer);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

/** Ends the running subscriptions of a customer with the paid period. */
export async function endWithPeriod(stripe: Stripe, customer: string): Promise<void> {
  const running = await stripe.subscriptions.list({ customer, limit: 100 });
  for (const { id } of running.data) {
    await end(stripe.subscriptions.update(id, { cancel_at_period_end: true }));
  }
}
