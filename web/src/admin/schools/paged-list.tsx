import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Pager } from '../../ui/pager.tsx';
import { EmptyState } from '../../ui/state-message.tsx';
import { useLoadFailure } from '../kit/failures.ts';
import { LoadingBlock } from '../kit/loading-block.tsx';
import { PAGE_ROWS, useSchoolsView, type View } from './schools-view.ts';

type Props<Row> = {
  list: View;
  /** The page of the list, and whether the search or the filter leaves some out. */
  page: number;
  isNarrowed: boolean;
  query: {
    data: { rows: Row[]; total: number } | undefined;
    error: unknown;
    isLoadingError: boolean;
    refetch: () => unknown;
  };
  children: (rows: Row[]) => ReactNode;
};

/** One page of a list of this section: how many there are, the rows, and the ways to the other pages. */
export function PagedList<Row>({ list, page, isNarrowed, query, children }: Props<Row>) {
  const { t } = useTranslation('admin-schools');
  const { look } = useSchoolsView();
  const { data, error, isLoadingError, refetch } = query;
  useLoadFailure(isLoadingError, t(`${list}.failed`));
  if (isLoadingError) {
    return <ErrorState title={t(`${list}.failed`)} error={error} onRetry={refetch} />;
  }
  if (!data) return <LoadingBlock text={t(`${list}.loading`)} className="h-64" />;
  return (
    <>
      <p role="status" className="text-muted">
        {t(`${list}.found`, { count: data.total })}
      </p>
      {data.rows.length === 0 ? (
        <EmptyState
          title={t(`${list}.none`)}
          description={t(`${list}.none_text`)}
          action={
            (isNarrowed || page > 1) && (
              <Button variant="secondary" onClick={() => look({ view: list })}>
                {t('reset')}
              </Button>
            )
          }
        />
      ) : (
        children(data.rows)
      )}
      <Pager
        page={page}
        total={data.total}
        rows={PAGE_ROWS}
        onTurn={(turned) => look({ page: turned })}
      />
    </>
  );
}
