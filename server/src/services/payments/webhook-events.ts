import Stripe from 'stripe';
import { InvalidSignature, type PaymentEvent } from './payments.ts';

/** Maximum difference between the moment of a signature and now, both ways. In seconds. */
const TOLERANCE = 300;

/** Returns the moment in a signature header, in seconds; of several the last one, which is the signed one. */
function signedAt(header: string): number {
  const moments = header.split(',').filter((part) => part.startsWith('t='));
  return Number(moments.at(-1)?.slice(2));
}

/** Checks the signature of an event's raw body. Throws InvalidSignature. */
function verified(body: Buffer, header: string | undefined, secret: string, now: Date) {
  if (!header) throw InvalidSignature();
  const age = Math.floor(now.getTime() / 1000) - signedAt(header);
  if (!(Math.abs(age) <= TOLERANCE)) throw InvalidSignature();
  try {
    return Stripe.webhooks.constructEvent(
      body,
      header,
      secret,
      TOLERANCE,
      undefined,
      now.getTime(),
    );
  } catch {
    throw InvalidSignature();
  }
}

interface EventObject {
  id?: unknown;
  object?: unknown;
  mode?: unknown;
  customer?: unknown;
}

interface ClaimedEvent {
  id?: unknown;
  type?: unknown;
  data?: { object?: EventObject };
}

/** Returns the customer's id, whether the event contains the whole customer or not. */
function customerOf({ customer }: EventObject): string | undefined {
  const id = (customer as { id?: unknown } | null)?.id ?? customer;
  return typeof id === 'string' ? id : undefined;
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length > 0;
}

/** Checks an event's signature and returns its subject. Throws InvalidSignature. */
export function readEvent(
  body: Buffer,
  header: string | undefined,
  secret: string,
  now: Date,
): PaymentEvent {
  const event: ClaimedEvent | null = verified(body, header, secret, now);
  const { id, type, data } = event ?? {};
  if (!isText(id) || !isText(type)) throw InvalidSignature();
  const about = data?.object ?? {};
  const customer = customerOf(about);
  if (about.object === 'checkout.session' && about.mode === 'payment' && isText(about.id)) {
    return { id, type, about: 'gift_card', checkout: about.id };
  }
  const billing = /^(customer\.subscription|invoice|checkout\.session)\./.test(type);
  if (billing && customer) return { id, type, about: 'subscription', customer };
  return { id, type, about: 'nothing' };
}

/** Signs a body as Stripe does, so that our webhook accepts events of the sandbox. */
export function signEvent(body: string, secret: string, now: Date): string {
  const timestamp = Math.floor(now.getTime() / 1000);
  return Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp });
}
