import { CAREER_IDS } from '@codivia/contract/careers';
import type { Language } from '@codivia/contract/language';
import { prerender } from 'react-dom/static';
import { matchPath, StaticRouter } from 'react-router';
import { StandIns } from '../app/page.tsx';
import type { RouteName } from '../app/paths.ts';
import { paths, ROUTES } from '../app/paths.ts';
import type { PageData } from '../app/rendered.ts';
import { PAGES } from '../app/routes.tsx';
import { fetchFirstPage } from '../app/routing.tsx';
import { WholeApp } from '../app/whole-app.tsx';
import { ApiError } from '../lib/api-error.ts';
import { createI18n, type I18n } from '../lib/i18n.ts';
import { createQueryClient } from '../lib/query.ts';
import { siteConfig } from '../lib/site-config.ts';
import { socialHead, splitHead } from './head.ts';
import { PAGE_DATA } from './page-data.ts';
import { standInFor } from './stand-in.tsx';
import { structuredData } from './structured-data.ts';

export { travelBy } from '../lib/http.ts';

export interface Asked {
  /** The address, without query. */
  pathname: string;
  language: Language;
  /** Whether the address itself names the language. */
  named: boolean;
  /** Address of the picture that stands for the page on other sites. */
  picture: string;
}

/** A page as anyone sees who is not signed in. */
export interface Rendered {
  status: 200 | 404;
  /** For the head of the document: title, description, and what other sites show of the page. */
  head: string;
  body: string;
  data: PageData;
  /**
   * Whether the page takes this over when its code has come. Otherwise it is for those without
   * scripts: with scripts the page depends on who looks at it, or on what their browser keeps.
   */
  lasting: boolean;
}

/** How long a page may take, in milliseconds. */
const PATIENCE = 5000;

/** Pages that begin alike for everyone. */
const LASTING: ReadonlySet<RouteName> = new Set([
  'home',
  'courses',
  'course',
  'aiTeacher',
  'careers',
  'career',
  'blog',
  'about',
  'partners',
  'mentors',
  'privacy',
  'legal',
  'accessibility',
  'examples',
] satisfies RouteName[]);

/** The rooms depend on what the browser keeps, but anyone may find them. */
const ROOMS: ReadonlySet<RouteName> = new Set([
  'playground',
  'webTraining',
  'gameTraining',
] satisfies RouteName[]);

/** The addresses of pages that search engines should know; courses are for the server to say. */
export function findablePaths(): string[] {
  const plain = PAGES.filter(({ name }) => LASTING.has(name) || ROOMS.has(name))
    .map(({ name }) => ROUTES[name])
    .filter((path) => !path.includes(':'));
  return [...plain, ...CAREER_IDS.map(paths.career)];
}

/** The page that `pathname` leads to, if there is one. */
function pageAt(pathname: string) {
  for (const { name } of PAGES) {
    const match = matchPath(ROUTES[name], pathname);
    if (match) return { name, params: match.params };
  }
  return undefined;
}

/** Nobody waits for retries here, and a failure that is known is shown instead of asked for again. */
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

async function fetchData(
  page: ReturnType<typeof pageAt>,
  queryClient: PageClient,
  language: Language,
): Promise<200 | 404> {
  await queryClient.prefetchQuery(siteConfig);
  if (!page) return 404;
  try {
    await PAGE_DATA[page.name]?.({ queryClient, language, params: page.params });
    return 200;
  } catch (error) {
    if (error instanceof ApiError && [400, 404].includes(error.status)) return 404;
    throw error;
  }
}

/** The whole app as HTML, once everything in it that was waited for has come. */
async function renderHtml(pathname: string, i18n: I18n, queryClient: PageClient): Promise<string> {
  let failure: unknown;
  const { prelude } = await prerender(
    <StandIns value={standInFor}>
      <WholeApp i18n={i18n} queryClient={queryClient}>
        {(routing) => <StaticRouter location={pathname}>{routing}</StaticRouter>}
      </WholeApp>
    </StandIns>,
    // Parts that were waited for stand in their place; no script of React's moves them there.
    {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      signal: AbortSignal.timeout(PATIENCE),
      onError: (error) => {
        failure = error;
      },
    },
  );
  const html = await new Response(prelude).text();
  if (failure) throw failure;
  return html;
}

/**
 * Renders a page as text, with all it shows. Whoever calls it has told `travelBy` how the API is
 * reached. Fails when the API does, or when a page cannot be shown.
 */
export async function render(asked: Asked): Promise<Rendered> {
  const { pathname, language } = asked;
  const i18n = createI18n(language);
  const queryClient = createPageClient();
  const page = pageAt(pathname);
  const [status] = await Promise.all([
    fetchData(page, queryClient, language),
    fetchFirstPage(i18n, pathname),
  ]);
  const { head, body } = splitHead(await renderHtml(pathname, i18n, queryClient));
  const lasting = page === undefined || (status === 200 && LASTING.has(page.name));
  const publicUrl = queryClient.getQueryData(siteConfig.queryKey)?.public_url ?? '';
  const shown = { ...asked, i18n, queryClient, params: page?.params ?? {}, publicUrl };
  const things = page && status === 200 ? structuredData(page.name, shown) : '';
  return {
    status,
    head: `${socialHead(head, shown)}\n    ${things}`,
    body,
    data: lasting ? dataOf(queryClient) : [],
    lasting,
  };
}
