import { screen } from '@testing-library/react';
import { Suspense } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { createI18n, I18nContext } from '../lib/i18n.ts';
import { renderPage } from '../test/render.tsx';
import { page } from './page.tsx';
import { PageBoundary } from './page-boundary.tsx';

test('a page that was fetched is shown at once, also where React may not wait', async () => {
  const i18n = createI18n('en');
  const about = page('about', async () => () => <h1>About us</h1>);
  await about.fetch(i18n);
  const container = document.createElement('div');
  const root = createRoot(container);
  const view = (
    <I18nContext value={i18n}>
      <Suspense fallback="Loading">
        <about.Component />
      </Suspense>
    </I18nContext>
  );
  flushSync(() => root.render(view));
  expect(container.textContent).toBe('About us');
  flushSync(() => root.unmount());
});

test('a page whose code cannot be fetched says so, and is not asked for again and again', async () => {
  // React reports what the boundary has caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = vi.fn(() => Promise.reject(new TypeError('no network')));
  const about = page('about', load);
  renderPage(
    <PageBoundary address="/about">
      <Suspense fallback="Loading">
        <about.Component />
      </Suspense>
    </PageBoundary>,
  );
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
});
