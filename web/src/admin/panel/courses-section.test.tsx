import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { adminCourse, auditEntry } from '../../test/admin.ts';
import { mockApi, Refused } from '../../test/api.ts';
import { signInAs } from '../../test/factories.ts';
import { renderPage } from '../../test/render.tsx';
import { AdminPage } from './admin-page.tsx';

const AT = '/admin?section=courses';
const DONE = { message: { fr: 'Fait', en: 'Done' } };
const ROBOTS = adminCourse({ featured: true, duration_hours: 2.5 });
const CLOUDS = adminCourse({ id: 'clouds', title: 'Clouds', title_fr: 'Nuages', is_active: false });

const LISTS = {
  'GET /admin/courses': () => [ROBOTS, CLOUDS],
  'GET /admin/course-count': () => ({ total: 0 }),
  'GET /admin/courses/robots': () => ROBOTS,
  'GET /admin/courses/robots/deletion': () => ({ lessons: 4, learners: 12, certificates: 1 }),
  'GET /admin/courses/clouds/deletion': () => ({ lessons: 1, learners: 0, certificates: 0 }),
};

function refused(status: number, code: string, more: object = {}): never {
  const refusal = new Refused(status, { fr: 'Refusé.', en: 'Refused.' }, code);
  Object.assign(refusal.answer as object, more);
  throw refusal;
}

function open(replies: Parameters<typeof mockApi>[0] = {}, language: 'fr' | 'en' = 'fr') {
  const calls = mockApi({ ...LISTS, ...replies });
  return { calls, ...renderPage(<AdminPage />, { at: AT, language }) };
}

