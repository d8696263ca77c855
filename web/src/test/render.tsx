import type { Language } from '@codivia/contract/api/language';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, Suspense } from 'react';
import {
  type InitialEntry,
  type Location,
  MemoryRouter,
  type RouteObject,
  useLocation,
  useRoutes,
} from 'react-router';
import { Providers } from '../app/providers.tsx';
import { FakeRunner } from '../code/python/fake-runner.ts';
import { RunnerContext } from '../code/python/runner-context.ts';
import { createI18n } from '../lib/i18n.ts';
import { createQueryClient } from '../lib/query.ts';

type RenderOptions = {
  language?: Language;
  /** The current address. */
  at?: InitialEntry;
  /** The route that shows the page; anything unless the page reads parameters of it. */
  path?: string;
  /** Routes inside the page, where it has an outlet. */
  children?: RouteObject[];
  /** Other routes that the page may lead to. */
  others?: RouteObject[];
};

/** The app's query client without retries: failures show at once. */
function createTestQueryClient() {
  const queryClient = createQueryClient();
  const { queries } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ queries: { ...queries, retry: false } });
  return queryClient;
}

/**
 * Renders a page or component with the providers of the app. `router` has the current location. Python is a fake one,
 * unless the page brings its own: a real one would never arrive, and keep the line for the tests that follow.
 */
export function renderPage(page: ReactNode, options: RenderOptions = {}) {
  const { language = 'en', at = '/', path = '*', children, others = [] } = options;
  const i18n = createI18n(language);
  const runner = new FakeRunner();
  let location: Location;
  function Pages() {
    location = useLocation();
    return useRoutes([{ path, element: page, ...(children ? { children } : {}) }, ...others]);
  }
  const view = render(
    <Providers i18n={i18n} queryClient={createTestQueryClient()}>
      {/* Without transitions a navigation has happened once the event that caused it is over. */}
      <MemoryRouter initialEntries={[at]} useTransitions={false}>
        <Suspense>
          <RunnerContext value={runner}>
            <Pages />
          </RunnerContext>
        </Suspense>
      </MemoryRouter>
    </Providers>,
  );
  const router = {
    get state() {
      return { location };
    },
  };
  return { ...view, router, i18n, user: userEvent.setup() };
}
