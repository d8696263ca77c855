import type { ConsentQuestion } from '@codivia/contract/api/family';
import { formatDate } from '@codivia/contract/text/format-dates';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';

const KEPT = ['account', 'learning', 'yours', 'never'] as const;
const LINK = 'inline-flex min-h-11 items-center text-trail underline underline-offset-4';

/** Who asks and when, what is kept, and what a parent will see. */
export function ConsentFacts({ question }: { question: ConsentQuestion }) {
  const { t, language } = useTranslation('family');
  const { asked_by, asked_at } = question;
  const child = question.child || t('consent.child');
  const date = formatDate(asked_at, language, 'long');
  return (
    <>
      <header className="grid gap-3">
        <h1 className="text-[clamp(2.4rem,6vw,3.8rem)]">{t('consent.title')}</h1>
        <p className="text-muted text-xl">
          {t(asked_by === 'age' ? 'consent.asked_age' : 'consent.asked_invitation', {
            child,
            date,
          })}
        </p>
        <p>{t('consent.learning')}</p>
      </header>
      <section className="grid gap-3">
        <h2 className="text-xl sm:text-2xl">{t('consent.kept_title')}</h2>
        <ul className="grid list-disc gap-1 ps-6">
          {KEPT.map((name) => (
            <li key={name}>{t(`consent.kept.${name}`)}</li>
          ))}
        </ul>
        <p className="flex flex-wrap gap-x-5">
          <Link to={paths.privacy} className={LINK}>
            {t('consent.privacy')}
          </Link>
          <Link to={paths.parents} className={LINK}>
            {t('consent.parents')}
          </Link>
        </p>
      </section>
      <section className="grid gap-3">
        <h2 className="text-xl sm:text-2xl">{t('consent.see_title')}</h2>
        <p>{t('consent.see', { child })}</p>
      </section>
    </>
  );
}
