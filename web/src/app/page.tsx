import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import type { I18n } from '../lib/i18n.ts';
import type { Namespace } from '../lib/texts.ts';
import { ROUTES, type RouteName } from './paths.ts';
import { RouteError } from './route-error.tsx';

/** A page of the route table: its name, and the route that fetches it when it is first visited. */
export type Page = { name: RouteName; route: (i18n: I18n) => RouteObject };

/**
 * Declares a page. Its code and its texts come together, when it is first visited.
 *
 * @param namespaces the texts it shows, besides `common`
 */
export function page(
  name: RouteName,
  load: () => Promise<ComponentType>,
  namespaces: readonly Namespace[] = [],
): Page {
  const fetchPage = async (i18n: I18n) => {
    const texts = namespaces.map((namespace) => i18n.load(namespace));
    const [Component] = await Promise.all([load(), ...texts]);
    return { Component };
  };
  return {
    name,
    route: (i18n) => ({
      path: ROUTES[name],
      lazy: () => fetchPage(i18n),
      ErrorBoundary: RouteError,
    }),
  };
}
