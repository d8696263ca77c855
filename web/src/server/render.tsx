import { CAREER_IDS } from '@codivia/contract/api/careers';
import { HELP_ARTICLE_IDS } from '@codivia/contract/api/help-articles';
import type { Language } from '@codivia/contract/api/language';
import { prerender } from 'react-dom/static';
import { generatePath, matchPath, StaticRouter } from 'react-router';
import { AppRoot } from '../app/app-root.tsx';
import { PageFallbacks } from '../app/page.tsx';
import type { PageData } from '../app/rendered.ts';
import { PAGE_ROUTES, PAGES } from '../app/routes.tsx';
import { fetchFirstPage } from '../app/routing.tsx';
import { isNotFound } from '../lib/api-error.ts';
import { createI18n, type I18n } from '../lib/i18n.ts';
import type { RouteName } from '../lib/paths.ts';
import { paths, ROUTES } from '../lib/paths.ts';
import { createQueryClient } from '../lib/query.ts';
import { siteConfig } from '../lib/site-config.ts';
import { socialHead, splitHead } from './head.ts';
import { NoScriptFallback } from './no-script-fallback.tsx';
import { SERVER_ROUTES } from './server-routes.ts';
import { structuredData } from './structured-data.ts';

export { setFetch } from '../lib/http.ts';

export interface PageRequest {
  /** The address, without query. */
  pathname: string;
  language: Language;
  /** Tells whether the address itself names the language. */
  named: boolean;
}

/** A page as every reader sees it who is not signed in. */
export interface Rendered {
  status: 200 | 404;
  /** For the head of the document: title, description, and the data that other sites show of the page. */
  head: string;
  body: string;
  data: PageData;
  /**
   * Tells whether the page takes this over when its code has come. Otherwise it is for those without scripts: with
   * scripts the page depends on who looks at it, or on what their browser keeps.
   */
  hydrated: boolean;
}

/** Maximum time for rendering a page, in milliseconds. */
const TIMEOUT_MS = 5000;

/** Returns the addresses of pages that search engines should know; those of courses come from the server. */
export function indexablePaths(): string[] {
  const plain = PAGES.filter(({ name }) => PAGE_ROUTES[name].mode !== 'private')
    .map(({ name }) => ROUTES[name])
    .filter((path) => !path.includes(':'));
  return [...plain, ...CAREER_IDS.map(paths.career), ...HELP_ARTICLE_IDS.map(paths.helpArticle)];
}

interface FoundPage {
  name: RouteName;
  params: Readonly<Record<string, string | undefined>>;
  /** The one spelling under which the page is kept: routes ignore case and a slash at the end. */
  pathname: string;
}

/** The page that `pathname` leads to, if there is one. */
function pageAt(pathname: string): FoundPage | undefined {
  for (const { name } of PAGES) {
    const match = matchPath(ROUTES[name] as string, pathname);
    if (!match) continue;
    const { params } = match;
    return { name, params, pathname: generatePath(ROUTES[name] as string, params) };
  }
  return undefined;
}

/** Nobody waits for retries here, and a failure that is known is shown instead of repeated. */
function createPageClient() {
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({ queries: { retry: false, retryOnMount: false } });
  return queryClient;
}

type PageClient = ReturnType<typeof createPageClient>;

function dataOf(queryClient: PageClient): PageData {
  return queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }) => [queryKey, state.data]);
}

/** Fetches the data that the page shows; false when its subject does not exist. Fails when the API does. */
async function fetchData(
  { name, params }: FoundPage,
  queryClient: PageClient,
  language: Language,
): Promise<boolean> {
  try {
    await SERVER_ROUTES[name]?.data?.({ queryClient, language, params });
    return true;
  } catch (error) {
    if (isNotFound(error)) return false;
    throw error;
  }
}

function fallbackFor(name: RouteName) {
  const { fallback, Readable } = SERVER_ROUTES[name] ?? {};
  if (Readable) return <Readable />;
  return fallback && <NoScriptFallback name={fallback} />;
}

