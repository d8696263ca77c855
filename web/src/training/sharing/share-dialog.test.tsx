import 'fake-indexeddb/auto';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { shownIn } from '../../code/tools/sharing/play-link.ts';
import { workIn } from '../../code/tools/sharing/share-link.ts';
import { mockApi, Refused } from '../../test/api.ts';
import { signInAs } from '../../test/factories.ts';
import { renderPage } from '../../test/render.tsx';
import { deleteFiles, keepFiles } from '../files/file-store.ts';
import { ShareDialog } from './share-dialog.tsx';

const PLACE = 'web';
const CODE = { 'index.html': '<img src="cat.png">', 'style.css': '', 'script.js': '' };
/** SHA-256 of ten letters A. */
const TEN = '1d65bf29403e4fb1767522a107c827b8884d16640cf0e3b18c4c1dd107e0d49d';
const LINK = { id: 'l1', project_id: 'c1', title: 'Cats', kind: 'web', state: 'open' };

const keep = (bytes: number) =>
  act(() =>
    keepFiles(PLACE, [
      { name: 'cat.txt', format: 'text', content: new Uint8Array(bytes).fill(65) },
    ]),
  );
afterEach(() => act(() => deleteFiles(PLACE, ['cat.txt'])));

const show = (language: 'en' | 'fr' = 'en', files = CODE, onPublish = () => {}) =>
  renderPage(
    <ShareDialog
      kind="web"
      place={PLACE}
      files={files}
      title="Web page"
      sendTitle="Send my page"
      onPublish={onPublish}
      open
      onOpenChange={() => {}}
    />,
    { language, at: '/webtraining' },
  );

/** An account that has the files already; `account-files.test.ts` is about sending them. */
const STORED = { 'POST /files/needed': () => ({ needed: [], used: 10, limit: 5_000_000 }) };

test('code without files travels in the link, and nothing is offered beside it', async () => {
  show();
  expect(await screen.findByRole('heading', { name: 'Send my page' })).toBeVisible();
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Link to send' });
  const { pathname, hash } = new URL(field.value);
  expect(pathname).toBe('/play');
  expect(await workIn(hash)).toMatchObject({ kind: 'web', files: CODE });
  expect(screen.queryByRole('heading', { name: 'With your files' })).toBeNull();
});

test('the title that a link carries is changed while it is written, and tells strangers nothing', async () => {
  const { user } = show();
  const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Link to send' });
  await field();
  const title = screen.getByRole('textbox', { name: 'Title (optional)' });
  expect(title).toHaveAttribute('maxlength', '60');
  await user.type(title, 'Cats <b>');
  await waitFor(async () => {
    const { extras } = await workIn(new URL((await field()).value).hash);
    expect(shownIn(extras).title).toBe('Cats <b>');
  });
  await user.clear(title);
  await user.type(title, 'Write to mia@gmail.com');
  expect(
    await screen.findByText('Leave out whatever would let strangers reach you.'),
  ).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Link to send' })).toBeNull();
});

test('code that is too long for a link says so, and nothing is sent', async () => {
  let seed = 1;
  const long = Array.from({ length: 45_000 }, () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return String.fromCharCode(33 + (seed % 90));
  }).join('');
  show('en', { ...CODE, 'script.js': long });
  const [text] = await screen.findAllByRole('alert');
  expect(text).toHaveTextContent(/too long for a link/);
  expect(screen.queryByRole('textbox', { name: 'Link to send' })).toBeNull();
});

