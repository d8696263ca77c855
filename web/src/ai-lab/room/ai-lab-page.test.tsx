import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../test/render.tsx';
import { PageWorker } from '../training/page-worker.ts';
import { AiLabPage } from './ai-lab-page.tsx';

beforeEach(() => {
  vi.stubGlobal('Worker', PageWorker);
  vi.stubGlobal('scrollTo', () => {});
});

const show = async (language: 'en' | 'fr' = 'en') =>
  act(async () => renderPage(<AiLabPage />, { language, at: '/ailab' }));
const press = (name: string) => screen.getByRole('button', { name });

test('texts are collected, trained, tested, repaired and used by keyboard alone', async () => {
  const { user } = await show();
  await user.click(press('Train with texts'));
  const field = () => screen.getByRole('textbox', { name: 'Your text' });
  const texts = { Happy: 'what a great sunny day', Grumpy: 'rain again and no bus' };
  for (let i = 0; i < 5; i++) {
    for (const [name, text] of Object.entries(texts)) {
      field().focus();
      await user.keyboard(`${text} ${i}`);
      press(name).focus();
      await user.keyboard('{Enter}');
    }
  }
  expect(screen.getAllByText('5 examples')).toHaveLength(2);

  await user.click(press('2. Train'));
  expect(screen.getByText('To learn: 8. Kept aside for the test: 2.')).toBeVisible();
  await user.click(press('Train'));
  expect(await screen.findByText('Done: 8 examples learned in 0.1 s.')).toBeVisible();

  await user.click(press('Test it'));
  expect(screen.getByText('Right: 100% of 2 new examples')).toBeVisible();
  field().focus();
  await user.keyboard('a great day');
  expect(screen.getByText('I think: Happy')).toBeVisible();
  await user.click(press('Grumpy'));
  expect(screen.getByText(/It is an example of Grumpy now/)).toBeVisible();
  expect(screen.getByText('Your examples have changed since the training.')).toBeVisible();

  await user.click(press('4. Use'));
  expect(screen.getByText(/load_model\("my-mood-reader"\)/)).toBeVisible();
});

test('a table is pasted, its last column predicted, and the tree can be read', async () => {
  const { user } = await show('fr');
  await user.click(press('Entraîner avec un tableau'));
  await user.click(screen.getByRole('textbox', { name: 'Ou tape ou colle un tableau' }));
  const rows = Array.from({ length: 10 }, (_, i) => `${i};${i < 5 ? 'petit' : 'grand'}`);
  await user.paste(['taille;genre', ...rows].join('\n'));
  await user.click(press('Prendre 10 lignes'));
  await user.click(press('2. Entraîner'));
  await user.click(press('Entraîner'));
  expect(await screen.findByText(/^taille au plus/)).toBeVisible();
  const tree = screen.getByText(/^taille au plus/).closest('li') as HTMLElement;
  expect(within(tree).getByText('petit')).toBeVisible();
  expect(within(tree).getByText('grand')).toBeVisible();
});

test('a table that cannot be used says why', async () => {
  const { user } = await show();
  await user.click(press('Train with a table'));
  await user.click(screen.getByRole('textbox', { name: 'Or type or paste a table' }));
  await user.paste('one\ntwo');
  expect(screen.getByRole('alert')).toHaveTextContent('Only one column was found');
  await user.clear(screen.getByRole('textbox', { name: 'Or type or paste a table' }));
  await user.paste('name,colour\nzoe,red\nali,blue');
  expect(screen.queryByText(/Only one column/)).toBeNull();
  expect(press('Take 2 rows')).toBeVisible();
});

test('classes cannot share a name, and a class without examples is named before training', async () => {
  const { user } = await show();
  await user.click(press('Train with texts'));
  const second = screen.getByRole('textbox', { name: 'Name of the class Grumpy' });
  await user.clear(second);
  await user.type(second, 'happy');
  expect(screen.getByRole('alert')).toHaveTextContent('Another class has this name');
  await user.tab();
  expect(screen.getByRole('textbox', { name: 'Name of the class Grumpy' })).toHaveValue('Grumpy');
  await user.click(press('2. Train'));
  expect(screen.getByText('These classes have no example yet: Happy, Grumpy.')).toBeVisible();
});

test('a project is there again at the next visit, until it is deleted', async () => {
  const first = await show();
  await first.user.click(press('Train with drawings'));
  const name = screen.getByRole('textbox', { name: 'Name of the project' });
  await first.user.clear(name);
  await first.user.type(name, 'Cats and dogs');
  await first.user.click(press('All projects'));
  first.unmount();
  const { user } = await show();
  const project = (await screen.findByText('Cats and dogs')).closest('li') as HTMLElement;
  await user.click(within(project).getByRole('button', { name: 'Delete' }));
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }),
  );
  await expect.poll(() => screen.queryByText('Cats and dogs')).toBeNull();
});
