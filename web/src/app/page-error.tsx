import { useTranslation } from '../lib/i18n.ts';
import { paths } from '../lib/paths.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { ErrorState } from '../ui/error-state.tsx';

/** Takes the place of a page that failed, or that could not be fetched. */
export function PageError({ error }: { error: unknown }) {
  const { t } = useTranslation('shell');
  return (
    <div className="page-width py-16">
      <ErrorState
        heading="h1"
        error={error}
        description={navigator.onLine ? undefined : t('offline')}
        onRetry={() => window.location.reload()}
        action={
          <ButtonLink variant="secondary" to={paths.home}>
            {t('not_found.home')}
          </ButtonLink>
        }
      />
    </div>
  );
}
