import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { memberKey } from '../../lib/query.ts';
import { useSession } from '../../lib/session.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/state-message.tsx';
import { ModelPage } from './model-page.tsx';
import { readSavedModel, useModels } from './models.api.ts';
import { LogIn } from './visitor-offer.tsx';

/** A model of the member's account, to be tried and put into programs. */
export function OwnModel({ id }: { id: string }) {
  const { t } = useTranslation('ai-lab-account');
  const { signedIn } = useSession();
  const list = useModels();
  const saved = list.data?.find((one) => one.id === id);
  const read = useQuery({
    queryKey: memberKey('model', saved?.model.hash),
    queryFn: () => (saved ? readSavedModel(saved) : null),
    enabled: saved !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!signedIn) {
    return (
      <EmptyState
        heading="h1"
        title={t('models.title')}
        description={t('models.visitor')}
        action={<LogIn />}
      />
    );
  }
  const error = list.error ?? read.error;
  const again = () => void (list.error ? list.refetch() : read.refetch());
  if (error) {
    return <ErrorState heading="h1" title={t('models.unreadable')} error={error} onRetry={again} />;
  }
  if (list.data && !saved) {
    return (
      <EmptyState
        heading="h1"
        title={t('shown.gone')}
        description={t('shown.gone_text')}
        action={<ButtonLink to={paths.aiLab}>{t('shown.back')}</ButtonLink>}
      />
    );
  }
  if (!saved || !read.data) return <Skeleton className="page-width my-10 h-[32rem]" />;
  return <ModelPage title={saved.name} models={[{ name: saved.name, model: read.data }]} />;
}
