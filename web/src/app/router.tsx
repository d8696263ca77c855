import { createBrowserRouter, type RouteObject } from 'react-router';
import type { I18n } from '../lib/i18n.ts';
import { FirstLoad } from './first-load.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { RouteError } from './route-error.tsx';
import { available, PAGES } from './routes.tsx';
import { Shell } from './shell.tsx';

/** The pages inside the shell, and the 404 screen for every other address. */
export function routeTable(i18n: I18n): RouteObject[] {
  return [
    {
      element: <Shell available={available} />,
      ErrorBoundary: RouteError,
      HydrateFallback: FirstLoad,
      children: [...PAGES.map(({ route }) => route(i18n)), { path: '*', Component: NotFoundPage }],
    },
  ];
}

/** The router of the whole app; it starts fetching the page of the current address at once. */
export function createRouter(i18n: I18n) {
  return createBrowserRouter(routeTable(i18n));
}
