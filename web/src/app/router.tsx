import { createBrowserRouter } from 'react-router';
import { FirstLoad } from './first-load.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { RouteError } from './route-error.tsx';
import { available, PAGES } from './routes.tsx';
import { Shell } from './shell.tsx';

/** The routes inside the shell, and the 404 screen for every other address. */
export const routeTable = [
  {
    element: <Shell available={available} />,
    ErrorBoundary: RouteError,
    HydrateFallback: FirstLoad,
    children: [...PAGES.map(({ route }) => route), { path: '*', Component: NotFoundPage }],
  },
];

/** The router of the whole app; it starts fetching the page of the current address at once. */
export function createRouter() {
  return createBrowserRouter(routeTable);
}
