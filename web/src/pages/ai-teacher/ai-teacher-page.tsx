import { ChatInvitation } from '../../features/ai-teacher/chat-invitation.tsx';
import { KeepPrivate } from '../../features/ai-teacher/keep-private.tsx';
import { QuestionPairs } from '../../features/ai-teacher/question-pairs.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { PageTitle } from '../../ui/page-title.tsx';

/** Explains how to learn with an AI, and links to one. */
export function AiTeacherPage() {
  const { t } = useTranslation('ai-teacher');
  return (
    <div className="page-width grid gap-10 py-10 sm:py-14">
      <PageTitle title={t('title')} description={t('description')} />
      <header className="grid gap-3">
        <h1 className="text-5xl">{t('title')}</h1>
        <p className="max-w-2xl text-muted text-xl">{t('intro')}</p>
      </header>
      <div className="grid gap-5 lg:grid-cols-2">
        <ChatInvitation />
        <KeepPrivate />
      </div>
      <section aria-labelledby="good-question" className="grid gap-5">
        <div className="grid gap-2">
          <h2 id="good-question" className="text-3xl">
            {t('ask.title')}
          </h2>
          <p className="text-lg text-muted">{t('ask.text')}</p>
        </div>
        <QuestionPairs />
        <ButtonLink to={paths.pythonRoom} variant="secondary" className="justify-self-start">
          {t('try_code')}
        </ButtonLink>
      </section>
    </div>
  );
}
