import type { PaidSubscription } from '@codivia/contract/api/payers';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { leaveFor } from '../../lib/redirect.ts';
import { mockApi, Refused } from '../../test/api.ts';
import { running } from '../../test/factories.ts';
import { paymentRequest } from '../../test/family.ts';
import { renderPage } from '../../test/render.tsx';
import { FamilyPage } from './family-page.tsx';

vi.mock('../../lib/redirect.ts', async (original) => ({
  ...(await original<object>()),
  leaveFor: vi.fn(),
}));
beforeEach(() => vi.mocked(leaveFor).mockReset());

const TOKEN = 'd'.repeat(43);
const SIGNED = '0b1c2d3e-0000-4000-8000-000000000001_mh2x_signature';
const READ = 'POST /payment-requests/read';
const CHECKOUT = 'POST /payment-requests/checkout';
const PAID = 'POST /payer/read';

const show = (hash: string, language: 'en' | 'fr' = 'en') =>
  renderPage(<FamilyPage />, { at: `/family/pay${hash}`, path: '/family/:page?', language });
const button = (name: string) => screen.getByRole('button', { name });
const title = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

describe('a request to pay', () => {
  it('says who asks, the price, the first payment and the rights, and keeps no secret', async () => {
    const calls = mockApi({ [READ]: () => paymentRequest({ language: 'fr' }) });
    const { router } = show(`#token=${TOKEN}`, 'fr');
    expect(await title('Léa vous demande Premium')).toBeVisible();
    const way = within(screen.getByRole('group', { name: 'Un abonnement' }));
    expect(way.getByText(/^9\s€$/)).toBeVisible();
    expect(way.getByText(/Premier paiement le \d+.* \d{4}/)).toBeVisible();
    const card = within(screen.getByRole('group', { name: 'Une carte cadeau d’un an' }));
    expect(card.getByText(/^60\s€$/)).toBeVisible();
    expect(card.getByText(/ne se renouvelle jamais/)).toBeVisible();
    expect(screen.getByText(/14 jours pour vous rétracter/)).toBeVisible();
    expect(calls.map(({ body }) => body)).toEqual([{ token: TOKEN }]);
    const { hash, state } = router.state.location;
    expect([hash, state]).toEqual(['', null]);
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(TOKEN);
  });

  it.each([
    ['subscription', 'Get the subscription'],
    ['gift_card', 'Give the gift card'],
  ])('leads to the checkout of a %s', async (what, name) => {
    const checkout_url = 'https://pay.example.org/c/1';
    const calls = mockApi({ [READ]: () => paymentRequest(), [CHECKOUT]: () => ({ checkout_url }) });
    const { user } = show(`#token=${TOKEN}`);
    await user.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(vi.mocked(leaveFor).mock.calls[0]?.[0]).toBe(checkout_url));
    expect(calls.at(-1)?.body).toEqual({ token: TOKEN, what });
  });

  it('promises no second free week', async () => {
    mockApi({ [READ]: () => paymentRequest({ trial: false, child: '' }) });
    show(`#token=${TOKEN}`);
    expect(await title('Your child asks you for Premium')).toBeVisible();
    expect(screen.getByText(/the first month is paid today/)).toBeVisible();
  });

  it('offers nothing once the member has Premium', async () => {
    mockApi({ [READ]: () => paymentRequest({ is_premium: true }) });
    show(`#token=${TOKEN}`);
    expect(await title('Léa has Premium already')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows that Premium began while the page was open', async () => {
    let is_premium = false;
    mockApi({
      [READ]: () => paymentRequest({ is_premium }),
      [CHECKOUT]: () => {
        is_premium = true;
        throw new Refused(409, { fr: 'Tu l’as.', en: 'You have it.' }, 'already_premium');
      },
    });
    const { user } = show(`#token=${TOKEN}`);
    await user.click(await screen.findByRole('button', { name: 'Get the subscription' }));
    expect(await title('Léa has Premium already')).toBeVisible();
  });

  it('says in “vous” that the payment page did not open, and may be tried again', async () => {
    mockApi({
      [READ]: () => paymentRequest(),
      [CHECKOUT]: () => {
        throw new Refused(503, { fr: 'Réessaie.', en: 'Try again.' }, 'payments_unavailable');
      },
    });
    const { user } = show(`#token=${TOKEN}`, 'fr');
    await user.click(await screen.findByRole('button', { name: 'Prendre l’abonnement' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/Rien n’a été débité. Réessayez/);
    expect(button('Prendre l’abonnement')).not.toHaveAttribute('aria-busy', 'true');
  });
});

describe('a link', () => {
  it.each([
    [`#token=${TOKEN}`, 'This link is no longer valid'],
    [`#manage=${SIGNED}`, 'This link is no longer valid'],
    ['', 'Open this page by its link'],
    ['#token=', 'Open this page by its link'],
    ['#thanks=subscription', 'Thank you! Premium opens for your child'],
    ['#thanks=gift_card', 'Thank you! The gift card is on its way'],
  ])('%s leads to “%s”', async (hash, name) => {
    const over = () => {
      throw new Refused(410, { fr: 'Fini.', en: 'Over.' }, 'payment_link_over');
    };
    mockApi({ [READ]: over, [PAID]: over, 'GET /config': () => ({}) });
    show(hash);
    expect(await title(name)).toBeVisible();
  });
});

describe('the page of the one who pays', () => {
  const ends = (renews: boolean) => ({
    ends: [{ source: 'subscription' as const, until: '2026-12-20T12:00:00.000Z', renews }],
  });
  const paid = (changes: Parameters<typeof running>[0] = ends(true)): PaidSubscription => ({
    child: 'Léa',
    language: 'fr',
    subscription: running(changes),
  });

  it('shows the next payment, and cancels after a question', async () => {
    const calls = mockApi({
      [PAID]: () => paid(),
      'POST /payer/stop': () => paid({ state: 'cancelled', ...ends(false) }),
    });
    const { user } = show(`#manage=${SIGNED}`, 'fr');
    expect(await title('Premium pour Léa')).toBeVisible();
    expect(screen.getByText(/^Prochain paiement de 9\s€ le 20 décembre 2026\.$/)).toBeVisible();
    await user.click(button('Résilier'));
    const question = within(
      await screen.findByRole('dialog', { name: 'Résilier l’abonnement\u00a0?' }),
    );
    expect(question.getByText(/Léa garde Premium jusqu’au 20 décembre 2026/)).toBeVisible();
    expect(calls).toHaveLength(1);
    await user.click(question.getByRole('button', { name: 'Oui, résilier' }));
    expect(await screen.findByText('L’abonnement est résilié')).toBeVisible();
    expect(screen.getByText(/Léa garde Premium jusqu’au 20 décembre 2026/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Résilier' })).toBeNull();
    expect(calls[1]?.body).toEqual({ token: SIGNED });
  });

  it('leads to the receipts', async () => {
    const portal_url = 'https://pay.example.org/p/1';
    mockApi({ [PAID]: () => paid(), 'POST /payer/portal': () => ({ portal_url }) });
    const { user } = show(`#manage=${SIGNED}`);
    await user.click(await screen.findByRole('button', { name: 'Receipts and card' }));
    await waitFor(() => expect(vi.mocked(leaveFor).mock.calls[0]?.[0]).toBe(portal_url));
  });

  it('says that a payment failed, and still cancels', async () => {
    mockApi({ [PAID]: () => paid({ state: 'expired', renews: false, payment_failed: true }) });
    show(`#manage=${SIGNED}`);
    expect(await screen.findByText('The last payment didn’t go through')).toBeVisible();
    expect(button('Cancel the subscription')).toBeVisible();
  });

  it('of what has ended keeps the receipts alone', async () => {
    mockApi({ [PAID]: () => paid({ state: 'expired', renews: false }) });
    show(`#manage=${SIGNED}`);
    expect(await screen.findByText('The subscription has ended')).toBeVisible();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Receipts and card',
    ]);
  });

  it('says that cancelling did not work', async () => {
    mockApi({
      [PAID]: () => paid(),
      'POST /payer/stop': () => {
        throw new Refused(503);
      },
    });
    const { user } = show(`#manage=${SIGNED}`, 'fr');
    await user.click(await screen.findByRole('button', { name: 'Résilier' }));
    await user.click(await screen.findByRole('button', { name: 'Oui, résilier' }));
    expect(await screen.findByText(/L’abonnement n’a pas été résilié. Réessayez/)).toBeVisible();
  });
});
