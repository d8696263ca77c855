import { HeartHandshake, ShieldCheck } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from '../../lib/i18n.ts';

const THINGS = ['name', 'secrets', 'pictures', 'others'] as const;

/** Information to keep from an AI, and people to talk to instead. */
export function KeepPrivate() {
  const { t } = useTranslation('ai-teacher');
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid content-start gap-4 rounded-card bg-trail-soft p-6 sm:p-8"
    >
      <h2 id={id} className="flex items-start gap-3 text-2xl">
        <ShieldCheck aria-hidden="true" className="mt-1 size-7 shrink-0 text-trail" />
        {t('private.title')}
      </h2>
      <p>{t('private.text')}</p>
      <ul className="grid list-disc gap-2 ps-5 marker:text-trail">
        {THINGS.map((thing) => (
          <li key={thing}>{t(`private.${thing}`)}</li>
        ))}
      </ul>
      <p className="flex gap-3 border-line border-t pt-4">
        <HeartHandshake aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-trail" />
        {t('private.worry')}
      </p>
    </section>
  );
}
