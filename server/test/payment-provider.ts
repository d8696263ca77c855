import type { Config } from '../src/config.ts';
import type { TestApp } from './build-app.ts';

export type SubscriptionAction = 'cancel' | 'resume' | 'expire' | 'renew' | 'fail';

/** The actions of tests on the provider's side: they pay, decline, manage, and look into its books. */
export interface PaymentProvider {
  /** Settings of a server that is paid through this provider. */
  readonly config: Partial<Config>;
  /** Sets the server to which the provider sends its events. */
  attach(server: TestApp): void;
  /** Pays at a checkout's address; returns the address that the browser is led to. */
  pay(url: string, email?: string): Promise<string>;
  /** Pays with a card that is declined. */
  decline(url: string): Promise<void>;
  /** Performs an action in the portal at this address, or lets time pass. */
  act(portal: string, action: SubscriptionAction): Promise<void>;
  /** Returns the contents of a checkout: its language, whether it begins with a free week, its text, its price. */
  look(url: string): Promise<{ language: string; trial: boolean; text: string; price: string }>;
  /** Returns the number of checkouts that a member could pay now. */
  openCheckouts(userId: string): Promise<number>;
  /** Returns the number of running subscriptions of a member. */
  runningSubscriptions(userId: string): Promise<number>;
  /** Returns every event so far, as it was sent. */
  sent(): Promise<{ id: string; body: string }[]>;
  /** The signature of a body. */
  sign(body: string, at?: Date): string;
  close(): Promise<void>;
}

/** Sends a body to the webhook, as a provider does. */
export async function deliverTo(
  { app }: TestApp,
  body: string,
  signature: string | undefined,
): Promise<number> {
  const { statusCode } = await app.inject({
    method: 'POST',
    url: '/api/stripe/webhook',
    headers: {
      'content-type': 'application/json; charset=utf-8',
      ...(signature === undefined ? {} : { 'stripe-signature': signature }),
    },
    payload: body,
  });
  return statusCode;
}
