import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { loadTexts } from '../lib/i18n.ts';
import type { Namespace } from '../lib/texts.ts';
import { ROUTES, type RouteName } from './paths.ts';
import { RouteError } from './route-error.tsx';

/** A page of the route table: its name, and the route that fetches it when it is first visited. */
export type Page = { name: RouteName; route: RouteObject };

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
  const lazy = async () => {
    const [Component] = await Promise.all([load(), loadTexts(namespaces)]);
    return { Component };
  };
  return { name, route: { path: ROUTES[name], lazy, ErrorBoundary: RouteError } };
}
