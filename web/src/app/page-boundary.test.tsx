import { screen } from '@testing-library/react';
import { Link, Outlet, useLocation } from 'react-router';
import { expect, it, vi } from 'vitest';
import { apiErrorOf } from '../lib/api-error.ts';
import { renderPage } from '../test/render.tsx';
import { PageBoundary } from './page-boundary.tsx';

function Failing({ error }: { error: unknown }): never {
  throw error;
}

function Frame() {
  return (
    <>
      <Link to="/good">Elsewhere</Link>
      <PageBoundary address={useLocation().pathname}>
        <Outlet />
      </PageBoundary>
    </>
  );
}

function open(error: unknown) {
  // React reports what the boundary has caught; that is all it may report.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const element = <Failing error={error} />;
  return renderPage(<Frame />, {
    at: '/bad',
    path: '/',
    children: [
      { path: 'bad', element },
      { path: 'good', element: <h1>All is well</h1> },
    ],
  });
}

it('keeps the navigation usable when a page fails', async () => {
  const { user } = open(new Error('broken'));
  expect(screen.getByRole('alert')).toHaveTextContent('Codivia is having a problem.');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to home' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(screen.getByRole('heading', { name: 'All is well' })).toBeVisible();
});

it('says what the server said', () => {
  open(apiErrorOf(503, { detail: { fr: 'Surchargé.', en: 'Overloaded.' } }));
  expect(screen.getByRole('alert')).toHaveTextContent('Overloaded.');
});

it('says when there is no network', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  open(new TypeError('Failed to fetch dynamically imported module'));
  expect(screen.getByRole('alert')).toHaveTextContent('You seem to be offline.');
});
