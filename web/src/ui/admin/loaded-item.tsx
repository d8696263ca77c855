import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '../error-state.tsx';
import { Spinner } from '../spinner.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';

type Props<Item> = {
  query: UseQueryResult<Item>;
  texts: { loading: string; failed: string };
  children: (item: Item) => ReactNode;
};

/** What an item is edited in, once the item has come, or the way to ask for it again. */
export function LoadedItem<Item>({ query, texts, children }: Props<Item>) {
  const { data, isError, refetch } = query;
  if (isError) return <ErrorState title={texts.failed} onRetry={() => void refetch()} />;
  if (data) return children(data);
  return (
    <div role="status" className="grid min-h-60 place-items-center text-trail">
      <Spinner className="size-8" />
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
    </div>
  );
}
