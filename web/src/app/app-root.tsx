import type { QueryClient } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';
import type { I18n } from '../lib/i18n.ts';
import { Providers } from './providers.tsx';
import { Routing } from './routing.tsx';

type Props = {
  i18n: I18n;
  queryClient: QueryClient;
  /** Puts the router around the pages: another one in the browser than on the server. */
  children: (routing: ReactNode) => ReactNode;
};

/** The same elements on the server and in the browser, which continues where the server ended. */
export function AppRoot({ i18n, queryClient, children }: Props) {
  return (
    <StrictMode>
      <Providers i18n={i18n} queryClient={queryClient}>
        {children(<Routing />)}
      </Providers>
    </StrictMode>
  );
}
