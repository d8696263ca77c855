import { hasAllOfPremium, type Member } from '@codivia/contract/api/accounts';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { OpenPage } from '../../training/gallery/open-page.tsx';
import { PublishForm } from '../../training/gallery/publish-form.tsx';
import { useOwnPublished } from '../../training/gallery/published-projects.api.ts';
import { ReviewNotice } from '../../training/gallery/review-notice.tsx';
import { useProjects } from '../../training/projects/projects.api.ts';
import { ThumbnailPart } from '../../training/thumbnails/thumbnail-part.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { UnlessClosed } from '../../ui/permissions/closed-notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/state-message.tsx';
import { useMembersOnly } from '../dashboard/use-members-only.ts';

function Contents({ user, projectId }: { user: Member; projectId: string }) {
  const { t } = useTranslation('gallery');
  const projects = useProjects();
  const own = useOwnPublished();
  const [fresh, setFresh] = useState('');
  const failed = [projects, own].find(({ isLoadingError }) => isLoadingError);
  if (failed) {
    return <ErrorState title={t('publish.failed')} error={failed.error} onRetry={failed.refetch} />;
  }
  if (!projects.data || !own.data) return <Skeleton className="h-96" />;
  const project = projects.data.find(({ id }) => id === projectId);
  const published = own.data.find(({ project_id }) => project_id === projectId);
  if (!project) {
    return (
      <EmptyState
        pose="lost"
        title={t('publish.missing')}
        description={t('publish.missing_text')}
        action={<ButtonLink to={paths.dashboard}>{t('publish.dashboard')}</ButtonLink>}
      />
    );
  }
  return (
    <>
      {published && <ReviewNotice published={published} />}
      {published && (
        <OpenPage published={published} older={published.revision !== project.revision} />
      )}
      {published && (
        <ThumbnailPart
          key={`picture ${published.updated_at}`}
          published={published}
          fresh={published.updated_at === fresh}
          premium={hasAllOfPremium(user)}
        />
      )}
      <UnlessClosed right="publish">
        {hasAllOfPremium(user) ? (
          <PublishForm
            key={published?.updated_at}
            project={project}
            published={published}
            onPublished={(stored) => setFresh(stored.updated_at)}
          />
        ) : (
          <EmptyState
            pose="point"
            title={t('publish.premium')}
            description={t('publish.premium_text')}
            action={
              <ButtonLink variant="joy" to={paths.offer}>
                {t('publish.premium_action')}
              </ButtonLink>
            }
          />
        )}
      </UnlessClosed>
    </>
  );
}

/** The page on which a member publishes one of their projects, and closes its page again. */
export function PublishPage() {
  const { t } = useTranslation('gallery');
  const user = useMembersOnly();
  const { projectId = '' } = useParams();
  return (
    <>
      <PageTitle title={t('publish.page_title')} />
      {user && (
        <div className="page-width grid grid-cols-1 gap-8 py-8 sm:py-12">
          <BackLink to={paths.dashboard}>{t('publish.dashboard')}</BackLink>
          <PageHeader title={t('publish.page_title')} intro={t('publish.intro')} />
          <Contents key={projectId} user={user} projectId={projectId} />
        </div>
      )}
    </>
  );
}
