import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { mockApi, Refused } from '../../test/api.ts';
import { ALL_OFF, ALL_ON, consentQuestion, family } from '../../test/family.ts';
import { renderPage } from '../../test/render.tsx';
import { FamilyPage } from './family-page.tsx';

const TOKEN = 'b'.repeat(43);
beforeEach(() => localStorage.clear());

const show = (language: 'en' | 'fr' = 'en', hash = `#token=${TOKEN}`) =>
  renderPage(<FamilyPage />, { at: `/family/consent${hash}`, path: '/family/:page?', language });
const names = ['Publish projects and a portfolio', 'Write to a mentor', 'Join live sessions'];

describe('the question to a parent', () => {
  it('says who asks, has everything off, and leads to the family page once accepted', async () => {
    const token = `fam_${'c'.repeat(43)}`;
    const calls = mockApi({
      'POST /consent/read': () => consentQuestion(),
      'POST /consent/answer': () => ({ state: 'accepted', family_token: token }),
      'GET /family': () => family(),
    });
    const { user, router } = show();
    expect(await screen.findByText(/Léa is learning to program.*November 28, 2026/)).toBeVisible();
    for (const name of names) expect(screen.getByRole('checkbox', { name })).not.toBeChecked();
    expect(router.state.location.hash).toBe('');
    await user.click(screen.getByRole('checkbox', { name: 'Join live sessions' }));
    await user.click(screen.getByRole('button', { name: 'I am a parent, and I agree' }));
    await user.click(await screen.findByRole('button', { name: 'Open my family page' }));
    expect(await screen.findByRole('region', { name: 'Léa Martin' })).toBeVisible();
    expect(calls[1]?.body).toEqual({
      token: TOKEN,
      answer: 'accept',
      version: 1,
      switches: { ...ALL_OFF, may_live: true },
    });
    expect(calls.at(-1)?.token).toBe(token);
  });

  it('of a member who invites has everything on', async () => {
    mockApi({
      'POST /consent/read': () => consentQuestion({ asked_by: 'invitation', switches: ALL_ON }),
    });
    show();
    expect(await screen.findByText(/invited you/)).toBeVisible();
    for (const name of names) expect(screen.getByRole('checkbox', { name })).toBeChecked();
  });

  it('is refused, and the answer can be changed', async () => {
    const calls = mockApi({
      'POST /consent/read': () => consentQuestion(),
      'POST /consent/answer': ({ body }) => ({
        state: (body as { answer: string }).answer === 'refuse' ? 'refused' : 'accepted',
      }),
    });
    const { user } = show('fr');
    await user.click(await screen.findByRole('button', { name: 'Je ne suis pas d’accord' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Votre refus est enregistré' }),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Changer ma réponse' }));
    await user.click(
      await screen.findByRole('button', { name: 'Je suis son parent, et je suis d’accord' }),
    );
    expect(await screen.findByText(/Vous avez déjà donné votre accord/)).toBeVisible();
    expect(calls).toHaveLength(3);
  });

  it('that reached somebody else is answered so after a question', async () => {
    const calls = mockApi({
      'POST /consent/read': () => consentQuestion({ child: '' }),
      'POST /consent/answer': () => ({ state: 'not_mine' }),
    });
    const { user } = show();
    expect(await screen.findByText(/^Your child is learning/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'This is not my child' }));
    const question = within(await screen.findByRole('dialog', { name: 'Not your child?' }));
    expect(calls).toHaveLength(1);
    await user.click(question.getByRole('button', { name: 'Yes, not my child' }));
    expect(await screen.findByText(/You will get no more mails/)).toBeVisible();
    expect(calls[1]?.body).toMatchObject({ answer: 'not_mine' });
  });

  it('shows that the text has changed meanwhile', async () => {
    mockApi({
      'POST /consent/read': () => consentQuestion(),
      'POST /consent/answer': () => {
        throw new Refused(409, { fr: 'Changé.', en: 'The text has changed.' }, 'consent_changed');
      },
    });
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'I am a parent, and I agree' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The text has changed.');
  });
});

describe('a link', () => {
  it.each([
    ['accepted', 'You have already agreed'],
    ['refused', 'Your refusal is recorded'],
    ['not_mine', 'Thank you for telling us'],
  ] as const)('that was answered with %s says so', async (state, name) => {
    mockApi({ 'POST /consent/read': () => consentQuestion({ state }) });
    show();
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it.each([
    ['over', `#token=${TOKEN}`],
    ['cut off', '#token='],
    ['missing', ''],
  ])('that is %s says so', async (_what, hash) => {
    mockApi({
      'POST /consent/read': () => {
        throw new Refused(410, { fr: 'Fini.', en: 'Over.' }, 'consent_link_over');
      },
    });
    show('en', hash);
    await waitFor(() =>
      expect(
        screen.getByRole('heading', { level: 1, name: 'This link is no longer valid' }),
      ).toBeVisible(),
    );
  });
});
