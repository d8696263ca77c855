import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { leaveFor } from '../../lib/redirect.ts';
import { mockApi, Refused } from '../../test/api.ts';
import { signInAs } from '../../test/factories.ts';
import { renderPage } from '../../test/render.tsx';
import { GiftCardSection } from './gift-card-section.tsx';

vi.mock('../../lib/redirect.ts', async (original) => ({
  ...(await original<object>()),
  leaveFor: vi.fn(),
}));
afterEach(() => vi.mocked(leaveFor).mockClear());

describe.each([
  ['fr', 'Offrez un an de code', '60 €', 'Valable un an après l’activation', 'Offrir une carte'],
  ['en', 'Give a year of code', '$60', 'Valid for one year after activation', 'Give a card'],
] as const)('in %s', (language, title, price, validity, buy) => {
  it('tells price, validity, six features and four steps', async () => {
    renderPage(<GiftCardSection />, { language });
    const section = within(await screen.findByRole('region', { name: title }));
    expect(section.getByText(price)).toBeInTheDocument();
    expect(section.getByText(validity)).toBeInTheDocument();
    const [features, steps] = section.getAllByRole('list');
    expect(features?.children).toHaveLength(6);
    expect(steps?.children).toHaveLength(4);
  });

  it('leads to the payment', async () => {
    const url = 'https://pay.example/checkout';
    const calls = mockApi({ 'POST /stripe/create-gift-card-checkout-session': () => ({ url }) });
    const { user } = renderPage(<GiftCardSection />, { language });
    await user.click(await screen.findByRole('button', { name: buy }));
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith(url));
    expect(calls.map(({ body }) => body)).toEqual([{ language }]);
  });
});

it.each([
  [
    'fr',
    'Offrir une carte',
    'Une erreur est survenue. Un nouvel essai peut suffire.',
    'a failure',
    () => Promise.reject(new Refused(503)),
  ],
  [
    'en',
    'Give a card',
    'An error occurred. Please try again.',
    'an answer without an address',
    () => ({}),
  ],
] as const)(
  'in %s, %s says “%s” after %s, and stays',
  async (language, buy, message, _what, reply) => {
    mockApi({ 'POST /stripe/create-gift-card-checkout-session': reply });
    const { user } = renderPage(<GiftCardSection />, { language });
    await user.click(await screen.findByRole('button', { name: buy }));
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(leaveFor).not.toHaveBeenCalled();
  },
);

it('tells whoever left the payment that nothing was charged, once', async () => {
  const { router } = renderPage(<GiftCardSection />, { at: '/?gift-card=cancelled#gift-card' });
  expect(await screen.findByText('Purchase cancelled: nothing was charged.')).toBeInTheDocument();
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

it('says to class accounts who decides, in place of the button', async () => {
  signInAs({ class_account: true, closed: { 'own-account': 'class' } });
  renderPage(<GiftCardSection />);
  expect(await screen.findByText(/Your teacher looks after this account/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Give a card' })).toBeNull();
});
