import type { FastifyBaseLogger } from 'fastify';
import Stripe from 'stripe';
import type { StripeConfig } from '../../config.ts';
import { PaymentsUnavailable } from './payments.ts';

/** Maximum time for an answer of Stripe, in milliseconds, with one more attempt: somebody is waiting for a page. */
const TIMEOUT = 8_000;

/** Returns Stripe's SDK, for Stripe or another host. */
export function stripeClient({ secretKey, apiBase }: StripeConfig): Stripe {
  const base = apiBase ? new URL(apiBase) : undefined;
  return new Stripe(secretKey, {
    timeout: TIMEOUT,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(base && {
      host: base.hostname,
      port: base.port || (base.protocol === 'http:' ? 80 : 443),
      protocol: base.protocol === 'http:' ? 'http' : 'https',
    }),
  });
}

/** True when Stripe says that there is no such thing. */
export function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === 'resource_missing';
}

/** True if Stripe says that this request cannot be carried out any more. */
export function isRefusal(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError;
}

/** Calls Stripe. Failures of Stripe are logged for operators, and thrown as PaymentsUnavailable. */
export function stripeCaller(log: FastifyBaseLogger) {
  return async <T>(question: () => Promise<T>): Promise<T> => {
    try {
      return await question();
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError)) throw error;
      log.error({ err: error }, 'Stripe does not do what it was asked');
      throw PaymentsUnavailable();
    }
  };
}
