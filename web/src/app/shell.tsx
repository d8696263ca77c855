import { Outlet, ScrollRestoration } from 'react-router';
import type { RouteName } from './paths.ts';

/** What stands around every page. */
export function Shell({ available: _available }: { available: ReadonlySet<RouteName> }) {
  return (
    <>
      <main id="content">
        <Outlet />
      </main>
      <ScrollRestoration />
    </>
  );
}
