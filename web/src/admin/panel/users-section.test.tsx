import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { adminUser } from '../../test/admin.ts';
import { mockApi, Refused } from '../../test/api.ts';
import { signInAs } from '../../test/factories.ts';
import { renderPage } from '../../test/render.tsx';
import { AdminPage } from './admin-page.tsx';

const DONE = { message: { fr: 'Fait', en: 'Done' } };
const ADA = adminUser({ id: 'a1', name: 'Ada', email: 'ada@example.org', role: 'admin' });
const LINA = adminUser({ is_premium: true, premium_grounds: ['administrator'] });
const NOE = adminUser({ id: 'u2', name: 'Noé', email: 'noe@example.org', is_verified: false });

const NOTHING = { completed_lessons: 3, certificates: 1, projects: 0, subscription: false };
const REPLIES = {
  'GET /admin/users': () => [ADA, LINA, NOE],
  'GET /admin/user-count': () => ({ total: 60, more: false }),
  'GET /admin/users/u1': () => LINA,
  'GET /admin/users/a1': () => ADA,
  'GET /admin/users/u1/certificates': () => [],
  'GET /admin/users/a1/certificates': () => [],
  'GET /admin/users/u1/deletion': () => NOTHING,
  'GET /admin/users/u2/deletion': () => ({ ...NOTHING, subscription: true }),
  'GET /admin/users/a1/deletion': () => NOTHING,
};

const LAST = {
  fr: 'C’est le dernier administrateur.',
  en: 'This is the last administrator.',
};
function refused(code: string, more: object = {}): never {
  const refusal = new Refused(409, LAST, code);
  Object.assign(refusal.answer as object, more);
  throw refusal;
}

function open(replies: Parameters<typeof mockApi>[0] = {}, at = '/admin?section=users') {
  const calls = mockApi({ ...REPLIES, ...replies });
  return { calls, ...renderPage(<AdminPage />, { at, language: 'fr' }) };
}

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const lists = (calls: ReturnType<typeof mockApi>) =>
  calls.filter(({ path }) => path === '/admin/users').map(({ search }) => String(search));

beforeEach(() => signInAs({ role: 'admin', id: 'a1', name: 'Ada' }));

