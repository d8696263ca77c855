import Stripe from 'stripe';
import { InvalidSignature, type PaymentEvent } from './payments.ts';

/** How far the moment of a signature may be from now, both ways. In seconds. */
const TOLERANCE = 300;

/** The moment a signature names, in seconds; of several the last one, which is what is signed. */
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

/** The customer's id, whether the event brings the whole customer or not. */
function customerOf({ customer }: EventObject): string | undefined {
  const id = (customer as { id?: unknown } | null)?.id ?? customer;
  return typeof id === 'string' ? id : undefined;
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length > 0;
}

/** Checks an event's signature and says what it is about. Throws InvalidSignature. */
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

/** Signs a body the way Stripe does: what a sandbox needs to be believed. */
export function signEvent(body: string, secret: string, now: Date): string {
  const timestamp = Math.floor(now.getTime() / 1000);
  return Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp });
}
