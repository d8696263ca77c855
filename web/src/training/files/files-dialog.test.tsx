import 'fake-indexeddb/auto';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { fileNames } from '../../lib/files/has-files.ts';
import { renderPage } from '../../test/render.tsx';
import { deleteFiles, loadFiles, readContent } from './file-store.ts';
import { FilesDialog } from './files-dialog.tsx';

const PLACE = 'python';
const NONE: readonly File[] = [];

beforeEach(async () => {
  const files = await loadFiles(PLACE);
  await deleteFiles(
    PLACE,
    files.map(({ name }) => name),
  );
});

function open(language: 'en' | 'fr' = 'en') {
  const onCode = vi.fn();
  renderPage(
    <FilesDialog
      open
      onOpenChange={() => {}}
      place={PLACE}
      kind="python"
      title="Python"
      code={{ 'main.py': '' }}
      onCode={onCode}
      incomingFiles={NONE}
      onTaken={() => {}}
    />,
    { language },
  );
  return { user: userEvent.setup(), onCode };
}

const text = (name: string, content: string) => {
  const file = new File([content], name);
  // jsdom's files have no such method.
  file.arrayBuffer = async () => new TextEncoder().encode(content).buffer as ArrayBuffer;
  return file;
};
const field = (name: string) =>
  screen.findByLabelText<HTMLInputElement>(name, { selector: 'input' });
const contentOf = async (name: string) =>
  new TextDecoder().decode((await readContent(PLACE, name)) ?? undefined);

test('adds files, says how to use them and how much space is left, and keeps them at once', async () => {
  const { user } = open();
  await user.upload(await field('Add files'), [
    text('data.csv', 'a,b'),
    text('helper.py', 'x = 1'),
  ]);
  const list = await screen.findByRole('list', { name: 'Files' });
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(2));
  expect(
    await within(list).findByText(
      /import csv rows = list\(csv.reader\(open\('data.csv', encoding='utf-8', newline=''\), delimiter=','\)\)/,
    ),
  ).toBeVisible();
  expect(within(list).getByText('import helper')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Space for files' })).toHaveAttribute(
    'aria-valuetext',
    'Used: 8\u00a0bytes of 5\u00a0MB',
  );
  expect(fileNames(PLACE)).toEqual(['data.csv', 'helper.py']);
  expect(await contentOf('data.csv')).toBe('a,b');
});

test('a table of Excel is converted with a word, and the code that is offered has its delimiter', async () => {
  const { user } = open('fr');
  const file = text('villes.csv', '');
  const latin = Uint8Array.from('Ville;Pays\r\nN\xeemes;France', (one) => one.charCodeAt(0));
  file.arrayBuffer = async () => latin.buffer;
  await user.upload(await field('Ajouter des fichiers'), file);
  expect(await screen.findByText(/villes.csv était enregistré en Windows-1252/)).toBeVisible();
  expect(await screen.findByText(/delimiter=';'/)).toBeVisible();
  expect(await contentOf('villes.csv')).toBe('Ville;Pays\r\nNîmes;France');
});

test('says why a file is not taken', async () => {
  const { user } = open('fr');
  await user.upload(await field('Ajouter des fichiers'), [
    text('main.py', 'x'),
    text('jeu.exe', 'MZ\0'),
  ]);
  const alert = await screen.findByRole('alert');
  await waitFor(() => expect(alert).toHaveTextContent('main.py, c’est ton programme lui-même.'));
  expect(alert).toHaveTextContent('jeu.exe ne fait pas partie des fichiers utilisables ici');
  expect(fileNames(PLACE)).toEqual([]);
});

test('renames a file under the rules of names, deletes it and brings it back', async () => {
  const { user } = open();
  await user.upload(await field('Add files'), text('data.csv', 'a,b'));
  await user.click(await screen.findByRole('button', { name: 'Rename: data.csv' }));
  const name = screen.getByLabelText('New name of data.csv');
  await user.clear(name);
  await user.type(name, '../secret.csv');
  await user.click(screen.getByRole('button', { name: 'Rename' }));
  expect(screen.getByText(/points outside the project/)).toBeVisible();
  await user.clear(name);
  await user.type(name, 'points.csv');
  await user.click(screen.getByRole('button', { name: 'Rename' }));
  await user.click(await screen.findByRole('button', { name: 'Delete: points.csv' }));
  await waitFor(() => expect(fileNames(PLACE)).toEqual([]));
  await user.click(await screen.findByRole('button', { name: 'Bring it back' }));
  await waitFor(() => expect(fileNames(PLACE)).toEqual(['points.csv']));
  expect(await contentOf('points.csv')).toBe('a,b');
});

test('a browser without a database keeps files for the life of the page, and says so', async () => {
  const { user } = open();
  await field('Add files');
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await user.upload(await field('Add files'), text('data.csv', 'a,b'));
  expect(await screen.findByText(/Your browser has no room for these files/)).toBeVisible();
  expect(await contentOf('data.csv')).toBe('a,b');
  vi.restoreAllMocks();
  // The life of the page continues with the next test file.
  await act(() => deleteFiles(PLACE, ['data.csv']));
});
