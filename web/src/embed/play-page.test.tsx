import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { playAddress } from '../code/tools/sharing/play-link.ts';
import { fragmentOf, MAX_FRAGMENT } from '../code/tools/sharing/share-link.ts';
import { setFetch } from '../lib/http.ts';
import { showWork } from '../test/show-work.tsx';
import { PlayPage } from './play-page.tsx';

const GAME = { 'sketch.js': 'circle(10, 10, 5);' };

beforeEach(() => {
  document.title = '';
});

const show = (...address: [pathname: string, hash?: string, language?: 'en' | 'fr']) =>
  showWork(PlayPage, ...address);

const hashOf = (address: string) => address.slice(address.indexOf('#'));
const linkOf = async (title: string, files = GAME) =>
  hashOf(await playAddress(files, [], { title, still: null }));

test('a game that was sent waits for Play, stops, and can be read and remixed', async () => {
  const hash = await linkOf('My Pong');
  const { user, preview } = await show('/play', hash);
  expect(await screen.findByRole('heading', { level: 1, name: 'My Pong' })).toBeVisible();
  expect(document.title).toBe('My Pong · Codivia');
  expect(preview.runs).toHaveLength(0);
  expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Play – My Pong' }));
  await vi.waitFor(() => expect(preview.runs).toHaveLength(1));
  expect(preview.runs[0]?.program).toMatchObject({ files: GAME });
  expect(screen.queryByRole('button', { name: 'Play – My Pong' })).toBeNull();

  const toggle = screen.getByRole('button', { name: 'See the code' });
  await user.click(toggle);
  const code = screen.getByRole('region', { name: 'Code' });
  expect(code).toHaveFocus();
  await vi.waitFor(() => expect(code).toHaveTextContent('circle(10, 10, 5);'));
  await user.click(screen.getByRole('button', { name: 'Hide the code' }));
  expect(screen.queryByRole('region', { name: 'Code' })).toBeNull();
  expect(toggle).toHaveFocus();

  expect(screen.getByRole('link', { name: 'Remix' })).toHaveAttribute(
    'href',
    `/gametraining?lang=en${hash}`,
  );
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  expect(screen.getByRole('button', { name: 'Play – My Pong' })).toHaveFocus();
});

test('a Python program keeps its output once it has ended, and starts again', async () => {
  const hash = hashOf(await playAddress({ 'main.py': 'print(1)' }, [], { title: '', still: null }));
  const { user, runner } = await show('/play', hash, 'fr');
  expect(await screen.findByRole('heading', { name: 'Un programme Python' })).toBeVisible();
  expect(runner.starts).toBe(0);
  await user.click(screen.getByRole('button', { name: /^Lancer/ }));
  await vi.waitFor(() => expect(runner.runs[0]?.source).toBe('print(1)'));
  runner.runs[0]?.emit({ kind: 'output', stream: 'out', text: '1\n' });
  runner.runs[0]?.end('finished');
  expect(await screen.findByRole('button', { name: 'Relancer' })).toHaveFocus();
  expect(screen.getByRole('log')).toHaveTextContent('1');
});

test('a title is plain text, and none that says how to reach somebody', async () => {
  const { unmount } = await show('/play', await linkOf('<img src=x onerror=alert(1)>'));
  const heading = await screen.findByRole('heading', { level: 1 });
  expect(heading).toHaveTextContent('<img src=x onerror=alert(1)>');
  expect(heading.querySelector('img')).toBeNull();
  unmount();
  await show('/play', await linkOf('Call me: 06 12 34 56 78'));
  expect(await screen.findByRole('heading', { name: 'A game' })).toBeVisible();
});

test.each([
  ['nothing', async () => '', /no code in this address/],
  ['an empty code', async () => '#code=', /Copy it right to the end/],
  ['code that was cut', async () => (await linkOf('Cut')).slice(0, -7), /Copy it right to the end/],
  ['no code at all', async () => '#code=1%%%', /Copy it right to the end/],
  [
    'files of no room',
    () => fragmentOf({ 'sketch.js': '', 'main.py': '' }),
    /Copy it right to the end/,
  ],
  ['files that are no texts', () => fragmentOf({ 'sketch.js': 1 as never }), /Copy it right/],
  [
    'more than links may have',
    async () => `#code=1${'a'.repeat(MAX_FRAGMENT + 1 - '#code=1'.length)}`,
    /too long/,
  ],
])('a link with %s says so', async (_what, hash, text) => {
  await show('/play', await hash());
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
});

test('a link with files is played from its stored copy, and remixed on its page', async () => {
  setFetch(async () =>
    Response.json({
      id: 'x1',
      title: 'Cats',
      description: '',
      kind: 'game',
      files: GAME,
      assets: [],
      thumbnail: '/api/published-projects/x1/thumbnail',
    }),
  );
  await show('/play/p/x1', '');
  expect(await screen.findByRole('heading', { name: 'Cats' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Remix' })).toHaveAttribute('href', '/p/x1?lang=en');
  expect(document.querySelector('img')).toHaveAttribute(
    'src',
    '/api/published-projects/x1/thumbnail',
  );
});
