import { lessonSteps } from '@codivia/contract/lessons/lesson-steps';
import { normalizeEditorTags } from '@codivia/contract/lessons/lesson-tags';
import { useQuery } from '@tanstack/react-query';
import boxStyles from '../features/lessons/lesson-content.css?inline';
import { ReadableStep } from '../features/lessons/readable-step.tsx';
import { trialLessonQuery } from '../features/trial-lesson/trial-lesson.api.ts';
import { useTranslation } from '../lib/i18n.ts';
import { localizedTitle } from '../lib/localized.ts';
import { paths } from '../lib/paths.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { PageTitle } from '../ui/page-title.tsx';

/** The trial lesson as one page, for readers without scripts and for search engines. */
export function ReadableLesson() {
  const { t, language } = useTranslation('trial-lesson');
  const { data: lesson } = useQuery(trialLessonQuery(language));
  const title = <PageTitle title={t('page_title')} />;
  if (!lesson) {
    return (
      <div className="page-width grid gap-4 py-10 sm:py-14">
        {title}
        <h1 className="text-4xl">{t('none_title')}</h1>
        <p className="text-xl">{t('none_text')}</p>
        <p>
          <ButtonLink to={paths.courses}>{t('look')}</ButtonLink>
        </p>
      </div>
    );
  }
  const content = (language === 'fr' && lesson.content_fr) || lesson.content || lesson.content_fr;
  const labels = { exercise: t('exercise'), question: t('question') };
  return (
    <article className="page-width grid max-w-3xl gap-5 py-10 sm:py-14">
      {title}
      <meta name="description" content={t('description')} />
      {/* In the document itself: without scripts nothing fetches the style sheet of the lesson page. */}
      <style>{boxStyles}</style>
      <h1 className="text-4xl sm:text-5xl">{localizedTitle(lesson, language)}</h1>
      <p className="text-muted">{t('read_note')}</p>
      {lessonSteps(normalizeEditorTags(content)).map((step) => (
        <section key={step.id}>
          <ReadableStep step={step} exercises={lesson.exercises} labels={labels} />
        </section>
      ))}
      <p className="flex flex-wrap gap-3">
        <ButtonLink to={paths.register}>{t('sign_up')}</ButtonLink>
        <ButtonLink to={paths.courses} variant="secondary">
          {t('look')}
        </ButtonLink>
      </p>
    </article>
  );
}
