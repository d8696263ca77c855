import type { AdminHelpThreadDetail } from '@codivia/contract/api/admin-help';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { mockApi } from '../../test/api.ts';
import { signInAs } from '../../test/factories.ts';
import { renderPage } from '../../test/render.tsx';
import { AdminPage } from './admin-page.tsx';

const AT = '2026-11-01T10:00:00.000Z';
/** An invented question. */
const THREAD: AdminHelpThreadDetail = {
  id: 't1',
  category: 'exercise',
  subject: 'Ma boucle',
  state: 'open',
  created_at: AT,
  updated_at: AT,
  language: 'fr',
  premium: true,
  waiting_since: AT,
  member: { id: 'm1', name: 'Lina' },
  email: 'lina@example.org',
  assignee: null,
  messages: [
    {
      id: 'q1',
      from_team: false,
      note: false,
      author: null,
      text: 'Elle ne finit pas',
      attachment: {
        path: '/lesson/a',
        title: 'Un badge',
        files: [{ name: 'main.py', code: 'x=1' }],
      },
      created_at: AT,
    },
  ],
  related: [
    {
      id: 't2',
      category: 'other',
      subject: 'Encore',
      state: 'open',
      created_at: AT,
      updated_at: AT,
    },
  ],
};
const TEMPLATE = { id: 'p1', title: 'Boucle', text: { fr: 'Bonjour', en: 'Hello' } };

function open(
  at = '/admin?section=help',
  others: object[] = [],
  replies: Parameters<typeof mockApi>[0] = {},
) {
  const calls = mockApi({
    'GET /admin/help/threads': () => [THREAD],
    'GET /admin/help/thread-count': () => ({ total: 60, more: false }),
    'GET /admin/help/threads/t1': () => THREAD,
    'GET /admin/help/threads/t2': () => ({ ...THREAD, id: 't2', subject: 'Encore' }),
    'GET /admin/help/templates': () => [TEMPLATE],
    'GET /admin/help/staff': () => [{ id: 'a1', name: 'Ada' }],
    'PUT /admin/help/threads/t1/presence': () => others,
    'PUT /admin/help/threads/t2/presence': () => [],
    'PUT /admin/help/threads/t1/assignment': () => ({
      ...THREAD,
      assignee: { id: 'a1', name: 'Ada' },
    }),
    'PUT /admin/help/threads/t1/state': () => ({ ...THREAD, state: 'closed' }),
    'POST /admin/help/threads/t1/answers': () => ({ ...THREAD, state: 'answered' }),
    'POST /admin/help/threads/t1/notes': () => THREAD,
    'POST /admin/help/threads/t1/merge': () => ({ ...THREAD, id: 't2', subject: 'Encore' }),
    'POST /admin/help/templates': () => TEMPLATE,
    'DELETE /admin/help/templates/p1': () => ({ message: { fr: '', en: '' } }),
    ...replies,
  });
  return { calls, ...renderPage(<AdminPage />, { at, language: 'fr' }) };
}

/** The page after those that were counted. */
function renderCounted(count: object, threads: object[]) {
  mockApi({
    'GET /admin/help/threads': () => threads.map((thread, i) => ({ ...thread, id: `t${i}` })),
    'GET /admin/help/thread-count': () => count,
  });
  const at = '/admin?section=help&q=boucle&page=41';
  return renderPage(<AdminPage />, { at, language: 'fr' });
}

beforeEach(() => signInAs({ role: 'admin', id: 'a1', name: 'Ada' }));

