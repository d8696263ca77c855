import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { leaveFor } from '../../lib/redirect.ts';
import { takeRedirect } from '../../lib/remembered-redirect.ts';
import { toast } from '../../lib/toast.ts';
import { mockApi, Refused } from '../../test/api.ts';
import { member, signInAs, subscription } from '../../test/factories.ts';
import { renderPage } from '../../test/render.tsx';
import { SubscribeButton } from './subscribe-button.tsx';
import { Subscribing } from './subscribing.tsx';

vi.mock('../../lib/redirect.ts', async (original) => ({
  ...(await original<object>()),
  leaveFor: vi.fn(),
}));

const CHECKOUT = 'POST /stripe/create-checkout-session';
const ADDRESS = 'https://pay.example.org/c/1';

function Page() {
  return (
    <>
      <SubscribeButton>Go Premium</SubscribeButton>
      <Subscribing />
    </>
  );
}

function open({
  language = 'en',
  at = '/courses?plan=free',
}: Parameters<typeof renderPage>[1] = {}) {
  return renderPage(<Page />, { language, at });
}

async function openOffer(view: ReturnType<typeof open>, name = 'Go Premium') {
  await view.user.click(screen.getByRole('button', { name: 'Go Premium' }));
  return within(await screen.findByRole('dialog', { name }));
}

beforeEach(() => {
  vi.mocked(leaveFor).mockReset();
});

describe('a visitor who wants to subscribe', () => {
  it.each([
    ['fr', 'Connexion requise. Connectez-vous ou créez un compte pour vous abonner'],
    ['en', 'You need an account. Log in or create one to subscribe'],
  ] as const)('is asked to sign in, and then finds the offer open: %s', async (language, text) => {
    const view = open({ language });
    await view.user.click(screen.getByRole('button'));
    expect(await screen.findByText(text)).toBeVisible();
    expect(view.router.state.location.pathname).toBe('/auth');
    expect(takeRedirect()).toBe('/courses?plan=free&subscribe=true');
  });
});

