import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../../test/render.tsx';
import { deleteFiles, keepFiles, loadFiles, readContent } from '../file-store.ts';
import { LibraryView } from './library-view.tsx';

const PLACE = 'game';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"/>';
const bytes = (text: string) => new TextEncoder().encode(text);

beforeEach(async () => {
  const files = await loadFiles(PLACE);
  await deleteFiles(
    PLACE,
    files.map(({ name }) => name),
  );
});

function open(language: 'en' | 'fr', answer: () => Promise<Response>) {
  vi.stubGlobal('fetch', vi.fn(answer));
  return renderPage(
    <LibraryView place={PLACE} kind="game" names={[]} limit={5_000_000} onClose={() => {}} />,
    { language },
  );
}
const names = async () => (await loadFiles(PLACE)).map(({ name }) => name);

test('a picture is found by its name and added under it, in the language of the page', async () => {
  const { user } = open('fr', async () => new Response(SVG));
  await user.type(await screen.findByRole('searchbox', { name: 'Chercher' }), 'chat');
  expect(screen.getByRole('status')).toHaveTextContent('1 résultat');
  expect(screen.getByRole('img', { name: 'Chat' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ajouter\u00a0: Chat' }));
  await waitFor(async () => expect(await names()).toEqual(['chat.svg']));
  // The second time it is there already, and nothing is added.
  await user.click(screen.getByRole('button', { name: 'Ajouter\u00a0: Chat' }));
  expect(await screen.findByText('chat.svg est déjà dans tes fichiers.')).toBeVisible();
  expect(await names()).toEqual(['chat.svg']);
});

test("a learner's own file of that name is kept", async () => {
  await keepFiles(PLACE, [{ name: 'cat.svg', format: 'svg', content: bytes('<svg>mine</svg>') }]);
  const { user } = open('en', async () => new Response(SVG));
  await user.click(await screen.findByRole('button', { name: 'Add: Cat' }));
  await waitFor(async () => expect(await names()).toEqual(['cat-2.svg', 'cat.svg']));
  const own = await readContent(PLACE, 'cat.svg');
  expect(new TextDecoder().decode(own ?? undefined)).toBe('<svg>mine</svg>');
});

test('without network it says so and adds nothing', async () => {
  const { user } = open('en', () => Promise.reject(new TypeError('Failed to fetch')));
  await user.click(await screen.findByRole('button', { name: 'Add: Cat' }));
  expect(await screen.findByText(/could not be loaded/)).toBeVisible();
  expect(await names()).toEqual([]);
});

test('a sound is played, and stopped by the same button', async () => {
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  const { user } = open('en', async () => new Response(''));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Category' }), 'sounds');
  await user.click(screen.getByRole('button', { name: 'Listen: Jump' }));
  expect(play).toHaveBeenCalledOnce();
  await user.click(await screen.findByRole('button', { name: 'Stop: Jump' }));
  expect(pause).toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Listen: Jump' })).toBeVisible();
});
