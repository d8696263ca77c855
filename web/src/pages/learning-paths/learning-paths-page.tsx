import { useLearningPaths } from '../../features/learning-paths/learning-paths.api.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { ServerHtml, useChanged } from '../../ui/server-html.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/state-message.tsx';
import { PathCard } from './path-card.tsx';

const GRID = 'grid gap-6 sm:grid-cols-2 lg:grid-cols-3';
/** Maximum number of cards in a row: the first ones that the page shows. */
const FIRST_ROW = 3;

function Waiting() {
  const { t } = useTranslation('common');
  return (
    <div role="status" className={GRID}>
      <span className="sr-only">{t('loading')}</span>
      {[1, 2, 3].map((place) => (
        <Skeleton key={place} className="h-120 rounded-card" />
      ))}
    </div>
  );
}

function PathGrid() {
  const { t } = useTranslation('learning-paths');
  const { data, isLoadingError, error, refetch } = useLearningPaths();
  const changed = useChanged([data]);
  if (isLoadingError) return <ErrorState error={error} onRetry={refetch} />;
  if (!data) return <Waiting />;
  if (data.length === 0) return <EmptyState pose="search" title={t('none')} />;
  return (
    <ServerHtml as="ul" className={GRID} changed={changed}>
      {data.map((path, at) => (
        <PathCard key={path.id} path={path} inFirstView={at < FIRST_ROW} />
      ))}
    </ServerHtml>
  );
}

/** The paths, side by side. */
export function LearningPathsPage() {
  const { t } = useTranslation('learning-paths');
  return (
    <div className="page-width grid gap-10 py-10 sm:py-14">
      <PageTitle title={t('title')} description={t('description')} />
      <PageHeader title={t('title')} intro={t('intro')} />
      <PathGrid />
      <ButtonLink to={paths.courses} variant="secondary" className="justify-self-start">
        {t('all_courses')}
      </ButtonLink>
    </div>
  );
}
