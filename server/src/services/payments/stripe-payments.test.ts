import { subscriptionSuite } from '../../../test/payments-suite.ts';
import { StripeProvider } from '../../../test/stripe-provider.ts';
import { webhookSuite } from '../../../test/webhook-suite.ts';

webhookSuite('Stripe', () => StripeProvider.start());
subscriptionSuite('Stripe', () => StripeProvider.start());
