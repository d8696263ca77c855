import { type ComponentType, createContext, type ReactNode, use } from 'react';
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

/** The names of the texts of a page, or the way to fetch them. */
export type PageTexts = readonly Namespace[] | (() => Promise<readonly Namespace[]>);

/** The content shown instead of a page, if any: on the server some pages cannot be shown. */
export const PageFallbacks = createContext<(name: RouteName) => ReactNode>(() => undefined);

/**
 * Declares a page. Its code and its texts are fetched together, when it is first visited.
 *
 * @param namespaces the texts it shows, besides `common`
 */
export function page(
  name: RouteName,
  load: () => Promise<ComponentType>,
  namespaces: PageTexts = [],
): Page {
  let code: Promise<void> | undefined;
  let Loaded: ComponentType | undefined;
  let failure: unknown;
  const fetchCode = () => {
    code ??= whilePending(load()).then(
      (loaded) => {
        Loaded = loaded;
      },
      (error) => {
        failure = error;
        throw error;
      },
    );
    return code;
  };
  /** Unlike `lazy`, it shows code that is there at once: `lazy` waits a moment even then, and the page would be hidden. */
  function Content() {
    if (Loaded) return <Loaded />;
    // A component may not report, while it is rendered, that something is pending.
    throw failure ?? code ?? Promise.resolve().then(fetchCode);
  }
  async function fetchTexts(i18n: I18n): Promise<void> {
    const names = typeof namespaces === 'function' ? await namespaces() : namespaces;
    await Promise.allSettled(names.map((namespace) => i18n.load(namespace)));
  }
  function Component() {
    // Started here, awaited where they are shown.
    void fetchTexts(useI18n());
    return use(PageFallbacks)(name) ?? <Content />;
  }
  async function fetch(i18n: I18n): Promise<void> {
    await Promise.allSettled([fetchTexts(i18n), fetchCode()]);
    // Fetches texts that were registered by the code of the page; the others are there already.
    await fetchTexts(i18n);
  }
  return { name, Component, fetch };
}
