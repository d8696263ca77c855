import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { mockApi, Refused } from '../../test/api.ts';
import { running, signInAs, subscription } from '../../test/factories.ts';
import { renderPage } from '../../test/render.tsx';
import { SubscriptionCard } from './subscription-card.tsx';

const STATUS = 'GET /stripe/subscription-status';
const ASK = 'POST /user/payment-requests';
const PARENT = 'parent@example.org';

beforeEach(() => signInAs());

async function ask(address: string, answer: () => object) {
  const calls = mockApi({ [STATUS]: () => subscription(), [ASK]: answer });
  const { user } = renderPage(<SubscriptionCard />, { language: 'fr' });
  await user.click(await screen.findByText('Demander à un parent de payer'));
  await user.type(screen.getByRole('textbox', { name: /de ton parent/ }), address);
  await user.click(screen.getByRole('button', { name: 'Envoyer le lien' }));
  return { user, asked: () => calls.filter(({ method }) => method === 'POST') };
}

it('a member asks a parent to pay, and another one if the address was wrong', async () => {
  const { user, asked } = await ask(PARENT, () => ({ message: { fr: '', en: '' } }));
  expect(await screen.findByRole('status')).toHaveTextContent(`parti vers ${PARENT}`);
  expect(asked()[0]?.body).toEqual({ email: PARENT, lang: 'fr' });
  await user.click(screen.getByRole('button', { name: 'Donner une autre adresse' }));
  expect(screen.getByRole('textbox', { name: /de ton parent/ })).toHaveValue('');
});

it('an incomplete address is not sent', async () => {
  const { asked } = await ask('parent@', () => ({}));
  expect(screen.getByText('Cette adresse semble incomplète.')).toBeVisible();
  expect(asked()).toEqual([]);
});

it('the refusal of the server stands under the field', async () => {
  await ask(PARENT, () => {
    throw new Refused(400, { fr: 'C’est ta propre adresse.', en: 'Own.' }, 'parent_address_own');
  });
  expect(await screen.findByText('C’est ta propre adresse.')).toBeVisible();
});

it.each([
  ['that runs', running({ paid_by: 'p…' })],
  ['that is cancelled', running({ paid_by: 'p…', state: 'cancelled', renews: false })],
  ['whose payment failed', running({ paid_by: 'p…', payment_failed: true })],
  [
    'beside a gift',
    running({
      paid_by: 'p…',
      ends: [
        { source: 'subscription', until: '2026-12-20T12:00:00.000Z', renews: true },
        { source: 'gift_card', until: '2027-12-20T12:00:00.000Z', renews: false },
      ],
    }),
  ],
])('a subscription %s is not managed by a member for whom somebody else pays', async (_, plan) => {
  signInAs({ is_premium: true });
  mockApi({ [STATUS]: () => plan });
  renderPage(<SubscriptionCard />);
  expect(await screen.findByText(/their address begins with “p…”/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByText(/Update the card/)).toBeNull();
});
