import { Suspense } from 'react';
import { matchPath, type RouteObject, useRoutes } from 'react-router';
import type { I18n } from '../lib/i18n.ts';
import { ROUTES } from '../lib/paths.ts';
import { FirstLoad } from './first-load.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { PAGES } from './routes.tsx';
import { Shell } from './shell.tsx';

/** The pages inside the shell, and the 404 screen for every other address. */
const ROUTE_TABLE: RouteObject[] = [
  {
    element: <Shell />,
    children: [
      ...PAGES.map(({ name, Component }) => ({ path: ROUTES[name], element: <Component /> })),
      { path: '*', element: <NotFoundPage /> },
    ],
  },
];

function MatchedRoute() {
  return useRoutes(ROUTE_TABLE);
}

/**
 * The whole app, at the address of the router around it. All of it is within the boundary: what is outside
 * is hydrated without a pause, what is inside in short steps.
 */
export function Routing() {
  return (
    <Suspense fallback={<FirstLoad />}>
      <MatchedRoute />
    </Suspense>
  );
}

/** Fetches what the first page needs, all at once; resolves when it is here or cannot come. */
export async function fetchFirstPage(i18n: I18n, pathname: string): Promise<void> {
  const page = PAGES.find(({ name }) => matchPath(ROUTES[name], pathname));
  await Promise.allSettled([i18n.load('common'), i18n.load('shell'), page?.fetch(i18n)]);
}
