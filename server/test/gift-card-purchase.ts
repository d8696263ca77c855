import type { Language } from '@codivia/contract/api/language';
import type { TestApp } from './build-app.ts';
import { SandboxVisitor } from './sandbox-visitor.ts';

export interface PurchaseOptions {
  language?: Language;
  /** The address that the card is mailed to; unset for members, whose address is known. */
  email?: string;
  /** The buyer, when it is a member. */
  token?: string;
}

/** Buys a card in the sandbox, including the payment; returns the address that the buyer is led to. */
export async function buyGiftCard(server: TestApp, options: PurchaseOptions = {}) {
  const { language = 'en', email, token } = options;
  const path = '/stripe/create-gift-card-checkout-session';
  const { body } = await server.call('POST', path, {
    body: { language },
    ...(token ? { token } : {}),
  });
  const visitor = new SandboxVisitor(server);
  const paid = await visitor.press(body.url, 'pay', email ? { email } : {});
  const back = new URL(String(paid.headers.location), server.config.publicUrl);
  return { back, payment_id: back.searchParams.get('purchase') ?? '' };
}