describe('a free member', () => {
  beforeEach(() => signInAs());

  it('reads who may pay, how to withdraw and how to cancel before paying', async () => {
    mockApi({ 'GET /stripe/subscription-status': () => subscription() });
    const offer = await openOffer(open());
    expect(offer.getByText('$9')).toBeVisible();
    expect(await offer.findByText(/The first week is free/)).toBeVisible();
    expect(offer.getByText(/is an adult, or acts with a parent’s consent/)).toBeVisible();
    expect(offer.getByText(/withdraw within 14 days/)).toBeVisible();
    expect(offer.getByText(/“Cancel subscription”: three clicks/)).toBeVisible();
    expect(leaveFor).not.toHaveBeenCalled();
  });

  it('reads it in French too', async () => {
    mockApi({ 'GET /stripe/subscription-status': () => subscription() });
    const offer = await openOffer(open({ language: 'fr' }), 'Passe à Premium');
    expect(offer.getByText('9 €')).toBeVisible();
    expect(offer.getByText(/majeure, ou agit avec l’accord d’un parent/)).toBeVisible();
    expect(offer.getByText(/Droit de rétractation : 14 jours/)).toBeVisible();
  });

  it('who has had the free week is not promised another', async () => {
    mockApi({
      'GET /stripe/subscription-status': () => subscription({ trial_available: false }),
    });
    const offer = await openOffer(open());
    expect(await offer.findByText(/the first month is paid today/)).toBeVisible();
    expect(offer.queryByText(/The first week is free/)).not.toBeInTheDocument();
  });

  it('is led to the payment, once', async () => {
    let answer: (value: unknown) => void = () => undefined;
    const calls = mockApi({
      'GET /stripe/subscription-status': () => subscription(),
      [CHECKOUT]: () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    });
    const view = open({ language: 'fr' });
    const offer = await openOffer(view, 'Passe à Premium');
    await view.user.click(offer.getByRole('button', { name: 'Continuer vers le paiement' }));
    const leaving = await offer.findByRole('button', { name: 'Un instant…' });
    expect(leaving).toHaveAttribute('aria-busy', 'true');
    await view.user.click(leaving);
    answer({ checkout_url: ADDRESS });
    await waitFor(() => expect(leaveFor).toHaveBeenCalledExactlyOnceWith(ADDRESS));
    const requests = calls.filter(({ method }) => method === 'POST');
    expect(requests.map(({ body }) => body)).toEqual([
      {
        success_url: 'http://localhost:3000/dashboard?subscription=success',
        cancel_url: 'http://localhost:3000/?subscription=cancelled',
        language: 'fr',
      },
    ]);
    expect(leaving).toHaveAttribute('aria-busy', 'true');
  });

  it('who comes back from the payment page can pay again', async () => {
    mockApi({
      'GET /stripe/subscription-status': () => subscription(),
      [CHECKOUT]: () => ({ checkout_url: ADDRESS }),
    });
    const view = open();
    const offer = await openOffer(view);
    await view.user.click(offer.getByRole('button', { name: 'Continue to payment' }));
    await waitFor(() => expect(leaveFor).toHaveBeenCalled());
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    const pay = await offer.findByRole('button', { name: 'Continue to payment' });
    expect(pay).not.toHaveAttribute('aria-busy');
  });

  it.each([
    ['no address', () => ({}), 'URL de checkout non reçue'],
    [
      'a refusal in words',
      () => {
        throw new Refused(503, { fr: 'Les paiements sont en pause.', en: 'Payments are down.' });
      },
      'Les paiements sont en pause.',
    ],
    [
      'a refusal without a word',
      () => {
        throw new Refused(500, '');
      },
      'Erreur lors de la création de la session de paiement',
    ],
  ])('is told what went wrong: %s', async (_, reply, text) => {
    mockApi({ 'GET /stripe/subscription-status': () => subscription(), [CHECKOUT]: reply });
    const view = open({ language: 'fr' });
    const offer = await openOffer(view, 'Passe à Premium');
    const pay = offer.getByRole('button', { name: 'Continuer vers le paiement' });
    await view.user.click(pay);
    expect(await offer.findByRole('alert')).toHaveTextContent(text);
    expect(leaveFor).not.toHaveBeenCalled();
    expect(pay).not.toHaveAttribute('aria-busy');
  });

  it('whose session is over signs in again', async () => {
    mockApi({
      'GET /stripe/subscription-status': () => subscription(),
      [CHECKOUT]: () => {
        throw new Refused(401);
      },
      'POST /auth/refresh': () => {
        throw new Refused(401);
      },
    });
    const notices = vi.spyOn(toast, 'error');
    const view = open();
    const offer = await openOffer(view);
    await view.user.click(offer.getByRole('button', { name: 'Continue to payment' }));
    await waitFor(() => expect(view.router.state.location.pathname).toBe('/auth'));
    const text = 'You need an account. Log in or create one to subscribe';
    expect(notices).toHaveBeenCalledExactlyOnceWith(text);
    expect(takeRedirect()).toBe('/courses?plan=free&subscribe=true');
  });

  it('opens the offer with the keyboard, as with any button', async () => {
    mockApi({ 'GET /stripe/subscription-status': () => subscription() });
    const { user } = open();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Go Premium' })).toHaveFocus();
    await user.keyboard(' ');
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  it('closes the offer and is where they were', async () => {
    mockApi({ 'GET /stripe/subscription-status': () => subscription() });
    const view = open();
    const offer = await openOffer(view);
    await view.user.click(offer.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(view.router.state.location).toMatchObject({
      pathname: '/courses',
      search: '?plan=free',
    });
  });

  it('comes from signing in to the open offer, and can close it', async () => {
    mockApi({ 'GET /stripe/subscription-status': () => subscription() });
    const { user, router } = open({ at: '/courses?subscribe=true' });
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('who has become premium elsewhere is shown so', async () => {
    mockApi({
      'GET /stripe/subscription-status': () => subscription(),
      'GET /auth/me': () => member({ is_premium: true }),
      [CHECKOUT]: () => {
        throw new Refused(409, { fr: 'Tu es déjà Premium.', en: 'You are already Premium.' });
      },
    });
    const view = open();
    const offer = await openOffer(view);
    await view.user.click(offer.getByRole('button', { name: 'Continue to payment' }));
    await waitFor(() => expect(screen.queryByRole('button')).not.toBeInTheDocument());
    expect(view.router.state.location.search).toBe('?plan=free');
  });
});

it('a premium member is offered nothing', async () => {
  signInAs({ is_premium: true });
  const { router } = open({ at: '/courses?subscribe=true' });
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('offers nothing to those who may not pay, and says who decides', async () => {
  signInAs({ class_account: true, closed: { 'own-account': 'class' } });
  mockApi({ 'GET /stripe/subscription-status': () => subscription() });
  open({ at: '/courses?subscribe=true' });
  const offer = within(await screen.findByRole('dialog', { name: 'Go Premium' }));
  expect(await offer.findByText(/Your teacher looks after this account/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Go Premium' })).toBeNull();
  expect(offer.queryByRole('button', { name: 'Continue to payment' })).toBeNull();
});
