import { formatDate } from '@codivia/contract/text/format-dates';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { useLoadFailure } from '../kit/failures.ts';
import { LoadingBlock } from '../kit/loading-block.tsx';

/** Shows what was loaded, or that it is loading or could not be loaded. */
export function Loaded<Data>({
  query,
  children,
}: {
  query: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
}) {
  const { t } = useTranslation('admin-insight');
  useLoadFailure(query.isLoadingError, t('load_error'));
  if (query.isLoadingError) {
    return <ErrorState title={t('load_error')} error={query.error} onRetry={query.refetch} />;
  }
  if (query.data === undefined) return <LoadingBlock text={t('loading')} className="h-96" />;
  return children(query.data);
}

type Props = {
  title: string;
  /** The page above this one. */
  back: { to: string; name: string };
  /** When the figures were counted; null while there are none. */
  countedAt: string | null;
  actions?: ReactNode;
  children: ReactNode;
};

/** A page of figures about one thing, with the time when they were counted. */
export function InsightPage({ title, back, countedAt, actions, children }: Props) {
  return (
    <div className="grid grid-cols-1 gap-5">
      <BackLink to={back.to}>{back.name}</BackLink>
      <header className="flex flex-wrap items-end justify-between gap-3">
        <div className="grid gap-1">
          <h2 className="wrap-anywhere text-2xl">{title}</h2>
          <CountedAt at={countedAt} />
        </div>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </header>
      {children}
    </div>
  );
}

/** When figures were counted, and of whom. */
export function CountedAt({ at }: { at: string | null }) {
  const { t, language } = useTranslation('admin-insight');
  if (at === null) return null;
  return (
    <p className="text-muted text-sm">{t('as_of', { at: formatDate(at, language, 'moment') })}</p>
  );
}