test('the other links are behind a summary, and publishing has a button with a word', async () => {
  const onPublish = vi.fn();
  const { user } = show('en', CODE, onPublish);
  await user.click(screen.getByText('Other ways to share'));
  const room = await screen.findByRole<HTMLInputElement>('textbox', { name: /in a room/ });
  expect(room.value).toContain('#code=');
  expect(screen.getByRole('textbox', { name: /another site/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(onPublish).toHaveBeenCalledOnce();
});

test('a visitor is told that files need an account, and shares the code', async () => {
  await keep(10);
  show('fr');
  expect(await screen.findByText(/Pour les fichiers, il faut un compte/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Me connecter' })).toHaveAttribute('href', '/auth');
  expect(await screen.findByRole('textbox', { name: 'Lien à envoyer' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Faire le lien' })).toBeNull();
});

test('a member makes a link with the files under a title', async () => {
  signInAs();
  await keep(10);
  const calls = mockApi({ ...STORED, 'POST /shared-links': () => LINK });
  const { user } = show();
  expect(await screen.findByText(/There’s 1 file next to your code: 10.bytes/)).toBeVisible();
  const title = screen.getByRole('textbox', { name: /Title/ });
  expect(title).toHaveValue('My page');
  await user.clear(title);
  await user.click(screen.getByRole('button', { name: 'Make the link' }));
  expect(await screen.findByText('Give it a title.')).toBeVisible();
  await user.type(title, 'Cats');
  await user.click(screen.getByRole('button', { name: 'Make the link' }));
  const link = await screen.findByRole('textbox', { name: 'Link to your code and files' });
  expect(link).toHaveValue(`${location.origin}/p/l1`);
  expect(calls.find(({ path }) => path === '/shared-links')?.body).toEqual({
    title: 'Cats',
    kind: 'web',
    files: CODE,
    accepted: false,
    assets: [{ name: 'cat.txt', hash: TEN }],
  });
  const [embed] = screen.getAllByRole<HTMLTextAreaElement>('textbox', { name: /another site/ });
  expect(embed?.value).toContain('/embed/p/l1?lang=en');
});

test('files that are too large together are refused with their sizes', async () => {
  signInAs();
  await keep(1_000_001);
  show();
  const text = await screen.findByRole('alert');
  expect(text).toHaveTextContent(/1\.1.MB together, and a link carries 1.MB at most/);
  expect(screen.queryByRole('button', { name: 'Make the link' })).toBeNull();
});

test('a film is refused by its name before a link is made', async () => {
  signInAs();
  await act(() =>
    keepFiles(PLACE, [{ name: 'dance.mp4', format: 'mp4', content: new Uint8Array(10) }]),
  );
  show('fr');
  const text = await screen.findByRole('alert');
  expect(text).toHaveTextContent(/Un lien n’emporte pas de film : retire dance\.mp4/);
  expect(screen.queryByRole('button', { name: 'Faire le lien' })).toBeNull();
  await act(() => deleteFiles(PLACE, ['dance.mp4']));
  expect(await screen.findByRole('textbox', { name: 'Lien à envoyer' })).toBeVisible();
});

test('what may tell who somebody is is asked about; a refusal says why', async () => {
  signInAs();
  await keep(10);
  let refusal = new Refused(409, 'Check.', 'personal_data_found');
  const findings = [{ kind: 'name', place: 'index.html', line: 1 }];
  Object.assign(refusal.answer as object, { findings, revision: 1 });
  const calls = mockApi({
    ...STORED,
    'POST /shared-links': () => {
      throw refusal;
    },
  });
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Make the link' }));
  expect(await screen.findByText('your name (index.html, line 1)')).toBeVisible();
  refusal = new Refused(403, 'You have 50 links.', 'shared_links_limit');
  await user.click(screen.getByRole('button', { name: 'I’ve checked: make the link' }));
  expect(await screen.findByText('You have 50 links.')).toBeVisible();
  await waitFor(() => expect(calls.at(-1)?.body).toMatchObject({ accepted: true }));
});

test('a link with files is not offered where publishing is closed', async () => {
  signInAs({ closed: { publish: 'parent' } });
  mockApi({});
  await keep(10);
  show();
  expect(await screen.findByText(/A parent has closed this/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Make the link' })).toBeNull();
});
