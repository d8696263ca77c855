import type { Subscription } from '@codivia/contract/api/subscriptions';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leaveFor } from '../../lib/redirect.ts';
import { readSession } from '../../lib/session.ts';
import { mockApi, Refused } from '../../test/api.ts';
import { member, running, signInAs, subscription } from '../../test/factories.ts';
import { renderPage } from '../../test/render.tsx';
import { SubscriptionCard } from './subscription-card.tsx';

vi.mock('../../lib/redirect.ts', async (original) => ({
  ...(await original<object>()),
  leaveFor: vi.fn(),
}));

const STATUS = 'GET /stripe/subscription-status';
const PORTAL = 'POST /stripe/create-portal-session';

function open(known: Partial<Subscription>, language: 'en' | 'fr' = 'en') {
  const calls = mockApi({ [STATUS]: () => subscription(known) });
  return { calls, ...renderPage(<SubscriptionCard />, { language }) };
}

const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

beforeEach(() => {
  vi.mocked(leaveFor).mockReset();
  signInAs();
});

describe('the card of a plan', () => {
  it('offers Premium to a free member', async () => {
    open({}, 'fr');
    expect(await screen.findByText('Gratuite')).toBeVisible();
    expect(screen.getByText(/première semaine gratuite, puis 9 € par mois/)).toBeVisible();
    expect(buttons()).toEqual(['Passer à Premium', 'Envoyer le lien']);
    expect(screen.getByRole('link', { name: 'Comparer les formules' })).toHaveAttribute(
      'href',
      '/#pricing',
    );
  });

  it('offers no second free week', async () => {
    open({ trial_available: false });
    expect(await screen.findByText(/every course opens, for \$9 a month/)).toBeVisible();
    expect(screen.queryByText(/first week/)).not.toBeInTheDocument();
  });

  describe('of a premium member', () => {
    beforeEach(() => signInAs({ is_premium: true }));

    it('tells when the next payment is due, and how to cancel', async () => {
      open(running());
      expect(await screen.findByText(/Next payment on December 20, 2026/)).toBeVisible();
      expect(buttons()).toEqual(['Manage my subscription', 'Cancel subscription']);
    });

    it('names every end, and stops what is paid beside a gift', async () => {
      const ends: Subscription['ends'] = [
        { source: 'subscription', until: '2026-12-20T12:00:00.000Z', renews: true },
        { source: 'gift_card', until: '2027-12-20T12:00:00.000Z', renews: false },
      ];
      const calls = mockApi({
        [STATUS]: () => running({ ends }),
        'POST /stripe/stop-renewal': () =>
          running({
            renews: false,
            premium_source: 'gift_card',
            subscription_end_date: '2027-12-20T12:00:00.000Z',
            ends: ends.map((end) => ({ ...end, renews: false })),
          }),
      });
      const { user } = renderPage(<SubscriptionCard />);
      expect(
        await screen.findByText(/A subscription: next payment on December 20, 2026/),
      ).toBeVisible();
      expect(screen.getByText(/A gift card: until December 20, 2027/)).toBeVisible();
      const stop = { name: 'Stop the subscription, keep the gift' };
      await user.click(screen.getByRole('button', stop));
      expect(await screen.findByText(/cancelled: paid until December 20, 2026/)).toBeVisible();
      expect(screen.queryByRole('button', stop)).toBeNull();
      expect(calls.map(({ path }) => path)).toContain('/stripe/stop-renewal');
    });

    it('tells how long the free week lasts', async () => {
      open(running({ subscription_status: 'trialing' }), 'fr');
      expect(await screen.findByText('Semaine gratuite')).toBeVisible();
      expect(screen.getByText(/dure jusqu’au 20 décembre 2026/)).toBeVisible();
      expect(buttons()).toEqual(['Gérer mon abonnement', 'Résilier']);
    });

    it('says that the last payment failed, and where to put it right', async () => {
      open(running({ subscription_status: 'past_due', payment_failed: true }));
      expect(await screen.findByText('The last payment failed')).toBeVisible();
      expect(screen.queryByText(/Next payment/)).not.toBeInTheDocument();
      expect(buttons()).toEqual(['Update the card', 'Cancel subscription']);
    });

    it('shows until when a cancelled subscription lasts, and resumes it', async () => {
      const cancelled = { state: 'cancelled', subscription_status: 'canceled' } as const;
      open(running({ ...cancelled, renews: false }), 'fr');
      expect(await screen.findByText('Ton abonnement est résilié')).toBeVisible();
      expect(screen.getByText(/Tu restes Premium jusqu’au 20 décembre 2026/)).toBeVisible();
      expect(buttons()).toEqual(['Reprendre mon abonnement']);
    });

    it('has nothing to manage when it is a gift', async () => {
      open(running({ premium_source: 'gift_card', renews: false, portal_available: false }));
      expect(await screen.findByText(/until December 20, 2026/)).toBeVisible();
      expect(screen.getByText(/nothing to pay, and nothing to cancel/)).toBeVisible();
      expect(buttons()).toEqual([]);
    });

    it('has no end when it was granted', async () => {
      const granted = { premium_source: 'granted', subscription_end_date: null } as const;
      open(running({ ...granted, renews: false, portal_available: false }));
      expect(await screen.findByText(/a present from Codivia/)).toBeVisible();
      expect(screen.queryByText(/2026/)).not.toBeInTheDocument();
      expect(buttons()).toEqual([]);
    });
  });

  it.each([
    ['subscription', 'Your Premium subscription ended on December 20, 2026.'],
    ['gift_card', 'Your year of Premium ended on December 20, 2026.'],
    ['granted', 'Your Premium access ended on December 20, 2026.'],
  ] as const)('asks to renew what has ended: %s', async (premium_source, text) => {
    open(running({ state: 'expired', premium_source, renews: false, portal_available: false }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(buttons()).toEqual(['Renew Premium', 'Send the link']);
  });

  it('asks for another card when it ended because a payment failed', async () => {
    open(running({ state: 'expired', renews: false, payment_failed: true }));
    expect(await screen.findByText('The last payment failed')).toBeVisible();
    expect(buttons()).toEqual(['Update the card', 'Cancel subscription']);
  });

  it('keeps the invoices of a subscription in reach', async () => {
    open(running({ premium_source: 'gift_card', renews: false }));
    await screen.findByText(/nothing to cancel/);
    expect(buttons()).toEqual(['See my invoices']);
  });

  it('may be asked for again when it could not be read', async () => {
    let broken = true;
    mockApi({
      [STATUS]: () => {
        if (broken) throw new Refused(500);
        return subscription();
      },
    });
    const { user } = renderPage(<SubscriptionCard />);
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Free')).toBeVisible();
  });
});

describe('the billing portal', () => {
  beforeEach(() => signInAs({ is_premium: true }));

  it('opens in one click, and leads back to the dashboard', async () => {
    const calls = mockApi({
      [STATUS]: () => running(),
      [PORTAL]: () => ({ portal_url: 'https://pay.example.org/p/1' }),
    });
    const { user } = renderPage(<SubscriptionCard />);
    await user.click(await screen.findByRole('button', { name: 'Cancel subscription' }));
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('https://pay.example.org/p/1'));
    expect(calls.at(-1)?.body).toEqual({
      return_url: 'http://localhost:3000/dashboard?tab=settings',
    });
  });

  it('that does not open says so', async () => {
    mockApi({
      [STATUS]: () => running(),
      [PORTAL]: () => {
        throw new Refused(503);
      },
    });
    const { user } = renderPage(<SubscriptionCard />, { language: 'fr' });
    const manage = await screen.findByRole('button', { name: 'Gérer mon abonnement' });
    await user.click(manage);
    expect(await screen.findByText(/Ton abonnement n’a pas pu s’ouvrir/)).toBeVisible();
    expect(manage).not.toHaveAttribute('aria-busy');
  });
});

describe('a plan that changes while the page is open', () => {
  const ended = () => running({ state: 'expired', renews: false });
  const countRequests = (calls: ReturnType<typeof mockApi>) =>
    calls.filter(({ path }) => path === '/stripe/subscription-status').length;

  function see(state: DocumentVisibilityState) {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    fireEvent(document, new Event('visibilitychange', { bubbles: true }));
  }

  /** Lets timers and what they set off happen. */
  const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

  beforeEach(() => {
    vi.useFakeTimers();
    signInAs({ is_premium: true });
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  it('is asked for every 30 seconds, and the session follows', async () => {
    let now = running({ portal_available: false });
    const calls = mockApi({
      [STATUS]: () => now,
      'GET /auth/me': () => member({ is_premium: false }),
    });
    renderPage(<SubscriptionCard />);
    await pass(0);
    expect(countRequests(calls)).toBe(1);
    await pass(29);
    expect(countRequests(calls)).toBe(1);
    now = ended();
    await pass(2);
    expect(countRequests(calls)).toBe(2);
    expect(screen.getByRole('button', { name: 'Renew Premium' })).toBeVisible();
    expect(readSession().user?.is_premium).toBe(false);
    await pass(120);
    expect(countRequests(calls)).toBe(2);
  });

  it('is asked for quickly at first: the member may come from the portal', async () => {
    const calls = mockApi({ [STATUS]: () => running() });
    renderPage(<SubscriptionCard />);
    await pass(0);
    await pass(12);
    expect(countRequests(calls)).toBe(4);
    await pass(30);
    expect(countRequests(calls)).toBe(5);
  });

  it('is left alone while nobody looks, and asked for at once when somebody does', async () => {
    const calls = mockApi({ [STATUS]: () => running({ portal_available: false }) });
    renderPage(<SubscriptionCard />);
    await pass(0);
    see('hidden');
    await pass(120);
    expect(countRequests(calls)).toBe(1);
    see('visible');
    await pass(0);
    expect(countRequests(calls)).toBe(2);
  });
});
