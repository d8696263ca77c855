import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ParentAddress } from '../../families/mine/parent-address.tsx';
import { readSession } from '../../lib/session.ts';
import { mockApi, Refused } from '../../test/api.ts';
import { member, signInAs } from '../../test/factories.ts';
import { ALL_ON, ownFamily, ownParent } from '../../test/family.ts';
import { renderPage } from '../../test/render.tsx';
import { FamilyPage } from './family-page.tsx';

const DONE = { message: { fr: 'Fait.', en: 'Done.' } };
const show = (language: 'en' | 'fr' = 'en') =>
  renderPage(<FamilyPage />, { at: '/family/mine', path: '/family/:page?', language });

describe('the page of a child about their parents', () => {
  it('asks a parent, and shows what they would see', async () => {
    signInAs({ age: 'under_15' });
    const family = ownFamily({ fifteen_from: '2100-01-01T00:00:00.000Z' });
    const calls = mockApi({
      'GET /user/parents': () => family,
      'POST /user/parents': () => {
        family.parents = [ownParent()];
        return DONE;
      },
    });
    const { user } = show();
    expect(await screen.findByText(/need the agreement of a parent/)).toBeVisible();
    const view = within(screen.getByRole('region', { name: 'What your parents see' }));
    expect(view.getByText(/all that a parent would see/)).toBeVisible();
    expect(view.getByText(/42 active minutes/)).toBeVisible();
    expect(view.queryByRole('button', { name: /Close/ })).toBeNull();
    expect(screen.getByText(/from January 1, 2100/)).toBeVisible();
    await user.type(screen.getByLabelText(/mail address/), ' parent@example.org');
    await user.click(screen.getByRole('button', { name: 'Ask this parent' }));
    const parents = within(await screen.findByRole('list', { name: 'Your parents' }));
    expect(parents.getByText('parent@example.org')).toBeVisible();
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      email: 'parent@example.org',
      lang: 'en',
    });
    expect(screen.getByLabelText(/mail address/)).toHaveValue('');
  });

  it('shows the refusal of an address under its field', async () => {
    signInAs({ age: 'under_15' });
    mockApi({
      'GET /user/parents': () => ownFamily(),
      'POST /user/parents': () => {
        throw new Refused(
          400,
          { fr: 'C’est ta propre adresse.', en: 'That’s your own address.' },
          'parent_address_own',
        );
      },
    });
    const { user } = show('fr');
    const field = await screen.findByLabelText(/^L’adresse/);
    await user.type(field, 'moi@example.org');
    await user.click(screen.getByRole('button', { name: 'Demander à ce parent' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription('C’est ta propre adresse.'));
  });

  it('asks again, and takes a question back after a question', async () => {
    signInAs({ age: 'under_15' });
    const calls = mockApi({
      'GET /user/parents': () => ownFamily({ parents: [ownParent()] }),
      'POST /user/parents': () => DONE,
      'DELETE /user/parents/t1': () => DONE,
    });
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Send the mail again' }));
    await user.click(screen.getByRole('button', { name: 'Take it back' }));
    const question = within(await screen.findByRole('dialog'));
    await user.click(question.getByRole('button', { name: 'Yes, take it back' }));
    await waitFor(() =>
      expect(calls.map(({ method }) => method)).toEqual(expect.arrayContaining(['POST', 'DELETE'])),
    );
  });

  it.each([
    ['under_15', null],
    ['15_or_older', 'End this'],
  ] as const)('at age %s, ending an agreement is offered as %s', async (age, name) => {
    signInAs({ age });
    const accepted = ownParent({
      state: 'accepted',
      answered_at: '2026-11-28T10:00:00.000Z',
      seen_at: '2026-11-29T10:00:00.000Z',
      switches: { ...ALL_ON, may_live: false },
    });
    mockApi({ 'GET /user/parents': () => ownFamily({ parents: [accepted] }) });
    show();
    expect(await screen.findByText('Allows: publishing and mentoring')).toBeVisible();
    expect(screen.getByText(/Last looked at your page on Nov 29, 2026/)).toBeVisible();
    const ending = screen.queryByRole('button', { name: 'End this' });
    expect(ending?.textContent ?? null).toBe(name);
    if (!name) expect(screen.getByText(/only your parent can end this/)).toBeVisible();
  });

  it('says that they have turned 15, and is treated so at once', async () => {
    signInAs({ age: 'under_15' });
    mockApi({
      'GET /user/parents': () => ownFamily({ fifteen_from: '2026-01-01T00:00:00.000Z' }),
      'POST /user/fifteen': () => member({ age: '15_or_older' }),
    });
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'I’m 15 now' }));
    const question = within(await screen.findByRole('dialog'));
    await user.click(question.getByRole('button', { name: 'Yes, I’m 15' }));
    await waitFor(() => expect(readSession().user?.age).toBe('15_or_older'));
  });

  it('keeps the account that a parent wants to be deleted', async () => {
    signInAs({ age: 'under_15' });
    const family = ownFamily({
      parents: [ownParent({ state: 'accepted', deletion_on: '2026-12-05T10:00:00.000Z' })],
    });
    const calls = mockApi({
      'GET /user/parents': () => family,
      'POST /user/deletion-objection': () => {
        family.parents = [ownParent({ state: 'accepted' })];
        return DONE;
      },
    });
    const { user } = show();
    expect(await screen.findByRole('alert')).toHaveTextContent(/December 5, 2026/);
    await user.click(screen.getByRole('button', { name: 'Keep my account' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(calls.some(({ path }) => path === '/user/deletion-objection')).toBe(true);
  });

  it('of a class account says whom to ask', async () => {
    signInAs({ class_account: true });
    mockApi({ 'GET /user/parents': () => ownFamily() });
    show();
    expect(await screen.findByText(/Your school talks with your parents/)).toBeVisible();
    expect(screen.queryByLabelText(/mail address/)).toBeNull();
  });
});

describe('the card on the dashboard', () => {
  it.each([
    ['nobody was asked', [], /need a parent’s agreement/],
    ['a parent is asked', [ownParent()], /We have asked parent@example.org/],
  ] as const)('where %s', async (_what, parents, text) => {
    signInAs({ age: 'under_15' });
    mockApi({ 'GET /user/parents': () => ownFamily({ parents: [...parents] }) });
    renderPage(<ParentAddress />);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByLabelText(/mail address/) === null).toBe(parents.length > 0);
    expect(screen.getByRole('link', { name: 'My family' })).toHaveAttribute('href', '/family/mine');
  });

  it('is gone once a parent has agreed', async () => {
    signInAs({ age: 'under_15' });
    const accepted = ownParent({ state: 'accepted' });
    const calls = mockApi({ 'GET /user/parents': () => ownFamily({ parents: [accepted] }) });
    renderPage(<ParentAddress />);
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(screen.queryByRole('region')).toBeNull();
  });
});
