import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mockApi, Refused } from '../../test/api.ts';
import { SITE } from '../../test/certificate.ts';
import { renderPage } from '../../test/render.tsx';
import { GiftCardThanksPage } from './gift-card-thanks-page.tsx';

const AT = '/gift-card/thanks?purchase=cs_test_12345';
const PURCHASE = { email: 'aunt@example.org', mailed: true, activated: false };

function show(purchase: () => unknown, language: 'fr' | 'en' = 'en') {
  const calls = mockApi({
    'GET /config': () => ({ ...SITE, contact_email: 'hello@codivia.example', local_mailbox: true }),
    'GET /gift-card/purchases/cs_test_12345': purchase,
    'POST /gift-card/purchases/cs_test_12345/resend': () => ({
      message: { fr: 'Repartie.', en: 'Sent again.' },
    }),
  });
  return { calls, ...renderPage(<GiftCardThanksPage />, { at: AT, language }) };
}

it.each([
  ['fr', 'Merci ! La carte est en route.'],
  ['en', 'Thank you! The card is on its way.'],
] as const)('says where the card is going, in %s', async (language, title) => {
  show(() => PURCHASE, language);
  const heading = await screen.findByRole('heading', { level: 1 });
  expect(await screen.findByText(PURCHASE.email)).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  expect(heading).toBeDefined();
});

it('waits for the payment to be confirmed', async () => {
  let confirmed = false;
  show(() => {
    if (!confirmed) throw new Refused(404);
    return PURCHASE;
  });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/being prepared/);
  confirmed = true;
  expect(await screen.findByText(PURCHASE.email)).toBeInTheDocument();
});

it('sends the card again', async () => {
  const { user } = show(() => PURCHASE);
  await user.click(await screen.findByRole('button', { name: 'Send the card again' }));
  expect(await screen.findByText('Sent again.')).toBeInTheDocument();
});

it('leads to the local mailbox, and says whom to write to', async () => {
  show(() => PURCHASE);
  const mailbox = await screen.findByRole('link', { name: /Open the local mailbox/ });
  expect(mailbox).toHaveAttribute('href', '/dev/mailbox');
  expect(screen.getByRole('link', { name: 'hello@codivia.example' })).toBeInTheDocument();
});

it('is glad about a card that is used', async () => {
  show(() => ({ ...PURCHASE, activated: true }));
  expect(await screen.findByText('Your card has been activated')).toBeInTheDocument();
});

it('knows when it has forgotten the address', async () => {
  show(() => ({ ...PURCHASE, email: null }));
  expect(await screen.findByText(/forgotten the address/)).toBeInTheDocument();
});

it('without a purchase there is nothing to thank for', async () => {
  const calls = mockApi({});
  renderPage(<GiftCardThanksPage />, { at: '/gift-card/thanks' });
  expect(await screen.findByText(/Its address names no purchase/)).toBeInTheDocument();
  expect(calls).toEqual([]);
});