/** Renders the whole app as HTML, once everything in it that was waited for has come. */
async function renderHtml(pathname: string, i18n: I18n, queryClient: PageClient): Promise<string> {
  let failure: unknown;
  const { prelude } = await prerender(
    <PageFallbacks value={fallbackFor}>
      <AppRoot i18n={i18n} queryClient={queryClient}>
        {(routing) => <StaticRouter location={pathname}>{routing}</StaticRouter>}
      </AppRoot>
    </PageFallbacks>,
    // Parts that were waited for are in their place; no script of React's moves them there.
    {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      onError: (error) => {
        failure = error;
      },
    },
  );
  const html = await new Response(prelude).text();
  if (failure) throw failure;
  return html;
}

/** A page that was looked up, and can be rendered. */
export interface OpenedPage {
  status: 200 | 404;
  /**
   * The key under which the page is kept. Pages that do not exist have one key for each kind of page, so that they are
   * rendered once and not for every address that leads nowhere.
   */
  key: string;
  /** The address that the page is rendered for. */
  pathname: string;
  /** Renders the page as text, with all its data. Fails when the API does, or when the page cannot be shown. */
  render(picture: string): Promise<Rendered>;
}

const NOINDEX = '<meta name="robots" content="noindex"/>';

/** Stands for the parameters of addresses that lead nowhere. */
const NOTHING = '-';

/** The same kind of page with nothing in its parameters. */
function emptyPage({ name, params }: FoundPage): FoundPage {
  const nothing = Object.fromEntries(Object.keys(params).map((key) => [key, NOTHING]));
  return { name, params: nothing, pathname: generatePath(ROUTES[name] as string, nothing) };
}

/**
 * Looks up the page of an address, without rendering it yet. Before, the caller must have set by `setFetch` how the API
 * is reached. Fails when the API does.
 */
export async function open({
  pathname: address,
  language,
  named,
}: PageRequest): Promise<OpenedPage> {
  const matched = pageAt(address);
  const queryClient = createPageClient();
  const exists = matched !== undefined && (await fetchData(matched, queryClient, language));
  const page = matched && !exists ? emptyPage(matched) : matched;
  const pathname = page?.pathname ?? `/${NOTHING}`;
  const status = exists ? 200 : 404;

  async function render(picture: string): Promise<Rendered> {
    const i18n = createI18n(language);
    await Promise.all([
      queryClient.prefetchQuery(siteConfig),
      fetchFirstPage(i18n, pathname),
      // A page explains its failure by the result of the call for its own parameters.
      !exists && page && fetchData(page, queryClient, language),
    ]);
    const { head: own, body } = splitHead(await renderHtml(pathname, i18n, queryClient));
    const head = exists || own.includes(NOINDEX) ? own : own + NOINDEX;
    const hydrated = page === undefined || (exists && PAGE_ROUTES[page.name].mode === 'hydrate');
    const isReadable = page !== undefined && SERVER_ROUTES[page.name]?.Readable !== undefined;
    const publicUrl = queryClient.getQueryData(siteConfig.queryKey)?.public_url ?? '';
    const placed = { pathname, language, named, picture, publicUrl };
    const shown = { ...placed, i18n, queryClient, params: page?.params ?? {} };
    const things = (exists && page && SERVER_ROUTES[page.name]?.things?.(shown)) || [];
    return {
      status,
      head: `${socialHead(head, placed)}\n    ${structuredData(things)}`,
      body,
      data: hydrated || isReadable ? dataOf(queryClient) : [],
      hydrated,
    };
  }

  const params = page?.params ?? {};
  const version = page && SERVER_ROUTES[page.name]?.version?.({ queryClient, language, params });
  const key = version === undefined ? pathname : `${pathname} ${version}`;
  return { status, key: exists ? key : `missing ${page?.name ?? ''}`, pathname, render };
}