it('lists the queue, narrows it by filters and turns its pages', async () => {
  const { calls, user, router } = open();
  const row = within(await screen.findByRole('row', { name: /Ma boucle/ }));
  expect(row.getByText('Premium')).toBeVisible();
  expect(screen.getByText('60 questions')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Catégorie'), 'Paiement');
  await user.selectOptions(screen.getByLabelText('Attribuée à'), 'Moi');
  await user.selectOptions(screen.getByLabelText('Ordre'), 'Plus récentes d’abord');
  await user.click(await screen.findByRole('button', { name: 'Page suivante' }));
  const search = () => String(calls.findLast(({ path }) => path === '/admin/help/threads')?.search);
  await expect
    .poll(search)
    .toBe(
      'state=open&category=payment&assigned=me&sort=created_at&direction=desc&limit=25&offset=25',
    );
  await user.click(screen.getByRole('link', { name: 'Ma boucle' }));
  expect(router.state.location.search).toContain('thread=t1');
});

it('says that a search finds more than were counted, and turns on', async () => {
  renderCounted({ total: 1000, more: true }, Array(25).fill(THREAD));
  expect(await screen.findByText(/^Plus de 1.000 questions$/)).toBeVisible();
  expect(screen.getByText('Page 41 sur plus de 40')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Page suivante' })).toBeEnabled();
  await screen.findAllByRole('row', { name: /Ma boucle/ });
});

it('ends with the first page that is not full', async () => {
  renderCounted({ total: 1000, more: true }, [THREAD]);
  await screen.findByRole('row', { name: /Ma boucle/ });
  expect(await screen.findByText('Page 41 sur plus de 40')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Page suivante' })).toBeDisabled();
});

it('answers with a reusable answer, notes, assigns and closes', async () => {
  const { calls, user } = open('/admin?section=help&thread=t1');
  const code = await screen.findByText('x=1');
  expect(code).toBeVisible();
  await user.selectOptions(
    await screen.findByLabelText('Insérer une réponse enregistrée'),
    'Boucle',
  );
  const answer = screen.getByLabelText('Réponse');
  expect(answer).toHaveValue('Bonjour');
  await user.type(answer, ' Lina');
  await user.click(screen.getByRole('button', { name: 'Envoyer la réponse' }));
  await expect.poll(() => (answer as HTMLTextAreaElement).value).toBe('');
  await user.type(screen.getByLabelText('Note pour l’équipe'), 'Leçon 3');
  await user.click(screen.getByRole('button', { name: 'Ajouter la note' }));
  await user.selectOptions(screen.getByLabelText('Attribuée à'), 'Ada');
  await user.click(screen.getByRole('button', { name: 'Fermer' }));
  expect(await screen.findByRole('button', { name: 'Rouvrir' })).toBeVisible();
  const sent = calls.filter(({ method, path }) => method !== 'GET' && !/presence/.test(path));
  expect(sent.map(({ body }) => body)).toEqual([
    { text: 'Bonjour Lina' },
    { text: 'Leçon 3' },
    { user_id: 'a1' },
    { state: 'closed' },
  ]);
});

it('says who else is writing, and shows the others when one writes', async () => {
  const { calls, user } = open('/admin?section=help&thread=t1', [
    { id: 'a2', name: 'Alan', writing: true },
    { id: 'a3', name: 'Grace', writing: false },
  ]);
  expect(await screen.findByText('Alan écrit une réponse.')).toBeVisible();
  expect(screen.getByText('Grace regarde cette question.')).toBeVisible();
  await user.type(screen.getByLabelText('Réponse'), 'B');
  const presences = () => calls.filter(({ path }) => /presence/.test(path)).map(({ body }) => body);
  await expect.poll(() => presences().at(-1)).toEqual({ writing: true });
});

it('merges into another question of the same person and shows that one', async () => {
  const { user, router } = open('/admin?section=help&thread=t1');
  await user.selectOptions(await screen.findByLabelText('Réunir avec'), 'Encore');
  await user.click(screen.getByRole('button', { name: 'Réunir' }));
  expect(await screen.findByRole('heading', { name: 'Encore' })).toBeVisible();
  expect(router.state.location.search).toContain('thread=t2');
});

it('writes and deletes reusable answers', async () => {
  const { calls, user } = open();
  await user.click(await screen.findByText('Réponses enregistrées'));
  await user.click(screen.getByRole('button', { name: 'Nouvelle réponse enregistrée' }));
  await user.type(screen.getByLabelText('Titre, pour l’équipe'), 'Boucle');
  await user.type(screen.getByLabelText('Texte en français'), 'Bonjour');
  await user.type(screen.getByLabelText('Texte en anglais'), 'Hello');
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await expect.poll(() => screen.queryByLabelText('Texte en anglais')).toBeNull();
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
    text: { fr: 'Bonjour', en: 'Hello' },
  });
  await user.click(screen.getByRole('button', { name: /^Supprimer «/ }));
  await expect.poll(() => calls.some(({ method }) => method === 'DELETE')).toBe(true);
});

it('is counted beside its section until the question is closed', async () => {
  let help = 1;
  const { user } = open('/admin?section=help&thread=t1', [], {
    'GET /admin/waiting': () => ({ help, mentoring: 0, projects: 0, teachers: 0, names: 0 }),
    'PUT /admin/help/threads/t1/state': () => {
      help = 0;
      return { ...THREAD, state: 'closed' };
    },
  });
  const links = () =>
    within(screen.getAllByRole('navigation', { name: 'Administration' })[0] as HTMLElement);
  expect(await links().findByRole('link', { name: 'Aide, 1 en attente' })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Fermer' }));
  expect(await links().findByRole('link', { name: 'Aide' })).toBeVisible();
});
