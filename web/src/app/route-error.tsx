import { useRouteError } from 'react-router';
import { ApiError, messageFor } from '../lib/api-error.ts';
import { useLanguage, useTranslation } from '../lib/i18n.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { paths } from './paths.ts';

/** Takes the place of a page that failed, or that could not be fetched. */
export function RouteError() {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const error = useRouteError();
  const description: string =
    error instanceof ApiError
      ? messageFor(error, language)
      : navigator.onLine
        ? t('page_failed')
        : t('offline');
  return (
    <div className="page-width py-16">
      <ErrorState
        heading="h1"
        description={description}
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
