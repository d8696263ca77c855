import { useTranslation } from '../../lib/i18n.ts';

/** Explains a live session to those who have not been to one. */
export function HowItWorks() {
  const { t } = useTranslation('live-sessions');
  return (
    <section className="grid max-w-3xl gap-3">
      <h2 className="text-2xl">{t('how.title')}</h2>
      <ul className="grid list-disc gap-2 ps-6">
        <li>{t('how.code')}</li>
        <li>{t('how.questions')}</li>
        <li>{t('how.names')}</li>
        <li>{t('how.replay')}</li>
      </ul>
    </section>
  );
}
