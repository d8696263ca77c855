import type { SchoolClass } from '@codivia/contract/api/classes';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mockApi, Refused } from '../../test/api.ts';
import { classMember, schoolClass } from '../../test/classes.ts';
import { signInAs } from '../../test/factories.ts';
import { renderPage } from '../../test/render.tsx';
import { useClass } from '../classes.api.ts';
import { RosterSection } from './roster-section.tsx';

const PUPIL = classMember();
const OWN = classMember({
  id: '00000000-0000-4000-8000-000000000002',
  name: 'Tom',
  user_name: null,
  joined_by: 'code',
  personal: true,
  at_home: false,
  has_seat: false,
});
const LATER = '2030-06-30T12:00:00.000Z';

/** The section as the page shows it: what a call answers is shown. */
function Shown() {
  const { data } = useClass('c1');
  return data ? <RosterSection taught={data} itemId={undefined} /> : null;
}

function show(
  shown: Partial<SchoolClass> = {},
  replies: Parameters<typeof mockApi>[0] = {},
  language: 'en' | 'fr' = 'en',
) {
  signInAs({ is_teacher: true });
  const calls = mockApi({ 'GET /classes/c1': () => schoolClass(shown), ...replies });
  return { calls, ...renderPage(<Shown />, { at: '/classes/c1', language }) };
}

it('says how to begin where nobody is', async () => {
  show({ members: [] });
  const pupils = within(await screen.findByRole('region', { name: '0 pupils' }));
  expect(pupils.getByText(/^Nobody is here yet\./)).toBeVisible();
  expect(pupils.getByRole('link', { name: 'Add pupils' })).toHaveAttribute(
    'href',
    '/classes/c1/names',
  );
  expect(pupils.queryByRole('link', { name: 'Print new cards' })).toBeNull();
});

it.each([
  [null, 'This class has no licence: you can assign the free lessons.'],
  [{ seats: 30, until: LATER }, 'Licence for 30 seats until June 30, 2030.'],
  [{ seats: 1, until: LATER }, '1 pupil has no seat. Seats go to those who joined first.'],
  [{ seats: 30, until: '2020-01-31T12:00:00Z' }, /^The licence ended on January 31, 2020\./],
])('says which licence there is: %j', async (licence, text) => {
  show({ licence, members: [PUPIL, { ...OWN, has_seat: licence?.seats !== 1 }] });
  expect(await screen.findByText(text)).toBeVisible();
});

it('gives a pupil new words in two presses, and shows them', async () => {
  const card = { id: PUPIL.id, name: PUPIL.name, user_name: 'lea', words: 'chat-lune-vélo' };
  const { user, calls } = show(
    { members: [PUPIL, OWN] },
    { 'POST /classes/c1/words': () => [card] },
    'fr',
  );
  await user.click(await screen.findByRole('button', { name: 'Nouveaux mots pour MARTIN Léa' }));
  expect(screen.queryByRole('button', { name: 'Nouveaux mots pour Tom' })).toBeNull();
  const dialog = within(await screen.findByRole('dialog'));
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  await user.click(dialog.getByRole('button', { name: 'Créer de nouveaux mots' }));
  expect(await dialog.findByText('chat lune vélo')).toBeVisible();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ member_ids: [PUPIL.id] });
  expect(dialog.getByRole('link', { name: 'Imprimer cette carte' })).toHaveAttribute(
    'href',
    '/classes/c1/cards',
  );
  await user.click(dialog.getByRole('button', { name: 'Terminé' }));
  expect(screen.queryByText('chat lune vélo')).toBeNull();
});