const row = (title: string) => screen.findByRole('row', { name: new RegExp(title) });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('the table of courses', () => {
  beforeEach(() => signInAs({ role: 'admin' }));

  it('shows what each one is', async () => {
    open();
    const robots = within(await row('Les robots'));
    expect(robots.getAllByText('Mis en avant')[0]).toBeInTheDocument();
    expect(robots.getAllByText(/2,5 h/)[0]).toBeInTheDocument();
    expect(robots.getAllByText(/Débutant/)[0]).toBeInTheDocument();
    expect(within(await row('Nuages')).getAllByText('Inactif')[0]).toBeInTheDocument();
  });

  it('says which active course is not listed, and offers no way to it', async () => {
    const empty = adminCourse({ active_lesson_count: 0 });
    const hidden = { ...CLOUDS, active_lesson_count: 0 };
    const { user } = open({ 'GET /admin/courses': () => [empty, hidden] }, 'en');
    const robots = within(await row('Robots'));
    expect(robots.getAllByText('Not listed: no active lesson')[0]).toBeInTheDocument();
    expect(within(await row('Clouds')).queryByText(/^Not listed/)).not.toBeInTheDocument();
    await user.click(robots.getByRole('button', { name: 'More actions: Robots' }));
    expect(await screen.findByRole('menuitem', { name: 'Export (.zip)' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'See it as a learner' })).not.toBeInTheDocument();
  });

  it('duplicates a course with its lessons', async () => {
    const copy = adminCourse({ id: 'robots-copy', title: 'Copy of Robots', is_active: false });
    const { user, calls } = open({ 'POST /admin/courses/robots/copies': () => copy }, 'en');
    await user.click(await screen.findByRole('button', { name: 'More actions: Robots' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Duplicate with its lessons' }));
    expect(await screen.findByText(/“Copy of Robots” was made/)).toBeInTheDocument();
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('says that there are none, and that none is found', async () => {
    const { user } = open({ 'GET /admin/courses': () => [] });
    expect(await screen.findByText('Il n’y a pas encore de cours')).toBeVisible();
    await user.type(screen.getByRole('searchbox'), 'zzz');
    expect(await screen.findByText(/^Aucun cours ne correspond/)).toBeVisible();
  });

  it('selects all and none, and counts what is selected', async () => {
    const { user } = open();
    await row('Nuages');
    const bulk = () => screen.getByRole('button', { name: /^Supprimer la sélection/ });
    expect(bulk()).toBeDisabled();
    const all = screen.getByRole('checkbox', { name: 'Sélectionner tous les cours' });
    await user.click(all);
    expect(bulk()).toHaveTextContent('Supprimer la sélection (2)');
    await user.click(screen.getByRole('checkbox', { name: /Les robots/ }));
    expect(bulk()).toHaveTextContent('(1)');
    expect(all).toBePartiallyChecked();
    await user.click(all);
    await user.click(all);
    expect(bulk()).toBeDisabled();
  });

  it('puts courses into another order, and keeps the focus with the one that moves', async () => {
    let list = [ROBOTS, CLOUDS];
    const { user, calls } = open({
      'GET /admin/courses': () => list,
      'PUT /admin/course-order': ({ body }) => {
        const { course_ids } = body as { course_ids: string[] };
        list = [...list].sort((a, b) => course_ids.indexOf(a.id) - course_ids.indexOf(b.id));
        return list;
      },
    });
    await row('Nuages');
    const more = () => screen.getByRole('button', { name: /^Autres actions.*Les robots/ });
    await user.click(more());
    expect(await screen.findByRole('menuitem', { name: /^Descendre/ })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: /^Monter/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('menuitem', { name: /^Descendre/ }));
    expect(await screen.findByText(/Les robots.* est maintenant n°.2 sur 2/)).toBeInTheDocument();
    const sent = calls.find(({ method }) => method === 'PUT');
    expect(sent?.body).toEqual({ course_ids: ['clouds', 'robots'] });
    expect(screen.getAllByRole('row').at(-1)).toHaveTextContent('Les robots');
    await waitFor(() => expect(more()).toHaveFocus());
  });

  it('deletes one by one after saying what goes along, and brings them back', async () => {
    const { user, calls } = open({
      'DELETE /admin/courses/robots': () => DONE,
      'DELETE /admin/courses/clouds': () => DONE,
      'POST /admin/courses/robots/restore': () => ROBOTS,
      'POST /admin/courses/clouds/restore': () => CLOUDS,
    });
    await row('Nuages');
    await user.click(screen.getByRole('checkbox', { name: 'Sélectionner tous les cours' }));
    await user.click(screen.getByRole('button', { name: /^Supprimer la sélection/ }));
    const question = await dialog('Supprimer 2 cours\u00a0?');
    expect(await question.findByText('5 leçons sont supprimées aussi.')).toBeVisible();
    expect(question.getByText(/^12 élèves ont commencé/)).toBeVisible();
    expect(question.getByText(/^1 certificat a été délivré/)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Supprimer' }));
    expect(await screen.findByText('2 cours supprimé(s)')).toBeInTheDocument();
    expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Annuler' }));
    expect(await screen.findByText('2 cours restaurés')).toBeInTheDocument();
  });

  it('says which could not be deleted, and why', async () => {
    const { user } = open({
      'DELETE /admin/courses/robots': () => refused(404, 'course_not_found'),
    });
    await row('Nuages');
    await user.click(screen.getByRole('checkbox', { name: /Les robots/ }));
    await user.click(screen.getByRole('button', { name: /^Supprimer la sélection/ }));
    const question = await dialog('Supprimer ce cours\u00a0?');
    await user.click(question.getByRole('button', { name: 'Supprimer' }));
    expect(await question.findByText('Les robots – Refusé.')).toBeVisible();
    expect(await screen.findByText('Erreur lors de la suppression')).toBeInTheDocument();
  });
});

describe('the dialog of a course', () => {
  beforeEach(() => signInAs({ role: 'admin' }));

  it('makes one, whose id follows the title until it is edited', async () => {
    const { user, calls } = open({ 'POST /admin/courses': () => ROBOTS });
    await user.click(await screen.findByRole('button', { name: 'Ajouter un cours' }));
    const form = await dialog('Ajouter un cours');
    await user.type(form.getByLabelText('Titre (anglais)'), 'Hello, Robots!');
    expect(form.getByLabelText('Identifiant')).toHaveValue('hello-robots');
    await user.clear(form.getByLabelText('Identifiant'));
    await user.type(form.getByLabelText('Identifiant'), 'robots');
    await user.type(form.getByLabelText('Titre (anglais)'), ' 2');
    expect(form.getByLabelText('Identifiant')).toHaveValue('robots');
    expect(form.getByLabelText('Icône')).toHaveValue('📚');
    expect(form.getByLabelText('Difficulté')).toHaveDisplayValue('Débutant');
    const hours = form.getByLabelText('Durée en heures');
    expect(hours).toHaveAttribute('step', '0.5');
    await user.clear(hours);
    await user.type(hours, '-3');
    await user.tab();
    expect(hours).toHaveValue(0);
    await user.clear(hours);
    await user.type(hours, '1.3');
    await user.click(form.getByRole('button', { name: 'Enregistrer' }));
    expect(await form.findByText(/^Des demi-heures de 0 à 1000/)).toBeVisible();
    expect(hours).toHaveValue(1.3);
    await user.clear(hours);
    await user.click(form.getByRole('button', { name: 'Enregistrer' }));
    expect(await screen.findByText('Cours créé avec succès')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      id: 'robots',
      title: 'Hello, Robots! 2',
      icon: '📚',
      difficulty: 'beginner',
      duration_hours: 0,
      is_active: true,
    });
  });

  it('asks for title and id, and says that an id is taken', async () => {
    const { user, calls } = open({ 'POST /admin/courses': () => refused(409, 'course_id_taken') });
    await user.click(await screen.findByRole('button', { name: 'Ajouter un cours' }));
    const form = await dialog('Ajouter un cours');
    await user.click(form.getByRole('button', { name: 'Enregistrer' }));
    expect(await form.findByText('Le titre est requis')).toBeVisible();
    expect(form.getByText('L’identifiant est requis')).toBeVisible();
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
    await user.type(form.getByLabelText('Titre (anglais)'), 'Robots');
    await user.click(form.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() =>
      expect(form.getByLabelText('Identifiant')).toHaveAccessibleDescription(/Refusé\./),
    );
    expect(await screen.findByText('Erreur lors de la sauvegarde du cours')).toBeInTheDocument();
  });

  it('sends what was changed, over the revision it began from', async () => {
    const { user, calls } = open({ 'PUT /admin/courses/robots': () => ROBOTS });
    await row('Les robots');
    await user.click(screen.getByRole('button', { name: /^Modifier.*Les robots/ }));
    const form = await dialog('Modifier le cours');
    expect(await form.findByLabelText('Identifiant')).toHaveAttribute('readonly');
    await user.click(form.getByLabelText('Mis en avant'));
    await user.click(form.getByRole('button', { name: 'Enregistrer' }));
    expect(await screen.findByText('Cours modifié avec succès')).toBeInTheDocument();
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      revision: 3,
      featured: false,
    });
  });

  it('takes skills line by line, in both languages', async () => {
    const { user, calls } = open({ 'PUT /admin/courses/robots': () => ROBOTS });
    await row('Les robots');
    await user.click(screen.getByRole('button', { name: /^Modifier.*Les robots/ }));
    const form = await dialog('Modifier le cours');
    const french = await form.findByLabelText('Compétences (français)');
    await user.type(french, 'Lire{Enter}Écrire');
    await user.click(form.getByRole('button', { name: 'Enregistrer' }));
    expect(await form.findAllByText(/^De 3 à 6 lignes/)).toHaveLength(2);
    await user.type(french, '{Enter}{Enter} Corriger ');
    await user.type(form.getByLabelText('Compétences (anglais)'), 'Read{Enter}Write{Enter}Fix');
    await user.click(form.getByRole('button', { name: 'Enregistrer' }));
    expect(await screen.findByText('Cours modifié avec succès')).toBeInTheDocument();
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      revision: 3,
      skills_fr: ['Lire', 'Écrire', 'Corriger'],
      skills_en: ['Read', 'Write', 'Fix'],
    });
  });

  it('shows what somebody else has changed meanwhile, and saves over it when told to', async () => {
    const theirs = { ...ROBOTS, title_fr: 'Robots rusés', revision: 7 };
    const { user, calls } = open({
      'PUT /admin/courses/robots': ({ body }) =>
        (body as { revision: number }).revision === 7
          ? theirs
          : refused(409, 'course_changed', { current: theirs }),
      'GET /admin/audit': ({ search }) =>
        search.get('subject_id') === 'robots'
          ? [
              auditEntry({
                id: 3,
                actor: { id: 'a3', name: 'Zoé' },
                changes: [{ field: 'color' }],
              }),
              auditEntry({ id: 2 }),
            ]
          : [],
    });
    await row('Les robots');
    await user.click(screen.getByRole('button', { name: /^Modifier.*Les robots/ }));
    const form = await dialog('Modifier le cours');
    await user.type(await form.findByLabelText('Titre (anglais)'), ' 2');
    await user.click(form.getByRole('button', { name: 'Enregistrer' }));
    const conflict = await form.findByRole('alert', { name: /entre-temps/ });
    expect(conflict).toHaveTextContent('Robots rusés');
    expect(conflict).not.toHaveTextContent('Robots 2');
    expect(await within(conflict).findByText(/^Enregistré par Inès, /)).toBeVisible();
    await user.click(within(conflict).getByRole('button', { name: /par-dessus$/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(calls.findLast(({ method }) => method === 'PUT')?.body).toEqual({
      revision: 7,
      title: 'Robots 2',
    });
  });

  it('takes the version of somebody else when told to', async () => {
    const theirs = { ...ROBOTS, title: 'Clever robots', revision: 7 };
    const { user } = open({
      'PUT /admin/courses/robots': () => refused(409, 'course_changed', { current: theirs }),
    });
    await row('Les robots');
    await user.click(screen.getByRole('button', { name: /^Modifier.*Les robots/ }));
    const form = await dialog('Modifier le cours');
    await user.type(await form.findByLabelText('Titre (anglais)'), ' 2');
    await user.click(form.getByRole('button', { name: 'Enregistrer' }));
    const conflict = await form.findByRole('alert', { name: /entre-temps/ });
    expect(conflict).toHaveTextContent('Modifié par vous aussi');
    await user.click(within(conflict).getByRole('button', { name: 'Prendre sa version' }));
    expect(form.getByLabelText('Titre (anglais)')).toHaveValue('Clever robots');
    expect(form.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('brings back what a colleague has deleted meanwhile, with the changes', async () => {
    let deleted = true;
    const { user, calls } = open({
      'PUT /admin/courses/robots': () =>
        deleted ? refused(404, 'course_not_found') : { ...ROBOTS, title: 'Robots 2', revision: 4 },
      'POST /admin/courses/robots/restore': () => {
        deleted = false;
        return ROBOTS;
      },
    });
    await row('Les robots');
    await user.click(screen.getByRole('button', { name: /^Modifier.*Les robots/ }));
    const form = await dialog('Modifier le cours');
    await user.type(await form.findByLabelText('Titre (anglais)'), ' 2');
    await user.click(form.getByRole('button', { name: 'Enregistrer' }));
    const gone = await form.findByRole('alert', { name: /a supprimé ceci entre-temps/ });
    expect(form.getByLabelText('Titre (anglais)')).toHaveValue('Robots 2');
    await user.click(within(gone).getByRole('button', { name: 'Restaurer et enregistrer' }));
    expect(await screen.findByText('Cours modifié avec succès')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const sent = calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
    expect(sent).toEqual(Array(2).fill({ revision: 3, title: 'Robots 2' }));
  });

  it('says why what was deleted cannot come back', async () => {
    const { user } = open({
      'PUT /admin/courses/robots': () => refused(404, 'course_not_found'),
      'POST /admin/courses/robots/restore': () => refused(503, 'unavailable'),
    });
    await row('Les robots');
    await user.click(screen.getByRole('button', { name: /^Modifier.*Les robots/ }));
    const form = await dialog('Modifier le cours');
    await user.type(await form.findByLabelText('Titre (anglais)'), ' 2');
    await user.click(form.getByRole('button', { name: 'Enregistrer' }));
    await user.click(await form.findByRole('button', { name: 'Restaurer et enregistrer' }));
    expect(await form.findByText('Refusé.')).toBeVisible();
  });

  it('asks before changes are lost by closing it', async () => {
    const { user } = open({}, 'en');
    await row('Robots');
    await user.click(screen.getByRole('button', { name: 'Edit: Robots' }));
    const form = await dialog('Edit the course');
    await user.type(await form.findByLabelText('Title (English)'), ' 2');
    await user.click(form.getByRole('button', { name: 'Cancel' }));
    const question = await dialog('Leave without saving?');
    await user.click(question.getByRole('button', { name: 'Keep editing' }));
    expect(form.getByLabelText('Title (English)')).toHaveValue('Robots 2');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Discard the changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

describe('the trash', () => {
  it('brings a course back', async () => {
    signInAs({ role: 'admin' });
    const deleted = adminCourse({ deleted_at: new Date().toISOString() });
    const { user, calls } = open({
      'GET /admin/courses': ({ search }) => (search.has('deleted') ? [deleted] : []),
      'GET /admin/course-count': () => ({ total: 1 }),
      'POST /admin/courses/robots/restore': () => ROBOTS,
    });
    await user.click(await screen.findByRole('link', { name: 'Corbeille (1)' }));
    const line = within(await row('Les robots'));
    expect(line.getAllByText(/30 jours/)[0]).toBeInTheDocument();
    await user.click(line.getByRole('button', { name: /^Restaurer/ }));
    expect(await screen.findByText('1 cours restauré')).toBeInTheDocument();
    expect(calls.some(({ path }) => path === '/admin/courses/robots/restore')).toBe(true);
    await user.click(screen.getByRole('link', { name: 'Retour aux cours' }));
    expect(await screen.findByText('Il n’y a pas encore de cours')).toBeVisible();
  });
});
