import type { Language } from '@codivia/contract/language';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { Providers } from '../app/providers.tsx';
import { createI18n } from '../lib/i18n.ts';
import { createQueryClient } from '../lib/query.ts';

type Surroundings = {
  language?: Language;
  /** Where the browser is. */
  at?: string;
  /** The route that shows the page; anything unless the page reads parameters of it. */
  path?: string;
  /** Other routes that the page may lead to. */
  others?: RouteObject[];
};

/** A data policy without waiting: failures show at once. */
function impatientQueryClient() {
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({
    queries: { ...queryClient.getDefaultOptions().queries, retry: false },
  });
  return queryClient;
}

/** Shows a page or component in the app's surroundings. `router` tells where it has led. */
export function renderPage(page: ReactNode, surroundings: Surroundings = {}) {
  const { language = 'en', at = '/', path = '*', others = [] } = surroundings;
  const router = createMemoryRouter([{ path, element: page }, ...others], { initialEntries: [at] });
  const i18n = createI18n(language);
  const view = render(
    <Providers i18n={i18n} queryClient={impatientQueryClient()}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return { ...view, router, i18n, user: userEvent.setup() };
}
