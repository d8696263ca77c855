import { editorCode } from '@codivia/contract/editor-tags';
import type { Exercise } from '@codivia/contract/exercises';
import type { Language } from '@codivia/contract/language';
import type { Lesson } from '@codivia/contract/lessons';
import { useEffect } from 'react';
import { LessonContent, type LessonParts } from '../../features/lessons/lesson-content.tsx';
import { LessonVideo } from '../../features/lessons/lesson-video.tsx';
import { ExerciseCard } from '../../features/python/exercise-card.tsx';
import { PythonEditor } from '../../features/python/python-editor.tsx';
import { QuizCard } from '../../features/python/quiz-card.tsx';
import { useRunner } from '../../features/python/runner-context.ts';
import { useTranslation } from '../../lib/i18n.ts';

const RUNS_PYTHON = /<(?:python-editor|PythonEditor|code-exercise)\b/;

function contentIn(lesson: Lesson, language: Language): string {
  return (language === 'fr' && lesson.content_fr) || lesson.content || lesson.content_fr;
}

function ExerciseInPlace({ exercise, keptAs }: { exercise: Exercise | undefined; keptAs: string }) {
  const { t } = useTranslation('lessons');
  if (!exercise) return <p role="status">{t('missing_exercise')}</p>;
  return exercise.kind === 'python' ? (
    <ExerciseCard exercise={exercise} storageKey={keptAs} />
  ) : (
    <QuizCard question={exercise} />
  );
}

/** Python is large: it sets out as soon as it is known that the lesson will want it. */
function useWarmPython(lesson: Lesson): void {
  const runner = useRunner();
  const wanted = RUNS_PYTHON.test(lesson.content + lesson.content_fr);
  useEffect(() => {
    if (wanted) runner.start();
  }, [runner, wanted]);
}

/** The lesson itself. What is written in its editors is kept under the lesson's own name. */
export function LessonBody({ lesson, language }: { lesson: Lesson; language: Language }) {
  const { t } = useTranslation('lessons');
  useWarmPython(lesson);
  const exercise = (id: string) => (
    <ExerciseInPlace
      exercise={lesson.exercises.find((known) => known.id === id)}
      keptAs={`${lesson.id}/${id}/${language}`}
    />
  );
  const parts: LessonParts = {
    'python-editor': (code, number) => (
      <PythonEditor
        code={editorCode(code)}
        label={t('editor_label', { number })}
        storageKey={`${lesson.id}/editor-${number}/${language}`}
      />
    ),
    'code-exercise': exercise,
    'quiz-question': exercise,
    'lesson-video': (name) => <LessonVideo courseId={lesson.course_id} name={name} />,
  };
  return <LessonContent content={contentIn(lesson, language)} parts={parts} />;
}
