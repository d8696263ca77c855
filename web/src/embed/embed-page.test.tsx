import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { frameOf } from '../code/tools/sharing/embed-snippet.tsx';
import { fragmentOf } from '../code/tools/sharing/share-link.ts';
import { setFetch } from '../lib/http.ts';
import { signInAs } from '../test/factories.ts';
import { showWork } from '../test/show-work.tsx';
import { EmbedPage } from './embed-page.tsx';

const PYTHON = { 'main.py': 'print("embedded")' };

const show = (...address: [pathname: string, hash?: string, language?: 'en' | 'fr']) =>
  showWork(EmbedPage, ...address);

test('code that the address carries is shown, run when asked, and leads to its room', async () => {
  const hash = await fragmentOf(PYTHON);
  const { user, runner } = await show('/embed/playground', hash);
  expect(await screen.findByRole('region', { name: 'Code of main.py' })).toHaveTextContent(
    'print("embedded")',
  );
  expect(runner.starts).toBe(0);
  expect(screen.getByRole('link', { name: 'Open on Codivia' })).toHaveAttribute(
    'href',
    `/playground?lang=en${hash}`,
  );
  await user.click(screen.getByRole('button', { name: 'Run' }));
  await vi.waitFor(() => expect(runner.runs[0]?.source).toBe('print("embedded")'));
});

test('an error in a page names its file', async () => {
  const hash = await fragmentOf({ 'index.html': '<p>x</p>', 'style.css': '', 'script.js': 'x()' });
  const { user, preview } = await show('/embed/webtraining', hash);
  await user.click(await screen.findByRole('button', { name: 'Run' }));
  await vi.waitFor(() => expect(preview.runs).toHaveLength(1));
  const entry = {
    kind: 'error',
    name: 'ReferenceError',
    text: 'x is not defined',
    position: { file: 'script.js', line: 1 },
    count: 1,
  } as const;
  act(() => preview.runs[0]?.emit({ kind: 'console', dropped: 0, entries: [entry] }));
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong in script.js, line 1');
});

test('a published project is asked for as nobody, whoever is signed in', async () => {
  signInAs();
  const asked: RequestInit[] = [];
  setFetch(async (_address, request) => {
    asked.push(request);
    const files = { 'index.html': '<p>Pong</p>', 'style.css': '', 'script.js': '' };
    const project = { id: 'x1', title: 'Pong', description: '', kind: 'web', files, assets: [] };
    return Response.json(project);
  });
  await show('/embed/p/x1', '', 'fr');
  expect(await screen.findByRole('heading', { name: 'Pong' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ouvrir sur Codivia' })).toHaveAttribute(
    'href',
    '/p/x1?lang=fr',
  );
  expect(asked.map(({ headers }) => headers)).toEqual([{ accept: 'application/json' }]);
});

test.each([
  ['/embed/playground', '#code=1broken', /Copy it right to the end/],
  ['/embed/playground', '', /no code in this address/],
  ['/embed/elsewhere', '', /does not exist/],
])('%s%s says what is wrong', async (pathname, hash, text) => {
  await show(pathname, hash);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
});

test('a link that its author has deleted says so', async () => {
  setFetch(async () => Response.json({ code: 'shared_link_removed' }, { status: 410 }));
  await show('/embed/p/x1');
  expect(await screen.findByRole('alert')).toHaveTextContent(/has deleted it/);
});

test('the HTML of a frame is safe whatever the title is', () => {
  const html = frameOf('/p/x1', 'A "b" <c>', 'fr');
  expect(html).toContain(`src="${location.origin}/embed/p/x1?lang=fr"`);
  expect(html).toContain('title="A &quot;b&quot; &lt;c&gt;"');
});

test('files of the library that a program names are there without an account', async () => {
  globalThis.fetch = async () => new Response('<svg/>');
  const library = [{ name: 'me.svg', library: 'frog.svg' }];
  const hash = await fragmentOf({ 'sketch.js': 'x' }, library);
  const { user, preview } = await show('/embed/gametraining', hash);
  await user.click(await screen.findByRole('button', { name: 'Run' }));
  await vi.waitFor(() => expect(preview.runs).toHaveLength(1));
  expect(preview.runs[0]?.program).toMatchObject({ beside: [{ name: 'me.svg' }] });
});
