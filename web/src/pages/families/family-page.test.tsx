import type { FamilyChild } from '@codivia/contract/api/family';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { leaveFor } from '../../lib/redirect.ts';
import { mockApi, Refused } from '../../test/api.ts';
import { running } from '../../test/factories.ts';
import { ALL_OFF, ALL_ON, family, familyChild } from '../../test/family.ts';
import { renderPage } from '../../test/render.tsx';
import { FamilyPage } from './family-page.tsx';

const TOKEN = `fam_${'a'.repeat(43)}`;
const DONE = { message: { fr: 'Fait.', en: 'Done.' } };
vi.mock('../../lib/redirect.ts', async (original) => ({
  ...(await original<object>()),
  leaveFor: vi.fn(),
}));
beforeEach(() => {
  localStorage.clear();
  vi.mocked(leaveFor).mockReset();
});

const show = (at = `/family#token=${TOKEN}`, language: 'en' | 'fr' = 'en') =>
  renderPage(<FamilyPage />, { at, path: '/family/:page?', language });

describe('the page of a parent', () => {
  it('takes the token out of the address, keeps it, and shows the week in words', async () => {
    const calls = mockApi({ 'GET /family': () => family() });
    const { router } = show();
    const child = within(await screen.findByRole('region', { name: 'Léa Martin' }));
    expect(
      child.getByText('42 active minutes, 1 lesson completed, and 3 exercises solved.'),
    ).toBeVisible();
    expect(child.getByText('Lessons: Loops')).toBeVisible();
    const days = within(child.getByRole('list', { name: 'Active minutes of each day' }));
    expect(days.getByText('Tuesday: 42 minutes')).toBeInTheDocument();
    expect(child.getByText('My loop')).toBeVisible();
    expect(router.state.location.hash).toBe('');
    expect(JSON.stringify(router.state.location)).not.toContain(TOKEN);
    expect(calls[0]).toMatchObject({ token: TOKEN });
    expect(localStorage.getItem('family_token')).toBe(TOKEN);
  });

  it('is in French, with “vous”', async () => {
    mockApi({
      'GET /family': () =>
        family({
          children: [
            familyChild({
              week: {
                ...familyChild().week,
                minutes: 0,
                lessons: [],
                lesson_count: 0,
                exercises: 0,
              },
            }),
          ],
        }),
    });
    show(undefined, 'fr');
    expect(await screen.findByText(/Une semaine de pause/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Espace famille' })).toBeVisible();
    expect(document.body.textContent).not.toMatch(/\b[Tt](?:u|on|es|a)\b/);
  });

  it('saves the switches, and says what something else closes', async () => {
    const child = familyChild({ closed_otherwise: ['mentoring'] });
    const calls = mockApi({
      'GET /family': () => family({ children: [child] }),
      'PUT /family/children/c1/switches': () => DONE,
    });
    const { user } = show();
    const publish = await screen.findByRole('checkbox', {
      name: 'Publish projects and a portfolio',
    });
    expect(screen.getByRole('checkbox', { name: 'Write to a mentor' })).toHaveAccessibleDescription(
      /Closed at the moment/,
    );
    await user.click(publish);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
        ...ALL_ON,
        may_publish: false,
      }),
    );
    expect(await screen.findByText('Your choices are saved.')).toBeInTheDocument();
  });

  it('closes what is public after a question, and reads the page again', async () => {
    let isOpen = true;
    const calls = mockApi({
      'GET /family': () => family({ children: [familyChild(isOpen ? {} : { public: [] })] }),
      'DELETE /family/children/c1/public/p1': () => {
        isOpen = false;
        return DONE;
      },
    });
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Close: Pong' }));
    const question = within(await screen.findByRole('dialog', { name: 'Close “Pong”?' }));
    expect(calls).toHaveLength(1);
    await user.click(question.getByRole('button', { name: 'Yes, close it' }));
    expect(await screen.findByText('Nothing can be seen by others.')).toBeVisible();
    expect(screen.getByText('Closed: nobody can see it any more.')).toBeInTheDocument();
  });

  it('says that an agreement is withdrawn, though its link ends with it', async () => {
    let isOver = false;
    mockApi({
      'GET /family': () => {
        if (isOver) throw new Refused(401, { fr: 'Fini.', en: 'Over.' }, 'family_link_over');
        return family();
      },
      'POST /family/children/c1/leave': () => {
        isOver = true;
        return DONE;
      },
    });
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Withdraw my agreement' }));
    await user.click(await screen.findByRole('button', { name: 'Yes, withdraw it' }));
    expect(await screen.findByText(/^Your agreement is withdrawn. If other/)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(localStorage.getItem('family_token')).toBeNull();
  });

  it('asks for the deletion after a question, and takes it back', async () => {
    let deletion: { on: string; own: boolean } | null = null;
    const calls = mockApi({
      'GET /family': () => family({ children: [familyChild({ deletion })] }),
      'POST /family/children/c1/deletion': () => {
        deletion = { on: '2026-12-05T10:00:00.000Z', own: true };
        return DONE;
      },
      'DELETE /family/children/c1/deletion': () => {
        deletion = null;
        return DONE;
      },
    });
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Delete the account' }));
    const question = within(await screen.findByRole('dialog'));
    expect(question.getByText(/can object until then/)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Yes, ask for it' }));
    expect(await screen.findByText(/happens on December 5, 2026/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Delete the account' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Keep the account' }));
    expect(await screen.findByRole('button', { name: 'Delete the account' })).toBeVisible();
    expect(calls.filter(({ path }) => path.endsWith('/deletion'))).toHaveLength(2);
  });

  it('shows several children, and a deletion that another parent asks for without a way back', async () => {
    const other = familyChild({
      id: 'c2',
      name: 'Noé',
      switches: ALL_OFF,
      deletion: { on: '2026-12-05T10:00:00.000Z', own: false },
    });
    mockApi({ 'GET /family': () => family({ children: [familyChild(), other], has_more: true }) });
    show();
    const second = within(await screen.findByRole('region', { name: 'Noé' }));
    const weeks = within(screen.getByRole('region', { name: 'The last seven days' }));
    expect(weeks.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Léa Martin',
      'Noé',
    ]);
    expect(second.getByText(/has been asked for/)).toBeVisible();
    expect(second.queryByRole('button', { name: 'Keep the account' })).toBeNull();
    expect(screen.getByText(/This link shows one child/)).toBeVisible();
  });

  it('leaves this device, and does not come back by going on', async () => {
    mockApi({ 'GET /family': () => family() });
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Sign out on this device' }));
    expect(await screen.findByRole('button', { name: 'Mail me a link' })).toBeVisible();
    expect(localStorage.getItem('family_token')).toBeNull();
  });
});

