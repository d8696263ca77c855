import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { trialLessonQuery } from '../../features/trial-lesson/trial-lesson.api.ts';
import { noteTrial, TRIAL } from '../../features/trial-lesson/trial-record.ts';
import { isNotFound } from '../../lib/api-error.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { localizedTitle } from '../../lib/localized.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { useSolvedExercises } from '../../sync/exercise-results.api.ts';
import { knownPosition } from '../../sync/positions.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { StateMessage } from '../../ui/state-message.tsx';
import { LessonLoading } from './lesson-loading.tsx';
import { StepLesson } from './step/step-lesson.tsx';

/** The trial lesson: the first free one, without an account. Members are led to the lesson itself. */
export function TrialLessonPage() {
  const { t, language } = useTranslation('trial-lesson');
  const { signedIn } = useSession();
  const query = useQuery(trialLessonQuery(language));
  const lesson = query.data;
  const solved = useSolvedExercises(lesson?.id ?? '', [], TRIAL);
  const begun = signedIn ? undefined : lesson?.id;
  useEffect(() => {
    if (begun) noteTrial(begun);
  }, [begun]);
  const title = <PageTitle title={t('page_title')} />;

  if (signedIn && lesson) return <Navigate to={paths.lesson(lesson.id)} replace />;
  if (query.isPending) return <LessonLoading />;
  if (!lesson) {
    return (
      <div className="page-width py-8 sm:py-12">
        {title}
        {isNotFound(query.error) ? (
          <StateMessage
            role="status"
            pose="lost"
            heading="h1"
            title={t('none_title')}
            description={t('none_text')}
            action={<ButtonLink to={paths.courses}>{t('look')}</ButtonLink>}
          />
        ) : (
          <ErrorState error={query.error} onRetry={query.refetch} />
        )}
      </div>
    );
  }
  return (
    <>
      {title}
      <meta name="description" content={t('description')} />
      <StepLesson
        key={`${lesson.id}-${language}`}
        lesson={lesson}
        language={language}
        results={[]}
        solved={solved}
        position={knownPosition(TRIAL, lesson.id)}
        place={{ position: 0, total: 0 }}
        courseTitle={localizedTitle(lesson.courses, language)}
        done={undefined}
        completed={false}
        queued={false}
        barReplacement={undefined}
        previous={undefined}
        next={undefined}
        trial
      />
    </>
  );
}
