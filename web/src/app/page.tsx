import { type ComponentType, createContext, lazy, type ReactNode, use } from 'react';
import { type I18n, useI18n } from '../lib/i18n.ts';
import type { RouteName } from '../lib/paths.ts';
import type { Namespace } from '../lib/texts.ts';
import { whilePending } from './pending.ts';

/** A page of the route table. `fetch` brings its code and texts before it is shown. */
export type Page = {
  name: RouteName;
  Component: ComponentType;
  fetch: (i18n: I18n) => Promise<unknown>;
};

/** What to show instead of a page, if anything: on the server some cannot be shown. */
export const PageFallbacks = createContext<(name: RouteName) => ReactNode>(() => undefined);

/**
 * Declares a page. Its code and its texts are fetched together, when it is first visited.
 *
 * @param namespaces the texts it shows, besides `common`
 */
export function page(
  name: RouteName,
  load: () => Promise<ComponentType>,
  namespaces: readonly Namespace[] = [],
): Page {
  let code: Promise<ComponentType> | undefined;
  const fetchCode = () => {
    code ??= whilePending(load());
    return code;
  };
  const Content = lazy(async () => ({ default: await fetchCode() }));
  const fetchTexts = (i18n: I18n) =>
    Promise.allSettled(namespaces.map((namespace) => i18n.load(namespace)));
  function Component() {
    // Begun here, awaited where they are shown.
    void fetchTexts(useI18n());
    return use(PageFallbacks)(name) ?? <Content />;
  }
  async function fetch(i18n: I18n): Promise<void> {
    await Promise.allSettled([fetchTexts(i18n), fetchCode()]);
    // Texts that came to be known with the code of the page; the others are there.
    await fetchTexts(i18n);
  }
  return { name, Component, fetch };
}
