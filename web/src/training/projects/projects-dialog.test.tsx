import 'fake-indexeddb/auto';
import type { Language } from '@codivia/contract/api/language';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fileNames, unsentMark } from '../../lib/files/has-files.ts';
import { store, storedKeys } from '../../lib/storage.ts';
import { programMemory } from '../../lib/stored-values/program-memory.ts';
import { mockApi } from '../../test/api.ts';
import { project, signInAs } from '../../test/factories.ts';
import { renderPage } from '../../test/render.tsx';
import { keepFiles, readContent } from '../files/file-store.ts';
import { ProjectsDialog } from './projects-dialog.tsx';

function open(language: Language = 'en') {
  mockApi({
    'POST /projects': () => ({ ...project(1, ''), id: 'new', name: 'New' }),
    'DELETE /projects/b': () => null,
    'GET /projects': () =>
      ['a', 'b', 'c'].map((id) => ({ ...project(1, ''), id, name: `Project ${id}` })),
  });
  const handlers = { onClose: vi.fn(), onCurrentDeleted: vi.fn() };
  return renderPage(
    <ProjectsDialog
      open
      kind="python"
      place="python"
      files={{ 'main.py': '' }}
      current={null}
      {...handlers}
    />,
    { language },
  );
}

it('leads a member whose three projects are in use to Premium', async () => {
  signInAs();
  open();
  expect(await screen.findByRole('link', { name: /Premium/ })).toBeVisible();
});

it('has room for another project of an administrator, and offers no Premium', async () => {
  signInAs({ role: 'admin' });
  open();
  await screen.findByRole('list', { name: 'My projects' });
  expect(screen.getByRole('textbox')).toBeVisible();
  expect(screen.queryByText(/Premium|3 of 3/)).not.toBeInTheDocument();
});

it.each([
  ['fr', 'Connexion'],
  ['en', 'Log in'],
] as const)('tells a visitor how to have projects (%s)', async (language, logIn) => {
  open(language);
  expect(await screen.findByRole('link', { name: logIn })).toHaveAttribute('href', '/auth');
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

it('deletes a project with all that this browser keeps of it, and no other ones', async () => {
  signInAs();
  const file = { name: 'a.txt', format: 'text', content: new TextEncoder().encode('a') } as const;
  for (const id of ['a', 'b']) {
    await keepFiles(`python/project/${id}`, [file]);
    programMemory(`python/project/${id}`).write({ best: '7' });
    for (const what of ['draft', 'versions', 'undo/main.py'])
      store(`room:python/project/${id}:${what}`, '{}');
    store(`room:project/${id}:synced`, '{}');
  }
  const keysOf = (id: string) =>
    storedKeys('room:').filter((key) => key.includes(`project/${id}:`));
  const kept = keysOf('a').length;
  const { user } = open();
  const list = within(await screen.findByRole('list', { name: 'My projects' }));
  await user.click(list.getByRole('button', { name: 'Delete: Project b' }));
  await user.click(list.getByRole('button', { name: 'Yes, delete it' }));
  await waitFor(() => expect(fileNames('python/project/b')).toEqual([]));
  expect(await readContent('python/project/b', 'a.txt')).toBeNull();
  await waitFor(() => expect(keysOf('b')).toEqual([]));
  expect(keysOf('a')).toHaveLength(kept);
  expect(unsentMark('python/project/b')).toBeNull();
  expect(programMemory('python/project/b').read()).toEqual({});
  expect(fileNames('python/project/a')).toEqual(['a.txt']);
  expect(programMemory('python/project/a').read()).toEqual({ best: '7' });
});

it('makes a project of a work with its files and what its program stored', async () => {
  signInAs({ is_premium: true });
  const file = { name: 'a.txt', format: 'text', content: new TextEncoder().encode('a') } as const;
  await keepFiles('python', [file]);
  programMemory('python').write({ best: '7' });
  const { user } = open();
  await user.type(await screen.findByRole('textbox'), 'New{Enter}');
  await waitFor(() => expect(fileNames('python/project/new')).toEqual(['a.txt']));
  expect(programMemory('python/project/new').read()).toEqual({ best: '7' });
});
