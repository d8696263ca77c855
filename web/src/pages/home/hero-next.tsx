import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';

/** The way on from the card; once its program has run well, with praise. */
export function HeroNext({ works }: { works: boolean }) {
  const { t } = useTranslation('hero');
  return (
    <div className="flex min-h-13 flex-wrap items-center justify-between gap-x-4 gap-y-2 font-sans text-base">
      <p role="status" className={works ? 'font-bold text-trail' : 'text-muted'}>
        {t(works ? 'code.works' : 'code.next')}
      </p>
      <ButtonLink to={paths.trialLesson} variant={works ? 'joy' : 'secondary'}>
        {t('code.continue')}
      </ButtonLink>
    </div>
  );
}
