import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { showFailedChanges } from '../lib/failed-changes.ts';
import { type I18n, I18nContext } from '../lib/i18n.ts';
import { Toaster } from '../ui/toaster.tsx';

/** Provides texts, data and toasts to every page. */
export function Providers({
  i18n,
  queryClient,
  children,
}: {
  i18n: I18n;
  queryClient: QueryClient;
  children: ReactNode;
}) {
  useEffect(() => showFailedChanges(queryClient, i18n.language), [queryClient, i18n]);
  return (
    <I18nContext value={i18n}>
      <QueryClientProvider client={queryClient}>
        {children}
        <Toaster />
      </QueryClientProvider>
    </I18nContext>
  );
}