describe('the payments of a child', () => {
  const ends = (renews: boolean) => ({
    ends: [{ source: 'subscription' as const, until: '2026-12-20T12:00:00.000Z', renews }],
  });
  const paid = (changes: Parameters<typeof running>[0] = ends(true)): FamilyChild['premium'] => ({
    by: 'you',
    paid: { child: 'Léa', language: 'fr', subscription: running(changes) },
  });
  const PATH = '/family/children/c1/subscription';
  const payments = async () => within(await screen.findByRole('region', { name: 'Léa Martin' }));

  it('are shown to the parent who pays, who cancels in two presses', async () => {
    let premium = paid();
    const calls = mockApi({
      'GET /family': () => family({ children: [familyChild({ premium })] }),
      [`POST ${PATH}/stop`]: () => {
        premium = paid({ state: 'cancelled', ...ends(false) });
        return premium;
      },
    });
    const { user } = show(undefined, 'fr');
    const child = await payments();
    expect(child.getByText(/^Un abonnement de 9\s€ par mois, que vous payez/)).toBeVisible();
    expect(child.getByText(/^Prochain paiement de 9\s€ le 20 décembre 2026\.$/)).toBeVisible();
    await user.click(child.getByRole('button', { name: 'Résilier' }));
    const question = within(await screen.findByRole('dialog'));
    expect(question.getByText(/Léa garde Premium jusqu’au 20 décembre 2026/)).toBeVisible();
    expect(calls).toHaveLength(1);
    await user.click(question.getByRole('button', { name: 'Oui, résilier' }));
    expect(await screen.findByText('L’abonnement est résilié')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Résilier' })).toBeNull();
  });

  it('lead to the receipts', async () => {
    const portal_url = 'https://pay.example.org/p/1';
    mockApi({
      'GET /family': () => family({ children: [familyChild({ premium: paid() })] }),
      [`POST ${PATH}/portal`]: () => ({ portal_url }),
    });
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Receipts and card' }));
    await waitFor(() => expect(vi.mocked(leaveFor).mock.calls[0]?.[0]).toBe(portal_url));
  });

  it('that have ended keep the receipts, and say how to pay again', async () => {
    const premium = paid({ state: 'expired', renews: false });
    mockApi({ 'GET /family': () => family({ children: [familyChild({ premium })] }) });
    show();
    const child = await payments();
    expect(child.getByText('The subscription has ended')).toBeVisible();
    expect(child.getByText(/Ask a parent to pay/)).toBeVisible();
    expect(child.getByRole('link', { name: 'See the gift card' })).toHaveAttribute(
      'href',
      '/#gift-card',
    );
  });

  it.each([
    ['other', /^Somebody else pays for Léa Martin to have Premium/, false],
    ['account', /paid for from their own account/, false],
    ['gift', /has Premium as a gift/, false],
    ['nobody', /doesn’t have Premium/, true],
  ] as const)('are in neutral words for a parent who does not pay: %s', async (by, text, how) => {
    mockApi({ 'GET /family': () => family({ children: [familyChild({ premium: { by } })] }) });
    show();
    const child = await payments();
    expect(child.getByText(text)).toBeVisible();
    expect(child.queryByRole('button', { name: 'Receipts and card' })).toBeNull();
    expect(child.queryByText(/Ask a parent to pay/) !== null).toBe(how);
  });

  it('are behind a link to ask for, where the child may have opened this one', async () => {
    const premium = { by: 'elsewhere' } as const;
    mockApi({ 'GET /family': () => family({ children: [familyChild({ premium })] }) });
    show();
    const child = await payments();
    expect(child.getByText(/^You pay for Léa Martin to have Premium/)).toBeVisible();
    expect(child.queryByRole('button', { name: 'Receipts and card' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Your family page' })).toBeVisible();
  });

  it('are no subject of a class account', async () => {
    mockApi({ 'GET /family': () => family({ children: [familyChild({ premium: null })] }) });
    show();
    const child = await payments();
    expect(child.queryByRole('heading', { name: 'Premium and payments' })).toBeNull();
  });
});

describe('the link that takes an agreement back', () => {
  const open = () => show(`/family/withdraw#token=${TOKEN}`);

  it('does so after a press, by its own token', async () => {
    localStorage.setItem('family_token', 'fam_other');
    const calls = mockApi({
      'GET /family': () => family(),
      'POST /family/children/c1/leave': () => DONE,
    });
    const { user } = open();
    const action = await screen.findByRole('button', {
      name: 'Withdraw the agreement for Léa Martin',
    });
    expect(calls).toHaveLength(1);
    await user.click(action);
    expect(await screen.findByText('Your agreement is withdrawn.')).toBeVisible();
    expect(calls.map(({ token }) => token)).toEqual([TOKEN, TOKEN]);
    expect(localStorage.getItem('family_token')).toBe('fam_other');
  });

  it('opens the page for whoever did agree', async () => {
    mockApi({ 'GET /family': () => family() });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /^It was me/ }));
    expect(await screen.findByRole('region', { name: 'Léa Martin' })).toBeVisible();
    expect(localStorage.getItem('family_token')).toBe(TOKEN);
  });

  it('says that there is nothing left to withdraw', async () => {
    mockApi({
      'GET /family': () => {
        throw new Refused(401, { fr: 'Fini.', en: 'Over.' }, 'family_link_over');
      },
    });
    open();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'This link has nothing to withdraw' }),
    ).toBeVisible();
  });
});