describe('the table of users', () => {
  it('shows who they are', async () => {
    open();
    expect(within(await row('Ada')).getAllByText('Administrateur')[0]).toBeInTheDocument();
    expect(within(await row('Lina')).getAllByText('Premium')[0]).toBeInTheDocument();
    expect(within(await row('Noé')).getAllByText('Non vérifié')[0]).toBeInTheDocument();
    expect(screen.getByText('60 utilisateurs')).toBeVisible();
  });

  it('searches, filters, sorts and turns pages on the server', async () => {
    const { user, calls, router } = open();
    await row('Ada');
    expect(lists(calls)).toEqual(['sort=created_at&direction=desc&limit=25&offset=0']);
    await user.click(screen.getByRole('button', { name: 'Page suivante' }));
    await waitFor(() => expect(lists(calls).at(-1)).toContain('offset=25'));
    await user.selectOptions(screen.getByLabelText('Rôle'), 'admin');
    await waitFor(() => expect(lists(calls).at(-1)).toContain('role=admin'));
    expect(lists(calls).at(-1)).toContain('offset=0');
    await user.click(screen.getByRole('button', { name: 'Nom' }));
    await waitFor(() => expect(lists(calls).at(-1)).toContain('sort=name&direction=asc'));
    expect(screen.getByRole('columnheader', { name: 'Nom' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await user.type(screen.getByRole('searchbox'), 'li');
    await waitFor(() => expect(lists(calls).at(-1)).toContain('q=li'));
    expect(router.state.location.search).toContain('role=admin');
  });

  it('says that nobody fits', async () => {
    const { user, router } = open(
      { 'GET /admin/users': () => [], 'GET /admin/user-count': () => ({ total: 0, more: false }) },
      '/admin?section=users&q=zzz',
    );
    expect(await screen.findByText('Personne ne correspond')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Afficher tout le monde' }));
    expect(router.state.location.search).toBe('?section=users');
  });

  it('deletes for good after saying what goes along', async () => {
    const { user, calls } = open({
      'DELETE /admin/users/u1': () => DONE,
      'DELETE /admin/users/u2': () => DONE,
    });
    await row('Ada');
    await user.click(screen.getByRole('checkbox', { name: /Lina/ }));
    await user.click(screen.getByRole('checkbox', { name: /Noé/ }));
    await user.click(screen.getByRole('button', { name: 'Supprimer la sélection (2)' }));
    const question = await dialog('Supprimer 2 utilisateurs ?');
    expect(await question.findByText(/^6 leçons terminées/)).toBeVisible();
    expect(question.getByText(/^1 abonnement en cours/)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Supprimer pour de bon' }));
    expect(await screen.findByText('2 utilisateur(s) supprimé(s)')).toBeInTheDocument();
    expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(2);
  });

  it('says why the last administrator stays', async () => {
    const { user } = open({ 'DELETE /admin/users/a1': () => refused('last_administrator') });
    await row('Ada');
    await user.click(screen.getByRole('checkbox', { name: /Ada/ }));
    await user.click(screen.getByRole('button', { name: 'Supprimer la sélection (1)' }));
    const question = await dialog('Supprimer cet utilisateur ?');
    await user.click(question.getByRole('button', { name: 'Supprimer pour de bon' }));
    expect(await question.findByText(`Ada – ${LAST.fr}`)).toBeVisible();
    expect(await screen.findByText('Erreur lors de la suppression')).toBeInTheDocument();
  });
});

describe('Premium until a day', () => {
  const grant = async (user: ReturnType<typeof open>['user'], day: string) => {
    await user.click(
      screen.getByRole('checkbox', { name: 'Sélectionner tous les utilisateurs de cette page' }),
    );
    await user.click(screen.getByRole('button', { name: 'Donner Premium (3)' }));
    const form = await dialog('Donner Premium à 3 utilisateurs');
    await user.type(form.getByLabelText(/Dernier jour/), day);
    await user.click(form.getByRole('button', { name: 'Donner Premium' }));
    return form;
  };
  const puts = (calls: ReturnType<typeof mockApi>) =>
    calls.filter(({ method }) => method === 'PUT').map(({ path, body }) => [path, body]);

  it('is given to those of the selection who have it no longer', async () => {
    const { user, calls } = open({
      'PUT /admin/users/a1': () => ADA,
      'PUT /admin/users/u2': () => NOE,
    });
    await row('Ada');
    await grant(user, '2099-06-30');
    expect(await screen.findByText('2 utilisateurs ont Premium jusqu’à cette date')).toBeVisible();
    expect(
      screen.getByText('1 utilisateur l’avait déjà au moins jusqu’à cette date'),
    ).toBeVisible();
    const body = { revision: 2, subscription_end_date: '2099-06-30' };
    expect(puts(calls)).toEqual([
      ['/admin/users/a1', body],
      ['/admin/users/u2', body],
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('names those who were refused, and the reason', async () => {
    const { user } = open({
      'PUT /admin/users/a1': () => ADA,
      'PUT /admin/users/u2': () => refused('subscription_running'),
    });
    await row('Ada');
    const form = await grant(user, '2099-06-30');
    expect(await form.findByText(`Noé – ${LAST.fr}`)).toBeVisible();
    expect(screen.getByText('1 utilisateur a Premium jusqu’à cette date')).toBeVisible();
  });

  it('does not end in the past', async () => {
    const { user, calls } = open();
    await row('Ada');
    const form = await grant(user, '2020-01-01');
    expect(await form.findByText('Choisissez aujourd’hui ou un jour à venir.')).toBeVisible();
    expect(puts(calls)).toEqual([]);
  });
});

describe('a class account', () => {
  const PUPIL = adminUser({ id: 'p1', name: 'Léo', email: '', class_account: true });
  const pupils = {
    'GET /admin/users': () => [ADA, PUPIL],
    'GET /admin/users/p1': () => PUPIL,
    'GET /admin/users/p1/certificates': () => [],
  };

  it('has neither address nor role in the table', async () => {
    open(pupils);
    const pupil = within(await row('Léo'));
    expect(pupil.getAllByText('Compte de classe')[0]).toBeInTheDocument();
    expect(pupil.queryByText('Utilisateur')).toBeNull();
  });

  it('has a profile, and nothing that its teacher decides', async () => {
    const { user, calls } = open({ ...pupils, 'PUT /admin/users/p1': () => PUPIL });
    await row('Léo');
    await user.click(screen.getByRole('button', { name: /Léo/ }));
    const form = await dialog('Modifier l’utilisateur');
    expect(await form.findByText(/Un enseignant a créé ce compte/)).toBeVisible();
    for (const label of ['Nom', 'E-mail', 'Rôle', 'Premium']) {
      expect(form.queryByLabelText(label)).toBeNull();
    }
    expect(form.queryByRole('heading', { name: 'Un nouveau mot de passe' })).toBeNull();
    expect(form.queryByRole('heading', { name: /mentor/i })).toBeNull();
    await user.type(form.getByLabelText(/Bio/), 'Bonjour');
    await user.click(form.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(calls.at(-1)?.path).toBeDefined());
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      bio: 'Bonjour',
      revision: 2,
    });
  });
});

describe('the dialog of a user', () => {
  it('makes one, with a password', async () => {
    const { user, calls } = open({ 'POST /admin/users': () => NOE });
    await user.click(await screen.findByRole('button', { name: 'Ajouter un utilisateur' }));
    const form = await dialog('Ajouter un utilisateur');
    await user.click(form.getByRole('button', { name: 'Enregistrer' }));
    expect(await form.findByText('Le nom est requis')).toBeVisible();
    expect(form.getByText('L’e-\u2060mail est requis')).toBeVisible();
    expect(form.getByText('Le mot de passe est requis')).toBeVisible();
    await user.type(form.getByLabelText('Nom'), 'Noé');
    await user.type(form.getByLabelText('E-mail'), 'noe@example.org');
    await user.type(form.getByLabelText('Mot de passe'), 'secret1');
    await user.selectOptions(form.getByLabelText('Rôle'), 'admin');
    await user.selectOptions(form.getByLabelText('E-\u2060mail vérifié'), 'no');
    await user.click(form.getByRole('button', { name: 'Enregistrer' }));
    expect(await screen.findByText('Utilisateur créé avec succès')).toBeInTheDocument();
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      name: 'Noé',
      email: 'noe@example.org',
      password: 'secret1',
      role: 'admin',
      is_premium: false,
      is_verified: false,
      bio: '',
      avatar_url: '',
      subscription_end_date: null,
      language: 'fr',
    });
  });

  it('edits one without a password, and sends what was changed', async () => {
    const { user, calls } = open({ 'PUT /admin/users/u1': () => LINA });
    await row('Lina');
    await user.click(screen.getByRole('button', { name: /^Modifier.*Lina/ }));
    const form = await dialog('Modifier l’utilisateur');
    expect(await form.findByLabelText('Client Stripe')).toHaveAttribute('readonly');
    expect(form.queryByLabelText('Mot de passe')).not.toBeInTheDocument();
    await user.type(form.getByLabelText('Bio'), 'Aime les robots');
    await user.click(form.getByRole('checkbox', { name: 'Premium' }));
    await user.click(form.getByRole('button', { name: 'Enregistrer' }));
    expect(await screen.findByText('Utilisateur modifié avec succès')).toBeInTheDocument();
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      revision: 2,
      bio: 'Aime les robots',
      is_premium: false,
    });
  });

  it('says at the field that an address is in use', async () => {
    const { user } = open({
      'PUT /admin/users/u1': () => {
        throw new Refused(
          409,
          { fr: 'Adresse déjà prise : choisis-en une autre.', en: 'Taken.' },
          'email_taken',
        );
      },
    });
    await row('Lina');
    await user.click(screen.getByRole('button', { name: /^Modifier.*Lina/ }));
    const form = await dialog('Modifier l’utilisateur');
    const email = await form.findByRole('textbox', { name: 'E-mail' });
    await user.type(email, 'x');
    await user.click(form.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(email).toHaveAccessibleDescription(/Adresse déjà prise/));
    expect(email).toHaveFocus();
  });

  it('says why the last administrator keeps the role', async () => {
    const { user } = open({ 'PUT /admin/users/a1': () => refused('last_administrator') });
    await row('Ada');
    await user.click(screen.getByRole('button', { name: /^Modifier.*Ada/ }));
    const form = await dialog('Modifier l’utilisateur');
    await user.selectOptions(await form.findByLabelText('Rôle'), 'user');
    await user.click(form.getByRole('button', { name: 'Enregistrer' }));
    expect(await form.findByRole('alert')).toHaveTextContent(LAST.fr);
    expect(
      await screen.findByText("Erreur lors de la sauvegarde de l'utilisateur"),
    ).toBeInTheDocument();
  });

  it('shows what somebody else has changed meanwhile', async () => {
    const theirs = { ...LINA, name: 'Lina B.', role: 'admin' as const, revision: 9 };
    const { user } = open({
      'PUT /admin/users/u1': () => refused('user_changed', { current: theirs }),
    });
    await row('Lina');
    await user.click(screen.getByRole('button', { name: /^Modifier.*Lina/ }));
    const form = await dialog('Modifier l’utilisateur');
    await user.type(await form.findByLabelText('Bio'), 'x');
    await user.click(form.getByRole('button', { name: 'Enregistrer' }));
    const conflict = await form.findByRole('alert', { name: /entre-temps/ });
    expect(conflict).toHaveTextContent('Lina B.');
    expect(conflict).toHaveTextContent('Administrateur');
    await user.click(within(conflict).getByRole('button', { name: 'Prendre sa version' }));
    expect(form.getByLabelText('Nom')).toHaveValue('Lina B.');
    expect(form.getByLabelText('Bio')).toHaveValue('');
  });
});
