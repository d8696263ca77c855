import type { StripeAccount } from './account.ts';
import { type Form, part, text } from './form.ts';
import { missing, type Price, Refusal, type Session, taken } from './objects.ts';

/** Answers one request; the groups of its path's pattern are passed as `ids`. */
type Answer = (account: StripeAccount, form: Form, id: string) => object;

const list = (data: object[]) => ({ object: 'list', data, has_more: false });

function texts(form: Form): Record<string, string> {
  return Object.fromEntries(Object.entries(form).map(([name, value]) => [name, String(value)]));
}

function needed(form: Form, name: string): string {
  const value = text(form, name);
  if (!value) throw new Refusal(400, 'parameter_missing', `Missing required param: ${name}.`);
  return value;
}

function createPrice(account: StripeAccount, form: Form): Price {
  const lookup_key = needed(form, 'lookup_key');
  if (account.prices.some((price) => price.lookup_key === lookup_key)) throw taken('lookup_key');
  const product = needed(form, 'product');
  if (!account.products.has(product)) throw missing('product');
  const interval = text(part(form, 'recurring'), 'interval');
  const price: Price = {
    id: account.id('price'),
    object: 'price',
    lookup_key,
    product,
    currency: needed(form, 'currency'),
    unit_amount: Number(needed(form, 'unit_amount')),
    recurring: interval ? { interval } : null,
  };
  account.prices.push(price);
  return price;
}

function createSession(account: StripeAccount, form: Form): Session {
  const mode = needed(form, 'mode') as Session['mode'];
  const customer = text(form, 'customer') ?? null;
  if (customer && !account.customers.has(customer)) throw missing('customer');
  const item = part(part(form, 'line_items'), '0');
  const price = account.prices.find(({ id }) => id === text(item, 'price'));
  if (!price) throw missing('price');
  if ((mode === 'subscription') !== (price.recurring !== null)) {
    throw new Refusal(400, 'parameter_invalid', 'The price does not fit the mode.');
  }
  const message = text(part(part(form, 'custom_text'), 'submit'), 'message');
  if (message && message.length > 1200) throw new Refusal(400, 'too_long', 'custom_text');
  const locale = needed(form, 'locale');
  if (!['fr', 'en'].includes(locale)) throw new Refusal(400, 'parameter_invalid', 'locale');
  const id = account.id('cs_test');
  const session: Session = {
    id,
    object: 'checkout.session',
    mode,
    customer,
    locale,
    status: 'open',
    payment_status: 'unpaid',
    url: `https://checkout.stripe.test/c/pay/${id}`,
    customer_email: text(form, 'customer_email') ?? null,
    customer_details: null,
    success_url: needed(form, 'success_url'),
    cancel_url: needed(form, 'cancel_url'),
    metadata: texts(part(form, 'metadata')),
    custom_text: { submit: message ? { message } : null },
    amount_total: price.unit_amount * Number(text(item, 'quantity') ?? 1),
    currency: price.currency,
    trial_days: Number(text(part(form, 'subscription_data'), 'trial_period_days') ?? 0),
  };
  account.sessions.set(id, session);
  return session;
}

function expireSession(account: StripeAccount, id: string): Session {
  const session = account.session(id);
  if (session.status !== 'open') throw new Refusal(400, '', 'Only open sessions can be expired.');
  Object.assign(session, { status: 'expired', url: null });
  account.emit('checkout.session.expired', session);
  return session;
}

function deleteCustomer(account: StripeAccount, id: string): object {
  if (!account.customers.delete(id)) throw missing('customer');
  for (const one of account.subscriptions) {
    if (one.customer === id && one.status !== 'canceled') account.end(one);
  }
  return { id, object: 'customer', deleted: true };
}

