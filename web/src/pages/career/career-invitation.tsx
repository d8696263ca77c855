import { paths } from '../../app/paths.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { ButtonLink } from '../../ui/button-link.tsx';

/** The way from reading to doing. */
export function CareerInvitation() {
  const { t } = useTranslation('careers');
  return (
    <section className="grid justify-items-center gap-4 rounded-[2rem] bg-panel p-8 text-center text-on-panel sm:p-12">
      <h2 className="text-3xl">{t('invitation.title')}</h2>
      <p className="max-w-xl text-lg">{t('invitation.text')}</p>
      <div className="mt-2 flex flex-wrap justify-center gap-4">
        <ButtonLink to={paths.courses} variant="joy" size="lg">
          {t('invitation.courses')}
        </ButtonLink>
        <ButtonLink to={paths.register} variant="secondary" size="lg">
          {t('invitation.register')}
        </ButtonLink>
      </div>
    </section>
  );
}
