import { MessageCircleWarning } from 'lucide-react';
import { useTranslation } from '../../lib/i18n.ts';

/** Shows how an exercise answers a line that is not right yet. */
export function LessonAnswer() {
  const { t } = useTranslation('home');
  return (
    <figure aria-label={t('features.answer_label')} className="mt-6 grid gap-2">
      <code className="justify-self-start rounded-control bg-night px-4 py-2.5 font-mono text-[0.92rem] text-on-night">
        {t('features.answer_code')}
      </code>
      <p className="ms-6 flex gap-3 rounded-control bg-joy-soft px-4 py-3 font-bold">
        <MessageCircleWarning aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        {t('features.answer')}
      </p>
    </figure>
  );
}
