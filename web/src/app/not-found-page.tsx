import { useTranslation } from '../lib/i18n.ts';
import { paths } from '../lib/paths.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { StateMessage } from '../ui/state-message.tsx';

/** The 404 screen. */
export function NotFoundPage() {
  const { t } = useTranslation('shell');
  return (
    <div className="page-width py-16">
      <title>{`${t('not_found.title')} · Codivia`}</title>
      <meta name="robots" content="noindex" />
      <p className="text-center font-display text-7xl font-extrabold text-trail">404</p>
      <StateMessage
        heading="h1"
        pose="lost"
        title={t('not_found.title')}
        description={t('not_found.description')}
        action={
          <>
            <ButtonLink to={paths.home}>{t('not_found.home')}</ButtonLink>
            <ButtonLink variant="secondary" to={paths.help}>
              {t('links.help')}
            </ButtonLink>
          </>
        }
      />
    </div>
  );
}
