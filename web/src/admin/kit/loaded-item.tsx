import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '../../ui/error-state.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

type Props<Item> = {
  query: UseQueryResult<Item>;
  texts: { loading: string; failed: string };
  children: (item: Item) => ReactNode;
};

/** Shows the editor of an item once the item is loaded, or a button to request it again. */
export function LoadedItem<Item>({ query, texts, children }: Props<Item>) {
  const { data, error, refetch } = query;
  if (data) return children(data);
  if (error) {
    return <ErrorState title={texts.failed} error={error} onRetry={refetch} />;
  }
  return (
    <div role="status" className="grid min-h-60 place-items-center text-trail">
      <Spinner className="size-8" />
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
    </div>
  );
}
