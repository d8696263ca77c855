import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { Badge } from '../../ui/badge.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/state-message.tsx';
import { useHelpSearch } from './use-help-search.ts';

/** Lists the results for the words; without any, shows the way to our team. */
export function HelpResults({ words, fallback }: { words: string; fallback: ReactNode }) {
  const { t } = useTranslation('help');
  const { found, waiting, catalogueFailed } = useHelpSearch(words);
  if (found.length === 0 && waiting) return <Skeleton className="h-40 w-full" />;
  return (
    <section aria-label={t('search')} className="grid gap-4">
      {found.length === 0 ? (
        <EmptyState
          pose="search"
          title={t('nothing', { words })}
          description={t('nothing_text')}
          action={fallback}
        />
      ) : (
        <>
          <p role="status" className="text-muted">
            {t('found', { count: found.length })}
          </p>
          <ul className="grid gap-3">
            {found.map(({ kind, to, title, summary }) => (
              <li
                key={`${kind} ${to} ${title}`}
                className="relative grid gap-1 rounded-card border border-line bg-surface p-4 hover:border-trail"
              >
                <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <Link
                    to={to}
                    className="font-bold text-lg text-trail after:absolute after:inset-0 hover:underline"
                  >
                    {title}
                  </Link>
                  <Badge>{t(`kinds.${kind}`)}</Badge>
                </p>
                {summary && <p className="text-muted">{summary}</p>}
              </li>
            ))}
          </ul>
        </>
      )}
      {catalogueFailed && <p className="text-muted">{t('catalogue_failed')}</p>}
    </section>
  );
}
