import 'fake-indexeddb/auto';
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../test/render.tsx';
import { PageWorker } from '../training/page-worker.ts';
import { AiLabPage } from './ai-lab-page.tsx';

beforeEach(() => {
  vi.stubGlobal('Worker', PageWorker);
  vi.stubGlobal('scrollTo', () => {});
});

test('each step says what comes next, once that is possible', async () => {
  const { user } = await act(async () => renderPage(<AiLabPage />, { at: '/ailab' }));
  const press = (name: string) => screen.getByRole('button', { name });
  await user.click(press('Train with texts'));
  expect(await screen.findByText(/^Make an example below/)).toBeVisible();
  for (const [name, text] of [
    ['Happy', 'sun'],
    ['Grumpy', 'rain'],
  ] as const) {
    expect(screen.queryByRole('button', { name: 'Go on to training' })).toBeNull();
    await user.type(screen.getByRole('textbox', { name: 'Your text' }), text);
    await user.click(press(name));
  }
  expect(screen.queryByText(/^Make an example below/)).toBeNull();
  expect(screen.getByText(/^You can train already/)).toBeVisible();
  await user.click(press('Go on to training'));
  expect(screen.getByRole('heading', { name: 'Train' })).toHaveFocus();
  await user.click(press('Train'));
  await user.click(await screen.findByRole('button', { name: 'Test it' }));
  await user.type(screen.getByRole('textbox', { name: 'Your text' }), 'snow');
  expect(screen.getByText(/^It knows none of these words/)).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Your text' }), ' and sun');
  expect(screen.queryByText(/^It knows none of these words/)).toBeNull();
  await user.click(press('Use my model'));
  expect(screen.getByRole('heading', { name: 'Use' })).toHaveFocus();
});
