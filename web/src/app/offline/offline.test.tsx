import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../test/render.tsx';
import { FakeWorker, fakeServiceWorkers } from './fake-service-workers.ts';
import { Offline } from './offline.tsx';

let browser: ReturnType<typeof fakeServiceWorkers>;
beforeEach(() => {
  browser = fakeServiceWorkers();
  vi.stubEnv('PROD', true);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

/** Opens a page, and waits until rooms are kept. */
async function visit(at: string, language: 'en' | 'fr' = 'en') {
  const view = renderPage(<Offline />, { at, language });
  await act(() => vi.advanceTimersByTimeAsync(3000));
  return view;
}

test.each([
  ['/playground', 'python'],
  ['/webtraining', 'web'],
  ['/gametraining', 'game'],
  ['/ailab', 'ai-lab'],
])('%s is kept once the page has had time to build up', async (at, room) => {
  await visit(at);
  await vi.waitFor(() =>
    expect(browser.registration.active?.received).toContainEqual({ type: 'keep', room }),
  );
});

test('nothing is kept for who visits no room', async () => {
  await visit('/');
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(browser.registered).toEqual([]);
});

test.each([
  ['en', 'A new version of Codivia is ready. Your code stays as it is.', 'Later', 'Reload'],
  ['fr', /^Une nouvelle version de Codivia est prête\. /, 'Plus tard', 'Recharger'],
] as const)('a new version is told on any page, and can wait (%s)', async (...row) => {
  const [language, text, later, reload] = row;
  browser.controller = browser.registration.active;
  const newer = new FakeWorker('/assets/newer.js');
  browser.registration.waiting = newer;
  const { user } = await visit('/', language);
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(text);
  expect(newer.received).toEqual([{ type: 'entry' }]);
  await user.click(screen.getByRole('button', { name: reload }));
  expect(newer.received).toContainEqual({ type: 'activate' });
  await user.click(screen.getByRole('button', { name: later }));
  expect(screen.queryByText(text)).toBeNull();
  expect(browser.registered).toEqual([]);
});
