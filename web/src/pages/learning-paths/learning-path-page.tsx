import { useParams } from 'react-router';
import { useLearningPath } from '../../features/learning-paths/learning-paths.api.ts';
import { isNotFound } from '../../lib/api-error.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { NotFound } from '../../ui/state-message.tsx';
import { PathView } from './path-view.tsx';

function BackToPaths() {
  const { t } = useTranslation('learning-paths');
  return (
    <ButtonLink to={paths.learningPaths} variant="secondary">
      {t('back')}
    </ButtonLink>
  );
}

/** Says that there is no such path. */
function NoPath() {
  const { t } = useTranslation('learning-paths');
  return (
    <NotFound
      title={t('not_found.title')}
      text={t('not_found.description')}
      to={paths.learningPaths}
      back={t('back')}
    />
  );
}

function Waiting() {
  const { t } = useTranslation('common');
  return (
    <div role="status" className="grid gap-10">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-80 rounded-card" />
      <Skeleton className="h-120 rounded-card" />
    </div>
  );
}

/** The page of one path. */
export function LearningPathPage() {
  const { pathId = '' } = useParams();
  const path = useLearningPath(pathId);
  return (
    <div className="page-width py-10 sm:py-14">
      {path.data ? (
        <PathView path={path.data} />
      ) : path.isPending ? (
        <Waiting />
      ) : isNotFound(path.error) ? (
        <NoPath />
      ) : (
        <ErrorState
          heading="h1"
          error={path.error}
          onRetry={path.refetch}
          action={<BackToPaths />}
        />
      )}
    </div>
  );
}
