import { useEffect } from 'react';
import { useParams } from 'react-router';
import { paths } from '../../app/paths.ts';
import { useCourse } from '../../features/courses/courses.api.ts';
import { LessonHeader } from '../../features/lessons/lesson-header.tsx';
import { useLessonSummary, useUserLesson } from '../../features/lessons/lessons.api.ts';
import { refusalOf } from '../../features/lessons/refusal.ts';
import { useProgress } from '../../features/progress/progress.api.ts';
import { useLanguage } from '../../lib/i18n.ts';
import { localizedTitle } from '../../lib/localized.ts';
import { rememberRedirect } from '../../lib/redirect.ts';
import { BackToCourse } from './back-to-course.tsx';
import { LessonBody } from './lesson-body.tsx';
import { LessonLoading } from './lesson-loading.tsx';
import { RefusedLesson } from './refused-lesson.tsx';
import { Steps } from './steps.tsx';
import { useOpened } from './use-opened.ts';

/** A lesson: what it is, its content or why it is closed, and the way on. */
export function LessonPage() {
  const { lessonId = '' } = useParams();
  const language = useLanguage();
  const taken = useUserLesson(lessonId, language);
  const announced = useLessonSummary(lessonId, taken.isError);
  const lesson = taken.data ?? announced.data;
  const course = useCourse(lesson?.course_id);
  const progress = useProgress();

  useOpened(taken.data?.id);
  useEffect(() => {
    if (taken.isError && refusalOf(taken.error) === 'login-required') {
      rememberRedirect(paths.lesson(lessonId));
    }
  }, [taken.isError, taken.error, lessonId]);

  if (taken.isPending) return <LessonLoading />;

  const lessons = course.data?.lessons ?? [];
  const place = lessons.findIndex(({ id }) => id === lessonId);
  const completed = progress.data?.some((p) => p.lesson_id === lessonId && p.completed) ?? false;
  return (
    <div className="page-width grid gap-8 py-8 sm:py-12 [&>*]:mx-auto [&>*]:w-full [&>*]:max-w-3xl">
      {lesson && <BackToCourse courseId={lesson.course_id} />}
      {lesson && (
        <LessonHeader
          lesson={lesson}
          courseTitle={course.data ? localizedTitle(course.data, language) : ''}
          position={place + 1}
          total={lessons.length}
          completed={completed}
        />
      )}
      {taken.data ? (
        <LessonBody key={`${taken.data.id}-${language}`} lesson={taken.data} language={language} />
      ) : (
        <RefusedLesson error={taken.error} onRetry={() => void taken.refetch()} />
      )}
      {lesson && (
        <Steps
          lesson={lesson}
          previous={lessons[place - 1]?.id}
          next={lessons[place + 1]?.id}
          refusal={taken.isError ? refusalOf(taken.error) : undefined}
          completed={completed}
        />
      )}
    </div>
  );
}