function createPortal(account: StripeAccount, form: Form): object {
  const customer = needed(form, 'customer');
  if (!account.customers.has(customer)) throw missing('customer');
  const configuration = needed(form, 'configuration');
  if (!account.configurations.some((one) => one.id === configuration))
    throw missing('configuration');
  const id = account.id('bps');
  const locale = needed(form, 'locale');
  account.portals.set(id, { customer, locale, return_url: needed(form, 'return_url') });
  return { id, object: 'billing_portal.session', url: `https://billing.stripe.test/p/${id}` };
}

/** The part of Stripe's API that we use. Its paths and refusals are Stripe's. */
export const REQUESTS: [method: string, path: RegExp, answer: Answer][] = [
  [
    'POST',
    /^\/v1\/customers$/,
    (account, form) => {
      const id = account.id('cus');
      const metadata = texts(part(form, 'metadata'));
      const customer = { id, object: 'customer', email: text(form, 'email') ?? null, metadata };
      account.customers.set(id, customer as never);
      return customer;
    },
  ],
  [
    'POST',
    /^\/v1\/customers\/(\w+)$/,
    (account, form, id) => {
      const customer = account.customers.get(id);
      if (!customer) throw missing('customer');
      return Object.assign(customer, { email: needed(form, 'email') });
    },
  ],
  ['DELETE', /^\/v1\/customers\/(\w+)$/, (account, _form, id) => deleteCustomer(account, id)],
  [
    'POST',
    /^\/v1\/products$/,
    (account, form) => {
      const id = needed(form, 'id');
      if (account.products.has(id)) throw taken('Product');
      account.products.add(id);
      return { id, object: 'product' };
    },
  ],
  [
    'GET',
    /^\/v1\/prices$/,
    (account, form) => {
      const keys = Object.values(part(form, 'lookup_keys'));
      return list(account.prices.filter(({ lookup_key }) => keys.includes(lookup_key)));
    },
  ],
  ['POST', /^\/v1\/prices$/, createPrice],
  ['POST', /^\/v1\/checkout\/sessions$/, createSession],
  [
    'GET',
    /^\/v1\/checkout\/sessions$/,
    (account, form) =>
      list(
        [...account.sessions.values()].filter(
          ({ customer, status }) =>
            customer === text(form, 'customer') && status === text(form, 'status'),
        ),
      ),
  ],
  ['GET', /^\/v1\/checkout\/sessions\/(\w+)$/, (account, _form, id) => account.session(id)],
  [
    'POST',
    /^\/v1\/checkout\/sessions\/(\w+)\/expire$/,
    (account, _form, id) => expireSession(account, id),
  ],
  [
    'GET',
    /^\/v1\/subscriptions$/,
    (account, form) => {
      const customer = needed(form, 'customer');
      const all = text(form, 'status') === 'all';
      return list(
        account.subscriptions.filter(
          (one) => one.customer === customer && (all || one.status !== 'canceled'),
        ),
      );
    },
  ],
  [
    'POST',
    /^\/v1\/subscriptions\/(\w+)$/,
    (account, form, id) => {
      const found = account.subscriptions.find((one) => one.id === id && one.status !== 'canceled');
      if (!found) throw missing('subscription');
      const ends = text(form, 'cancel_at_period_end') === 'true';
      account.act(found.customer, ends ? 'cancel' : 'resume');
      return found;
    },
  ],
  [
    'DELETE',
    /^\/v1\/subscriptions\/(\w+)$/,
    (account, _form, id) => {
      const found = account.subscriptions.find((one) => one.id === id && one.status !== 'canceled');
      if (!found) throw missing('subscription');
      account.end(found);
      return found;
    },
  ],
  ['GET', /^\/v1\/billing_portal\/configurations$/, (account) => list(account.configurations)],
  [
    'POST',
    /^\/v1\/billing_portal\/configurations$/,
    (account, form) => {
      const metadata = texts(part(form, 'metadata'));
      const configuration = { id: account.id('bpc'), metadata };
      account.configurations.push(configuration);
      return configuration;
    },
  ],
  ['POST', /^\/v1\/billing_portal\/sessions$/, createPortal],
];
