import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readContent, writeFile } from '../../lib/files/file-database.ts';
import { noteFileNames } from '../../lib/files/has-files.ts';
import { saveJson } from '../../lib/save-file.ts';
import { signOut } from '../../lib/session.ts';
import { store, storedKeys } from '../../lib/storage.ts';
import { mockApi, Refused } from '../../test/api.ts';
import { member, signInAs } from '../../test/factories.ts';
import { renderPage } from '../../test/render.tsx';
import { MyData } from './my-data.tsx';

const DATA = { exported_at: '2026-11-20T12:00:00.000Z', tables: { users: [{ name: 'Lina' }] } };
vi.mock('../../lib/save-file.ts', async (original) => ({
  ...(await original<object>()),
  saveJson: vi.fn(),
}));

beforeEach(() => signInAs());
afterEach(() => vi.mocked(saveJson).mockClear());

async function openQuestion(user: ReturnType<typeof renderPage>['user']) {
  await user.click(screen.getByRole('button', { name: 'Delete my account…' }));
  return within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
}

it('hands out everything as a file', async () => {
  mockApi({ 'GET /user/data': () => DATA });
  const { user } = renderPage(<MyData user={member()} />);
  await user.click(screen.getByRole('button', { name: 'Download my data' }));
  await waitFor(() => expect(saveJson).toHaveBeenCalledWith(DATA, 'codivia-2026-11-20.json'));
  expect(await screen.findByText('Your data is in your downloads.')).toBeInTheDocument();
});

it('says why the file did not come', async () => {
  mockApi({
    'GET /user/data': () => {
      throw new Refused(429, { fr: 'Trop de demandes.', en: 'Too many requests.' });
    },
  });
  const { user } = renderPage(<MyData user={member()} />, { language: 'fr' });
  await user.click(screen.getByRole('button', { name: 'Télécharger mes données' }));
  expect(await screen.findByText('Trop de demandes.')).toBeInTheDocument();
  expect(saveJson).not.toHaveBeenCalled();
});

it('deletes the account after the question, with the password', async () => {
  const calls = mockApi({ 'DELETE /user': () => ({ message: { fr: 'Fait', en: 'Done' } }) });
  const { user, router } = renderPage(<MyData user={member()} />, { at: '/dashboard' });
  const dialog = await openQuestion(user);
  expect(dialog.getByText(/can’t be undone/)).toBeInTheDocument();
  await user.type(dialog.getByLabelText(/^Your password/), 'secret1');
  await user.click(dialog.getByRole('button', { name: 'Delete my account for good' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(router.state.location.state).toEqual({ leaving: 'deleted' });
  expect(calls[0]?.body).toEqual({ password: 'secret1' });
});

it('takes all that this browser keeps of the member along, and leaves what visitors wrote', async () => {
  signOut();
  store('room:game:memory', '{"best":"9"}');
  signInAs();
  const content = new TextEncoder().encode('a');
  const entry = { place: 'game/project/p1', name: 'a.txt', size: 1, format: 'text' } as const;
  await writeFile(entry, content);
  noteFileNames('game/project/p1', ['a.txt']);
  store('room:game/project/p1:memory', '{"best":"7"}');
  store('room:game/project/p1:draft', '{}');
  store('room:project/p1:synced', '{}');
  store('code:l/badge', 'print(1)');
  mockApi({ 'DELETE /user': () => ({ message: { fr: 'Fait', en: 'Done' } }) });
  const { user } = renderPage(<MyData user={member()} />, { at: '/dashboard' });
  const dialog = await openQuestion(user);
  await user.type(dialog.getByLabelText(/^Your password/), 'secret1');
  await user.click(dialog.getByRole('button', { name: 'Delete my account for good' }));
  await waitFor(() => expect([...storedKeys('room:'), ...storedKeys('code:')]).toEqual([]));
  await waitFor(async () => expect(await readContent(entry.place, 'a.txt')).toBeNull());
  signOut();
  expect(storedKeys('room:')).toEqual(['room:game:memory']);
});

it('asks for the password first', async () => {
  const calls = mockApi({});
  const { user } = renderPage(<MyData user={member()} />);
  const dialog = await openQuestion(user);
  await user.click(dialog.getByRole('button', { name: 'Delete my account for good' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Password is required');
  expect(calls).toEqual([]);
});

it('says that the password is wrong, and keeps the account', async () => {
  mockApi({
    'DELETE /user': () => {
      throw new Refused(403, { fr: 'Non', en: 'No' }, 'wrong_password');
    },
  });
  const { user, router } = renderPage(<MyData user={member()} />, {
    at: '/dashboard',
    language: 'fr',
  });
  await user.click(screen.getByRole('button', { name: 'Supprimer mon compte…' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/^Ton mot de passe/), 'wrong');
  await user.click(dialog.getByRole('button', { name: 'Supprimer définitivement' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Mot de passe incorrect');
  expect(router.state.location.pathname).toBe('/dashboard');
});

it('can be cancelled', async () => {
  const calls = mockApi({});
  const { user } = renderPage(<MyData user={member()} />);
  const dialog = await openQuestion(user);
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(calls).toEqual([]);
});
