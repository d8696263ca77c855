import type { Config } from '../src/config.ts';
import type { TestApp } from './build-app.ts';

export type SubscriptionAction = 'cancel' | 'resume' | 'expire' | 'renew' | 'fail';

/** What tests do on the provider's side: they pay, decline, manage, and look into its books. */
export interface PaymentProvider {
  /** Settings of a server that is paid through this provider. */
  readonly config: Partial<Config>;
  /** Tells the provider which server its events go to. */
  attach(server: TestApp): void;
  /** Pays at a checkout's address; returns where the browser is led to. */
  pay(url: string, email?: string): Promise<string>;
  /** Tries a card that is declined. */
  decline(url: string): Promise<void>;
  /** Does something in the portal at this address, or lets time do it. */
  act(portal: string, action: SubscriptionAction): Promise<void>;
  /** What a checkout shows: its language, whether it begins with a free week, its text, its price. */
  look(url: string): Promise<{ language: string; trial: boolean; text: string; price: string }>;
  /** How many checkouts a member could pay now. */
  openCheckouts(userId: string): Promise<number>;
  /** How many subscriptions of a member are running. */
  runningSubscriptions(userId: string): Promise<number>;
  /** Every event so far, as it was sent. */
  sent(): Promise<{ id: string; body: string }[]>;
  /** The signature of a body. */
  sign(body: string, at?: Date): string;
  close(): Promise<void>;
}

/** Hands a body to the webhook, as a provider does. */
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
