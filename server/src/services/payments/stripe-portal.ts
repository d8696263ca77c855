import type Stripe from 'stripe';

/** Marks the portal's configuration as ours. */
const MARK = { codivia: 'portal-1' };

async function findConfiguration(stripe: Stripe): Promise<string | undefined> {
  const listed = await stripe.billingPortal.configurations.list({ active: true, limit: 100 });
  return listed.data.find(({ metadata }) => metadata?.codivia === MARK.codivia)?.id;
}

async function createConfiguration(stripe: Stripe): Promise<string> {
  const { id } = await stripe.billingPortal.configurations.create(
    {
      metadata: MARK,
      features: {
        subscription_cancel: { enabled: true, mode: 'at_period_end' },
        payment_method_update: { enabled: true },
        invoice_history: { enabled: true },
      },
    },
    { idempotencyKey: `configuration-${MARK.codivia}` },
  );
  return id;
}

/** Finds the configuration of the billing portal, or creates it: an empty Stripe account is enough. */
export function stripePortal(stripe: Stripe) {
  let known: string | undefined;
  return async (): Promise<string> => {
    known ??= (await findConfiguration(stripe)) ?? (await createConfiguration(stripe));
    return known;
  };
}
