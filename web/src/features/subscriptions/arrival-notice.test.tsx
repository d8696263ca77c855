import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mockApi } from '../../test/api.ts';
import { running, signInAs, subscription } from '../../test/factories.ts';
import { renderPage } from '../../test/render.tsx';
import { PaymentReturnNotice } from './payment-return-notice.tsx';

const STATUS = 'GET /stripe/subscription-status';

const open = (language: 'en' | 'fr' = 'en', at = '/dashboard?subscription=success') =>
  renderPage(<PaymentReturnNotice />, { language, at });

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

beforeEach(() => {
  vi.useFakeTimers();
  signInAs();
});

afterEach(() => {
  vi.useRealTimers();
});

it('waits for the confirmation, celebrates, and cleans the address', async () => {
  let now = subscription();
  mockApi({ [STATUS]: () => now });
  const { router } = open('fr');
  await pass(0);
  expect(screen.getByRole('heading')).toHaveTextContent('Merci ! Premium arrive…');
  expect(router.state.location.search).toBe('?subscription=success');
  now = running();
  await pass(3);
  expect(screen.getByRole('heading')).toHaveTextContent('Bienvenue dans Premium ! 🎉');
  expect(screen.getByRole('link', { name: 'Choisir un cours' })).toHaveAttribute(
    'href',
    '/courses',
  );
  expect(router.state.location.search).toBe('');
});

it('stops watching after half a minute, yet notices when the confirmation comes', async () => {
  let now = subscription();
  mockApi({ [STATUS]: () => now });
  const { router } = open();
  await pass(40);
  expect(screen.getByRole('heading')).toHaveTextContent('a little longer than usual');
  expect(screen.getByRole('button', { name: 'Check again' })).toBeVisible();
  expect(router.state.location.search).toBe('');
  now = running();
  await pass(30);
  expect(screen.getByRole('heading')).toHaveTextContent('Welcome to Premium! 🎉');
});

it('says nothing to anybody else', async () => {
  vi.useRealTimers();
  const calls = mockApi({ [STATUS]: () => running() });
  open('en', '/dashboard');
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
