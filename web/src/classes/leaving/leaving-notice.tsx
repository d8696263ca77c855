import { formatDate } from '@codivia/contract/text/format-dates';
import { useTranslation } from '../../lib/i18n.ts';
import { useLeaving } from './leaving.api.ts';
import { StopLeaving } from './stop-leaving.tsx';

/** Warns that the class account is about to become a personal one: somebody else may have begun it with the words. */
export function LeavingNotice() {
  const { t, language } = useTranslation('leaving-school');
  const { data } = useLeaving();
  if (!data?.changes_at) return null;
  const { changes_at, email, parent } = data;
  const text = parent === 'not_needed' || parent === 'accepted' ? 'text' : 'text_parent';
  return (
    <section
      aria-label={t('notice.title')}
      className="grid justify-items-start gap-3 rounded-card border border-danger bg-danger-soft p-5 text-danger"
    >
      <h2 className="font-bold text-lg">{t('notice.title')}</h2>
      <p className="wrap-anywhere max-w-prose">
        {t(`notice.${text}`, {
          email: email ?? '',
          date: formatDate(changes_at, language, 'long'),
        })}
      </p>
      <p className="max-w-prose">{t('notice.not_you')}</p>
      <StopLeaving />
    </section>
  );
}
