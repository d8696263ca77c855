import { useParams } from 'react-router';
import { ApiError, isNotFound } from '../../lib/api-error.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { usePublishedProject } from '../../training/gallery/published-projects.api.ts';
import { PublishedView } from '../../training/gallery/published-view.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/state-message.tsx';

function Contents({ id }: { id: string }) {
  const { t, language } = useTranslation('gallery');
  const { data, error, refetch } = usePublishedProject(id);
  if (isNotFound(error)) {
    const isRemoved = error instanceof ApiError && error.code === 'shared_link_removed';
    return (
      <EmptyState
        heading="h1"
        pose="lost"
        title={t(isRemoved ? 'project.removed' : 'project.missing')}
        description={t(isRemoved ? 'project.removed_text' : 'project.missing_text')}
        action={<ButtonLink to={paths.home}>{t('project.home')}</ButtonLink>}
      />
    );
  }
  if (data) {
    return (
      <>
        <PageTitle title={data.team?.title[language] ?? data.title} />
        <PublishedView project={data} />
      </>
    );
  }
  if (error) {
    return <ErrorState heading="h1" title={t('project.failed')} error={error} onRetry={refetch} />;
  }
  return <Skeleton className="h-[32rem]" />;
}

/** A project that its author shows to anyone who has the address; no search engine may list it. */
export function PublishedProjectPage() {
  const { t } = useTranslation('gallery');
  const { publishedId = '' } = useParams();
  return (
    <div className="page-width py-8 sm:py-12">
      <PageTitle title={t('project.page_title')} />
      <meta name="robots" content="noindex" />
      <Contents key={publishedId} id={publishedId} />
    </div>
  );
}
