import { useId } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { LeavingLink } from '../../ui/leaving-link.tsx';

/** The way to the AI chat of another company, and what to know before taking it. */
export function ChatInvitation() {
  const { t } = useTranslation('ai-teacher');
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid content-start gap-4 rounded-card border-2 border-joy-strong bg-surface p-6 sm:p-8"
    >
      <h2 id={id} className="text-2xl">
        {t('leaving.title')}
      </h2>
      <p className="text-muted">{t('leaving.text')}</p>
      <LeavingLink to="ai_chat_url" none={t('leaving.none')}>
        {t('leaving.open')}
      </LeavingLink>
    </section>
  );
}
