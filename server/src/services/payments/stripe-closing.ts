import type Stripe from 'stripe';
import { isMissing, isRefusal } from './stripe-client.ts';

/** What is over already need not be ended. */
async function end(ending: Promise<unknown>): Promise<void> {
  try {
    await ending;
  } catch (error) {
    if (!isRefusal(error)) throw error;
  }
}

/**
 * Ends all that a customer has, and has Stripe delete their data. Open checkouts go first, so that
 * nothing begins again; done twice, nothing is left to do.
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

/** Has the running subscriptions of a customer end with the period that is paid for. */
export async function endWithPeriod(stripe: Stripe, customer: string): Promise<void> {
  const running = await stripe.subscriptions.list({ customer, limit: 100 });
  for (const { id } of running.data) {
    await end(stripe.subscriptions.update(id, { cancel_at_period_end: true }));
  }
}