describe('without a link that works', () => {
  it('a parent asks for one, and hears the same whatever the address', async () => {
    const calls = mockApi({ 'POST /family/links': () => DONE });
    const { user } = show('/family');
    await user.click(await screen.findByRole('button', { name: 'Mail me a link' }));
    expect(await screen.findByText('This address looks incomplete.')).toBeVisible();
    expect(calls).toEqual([]);
    await user.type(screen.getByLabelText(/mail address/), 'parent@example.org');
    await user.click(screen.getByRole('button', { name: 'Mail me a link' }));
    expect(await screen.findByRole('heading', { name: 'Check your mailbox' })).toBeVisible();
    expect(calls[0]?.body).toEqual({ email: 'parent@example.org', lang: 'en' });
  });

  it('a link that is over is forgotten, and the page says so', async () => {
    mockApi({
      'GET /family': () => {
        throw new Refused(401, { fr: 'Fini.', en: 'Over.' }, 'family_link_over');
      },
    });
    show();
    expect(await screen.findByText(/no longer valid/)).toBeVisible();
    expect(localStorage.getItem('family_token')).toBeNull();
  });

  it('a failure can be tried again, and keeps the link', async () => {
    let fails = true;
    mockApi({
      'GET /family': () => {
        if (fails) throw new Refused(503);
        return family();
      },
    });
    const { user } = show();
    fails = true;
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    fails = false;
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'Léa Martin' })).toBeVisible();
  });

  it('an unknown page is none', async () => {
    show('/family/nothing');
    expect(await screen.findByRole('heading', { name: 'There’s no such page' })).toBeVisible();
  });
});