it('renames and removes a pupil, and takes a removed one back', async () => {
  const gone = { ...PUPIL, name: 'Léa M.', delete_after: '2026-12-07T12:00:00Z' };
  const path = `/classes/c1/members/${PUPIL.id}`;
  const { user, calls } = show(
    {},
    {
      [`PUT ${path}`]: () => schoolClass({ members: [{ ...PUPIL, name: 'Léa M.' }] }),
      [`DELETE ${path}`]: () => schoolClass({ members: [gone] }),
      [`POST ${path}/restore`]: () => schoolClass(),
    },
  );
  await user.click(await screen.findByRole('button', { name: 'More about MARTIN Léa' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Rename' }));
  const name = await screen.findByLabelText('Name in the list');
  await user.clear(name);
  await user.type(name, ' Léa M. ');
  await user.click(screen.getByRole('button', { name: 'Rename' }));
  await user.click(await screen.findByRole('button', { name: 'More about Léa M.' }));
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ name: 'Léa M.' });
  await user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
  const question = within(await screen.findByRole('dialog'));
  expect(question.getByText(/^The pupil is signed out at once\. For 7 days/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText(/deleted on Dec 7, 2026/)).toBeVisible();
  expect(screen.getByRole('region', { name: '0 pupils' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Take Léa M. back' }));
  expect(await screen.findByRole('region', { name: '1 pupil' })).toBeVisible();
});

it('closes joining and renews the code, and says that cards go on', async () => {
  const { user, calls } = show(
    {},
    {
      'PUT /classes/c1': () => schoolClass({ joining_open: false, revision: 4 }),
      'POST /classes/c1/code': () => schoolClass({ code: 'XZ23-4567', joining_open: false }),
    },
  );
  const code = within(await screen.findByRole('region', { name: 'Code of the class' }));
  expect(code.getByText('BCDF-GHJK')).toBeVisible();
  expect(code.getByRole('img', { name: /\/class\/BCDF-GHJK$/ })).toBeVisible();
  await user.click(code.getByRole('checkbox', { name: 'Pupils may join with the code' }));
  expect(await code.findByText(/^Nobody new can join\./)).toBeVisible();
  const sent = calls.find(({ method }) => method === 'PUT')?.body;
  expect(sent).toMatchObject({ name: '4e B', joining_open: false, revision: 3 });
  await user.click(code.getByRole('button', { name: 'New code' }));
  const question = within(await screen.findByRole('dialog'));
  expect(question.getByText(/Printed cards go on working\.$/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'New code' }));
  expect(await code.findByText('XZ23-4567')).toBeVisible();
});

it('keeps what was typed when a colleague has saved first', async () => {
  let current = schoolClass();
  const { user, calls } = show(
    {},
    {
      'GET /classes/c1': () => current,
      'PUT /classes/c1': ({ body }) => {
        if ((body as SchoolClass).revision !== current.revision) {
          throw new Refused(409, { fr: 'Changée.', en: 'A colleague was first.' }, 'class_changed');
        }
        return { ...current, ...(body as SchoolClass) };
      },
    },
  );
  const settings = within(await screen.findByRole('region', { name: 'Settings' }));
  current = schoolClass({ school_year: '2025-2026', revision: 4 });
  await user.clear(settings.getByLabelText('Name'));
  await user.type(settings.getByLabelText('Name'), '4e D');
  await user.click(settings.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('A colleague was first.')).toBeVisible();
  expect(await settings.findByDisplayValue('2025-2026')).toBeVisible();
  expect(settings.getByLabelText('Name')).toHaveValue('4e D');
  await user.click(settings.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved.')).toBeVisible();
  const sent = calls.filter(({ method }) => method === 'PUT').at(-1)?.body;
  expect(sent).toMatchObject({ name: '4e D', school_year: '2025-2026', revision: 4 });
});

it('adds a colleague by their address, and says why not', async () => {
  const colleague = { user_id: 'm2', shown_as: 'M. Petit', added_at: '2026-11-02T08:00:00Z' };
  let known = false;
  const { user } = show(
    {},
    {
      'POST /classes/c1/teachers': () => {
        if (!known) throw new Refused(404, 'There is no teacher with this address.');
        const { teachers } = schoolClass();
        return schoolClass({ teachers: [...teachers, colleague] });
      },
    },
  );
  const teachers = within(await screen.findByRole('region', { name: 'Teachers' }));
  expect(teachers.queryByRole('button', { name: 'Leave the class' })).toBeNull();
  await user.type(teachers.getByLabelText('Address of a colleague'), 'petit@example.org');
  await user.click(teachers.getByRole('button', { name: 'Add' }));
  expect(await teachers.findByRole('alert')).toHaveTextContent('no teacher with this address');
  known = true;
  await user.click(teachers.getByRole('button', { name: 'Add' }));
  expect(await teachers.findByText('M. Petit')).toBeVisible();
  expect(teachers.getByRole('button', { name: 'Remove' })).toBeVisible();
  expect(teachers.getByRole('button', { name: 'Leave the class' })).toBeVisible();
});

it('deletes a class only when its name was typed', async () => {
  const { user, calls, router } = show(
    {},
    {
      'DELETE /classes/c1': ({ body }) => {
        if ((body as { name: string }).name !== '4e B') throw new Refused(400, 'Another name.');
        return { message: { fr: 'Fait.', en: 'Done.' } };
      },
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Delete at once…' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Type 4e B to confirm'), '4e');
  await user.click(dialog.getByRole('button', { name: 'Delete at once…' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Another name.');
  await user.type(dialog.getByLabelText('Type 4e B to confirm'), ' B');
  await user.click(dialog.getByRole('button', { name: 'Delete at once…' }));
  expect(await screen.findByText('4e B was deleted.')).toBeVisible();
  expect(router.state.location.pathname).toBe('/classes');
  expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(2);
});
