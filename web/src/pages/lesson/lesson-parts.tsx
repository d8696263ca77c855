import type { Language } from '@codivia/contract/api/language';
import type { SolvedExercise } from '@codivia/contract/exercises/results';
import { editorCode } from '@codivia/contract/lessons/lesson-tags';
import type { Lesson } from '@codivia/contract/lessons/lessons';
import type { PreviewKind } from '@codivia/contract/programs/program';
import { lazy, useEffect, useState } from 'react';
import { PreviewEditor } from '../../code/lesson/later-preview-editor.tsx';
import { PythonEditor } from '../../code/lesson/python-editor.tsx';
import { useRunner } from '../../code/python/runner-context.ts';
import type { LessonParts } from '../../features/lessons/lesson-content.tsx';
import { LessonVideo } from '../../features/lessons/lesson-video.tsx';
import { TRIAL } from '../../features/trial-lesson/trial-record.ts';
import { restoreAnswer } from '../../lib/exercise-results/answer-drafts.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { editorPlace, lessonPlace } from './editor-places.ts';
import { LessonExercise } from './lesson-exercise.tsx';

// Few lessons begin with one (docs/decisions/0237).
const LessonExplorable = lazy(async () => ({
  default: (await import('../../exercises/explore/lesson-explorable.tsx')).LessonExplorable,
}));

const HAS_PYTHON_EDITOR = /<(?:python-editor|PythonEditor)\b/;

/** The lesson's content in the reader's language, else in the other. */
export function contentIn(lesson: Lesson, language: Language): string {
  return (language === 'fr' && lesson.content_fr) || lesson.content || lesson.content_fr;
}

/** Tells whether something in a lesson runs Python. */
export const hasPython = (lesson: Lesson): boolean =>
  HAS_PYTHON_EDITOR.test(lesson.content + lesson.content_fr) ||
  lesson.exercises.some(
    (one) => one.kind === 'python' || (one.kind === 'predict' && one.language === 'python'),
  );

/** Starts to load Python, which is large, as soon as it is known that the lesson will need it. */
function useWarmPython(lesson: Lesson): void {
  const runner = useRunner();
  const wanted = hasPython(lesson);
  useEffect(() => {
    if (wanted) runner.start();
  }, [runner, wanted]);
}

type Props = {
  lesson: Lesson;
  language: Language;
  /** The results of the lesson's exercises that the account has. */
  results: readonly SolvedExercise[];
  /** Ids of those that are solved. */
  solved: ReadonlySet<string>;
  /** True if the lesson is tried without an account: results and drafts are kept apart. */
  trial: boolean;
  /** Called with each answer that was checked. */
  onChecked: (passed: boolean) => void;
};

/** Returns the key below which the answer to an exercise is stored. */
const placeOf = (props: Props, exercise: string) =>
  `${lessonPlace(props)}/${exercise}/${props.language}`;

/** Puts right answers that were given elsewhere into the editors before these open. */
function useRestored(props: Props): void {
  useState(() => {
    for (const { exercise_id, answer, answered_at } of props.results) {
      if (answer && answered_at) {
        restoreAnswer(placeOf(props, exercise_id), answer, answered_at);
      }
    }
  });
}

/**
 * Returns the components that fill the places in the lesson. The text of its editors is stored under the lesson's own
 * name.
 */
export function useLessonParts(props: Props): LessonParts {
  const { lesson, results, solved, onChecked } = props;
  const { t } = useTranslation('lessons');
  useWarmPython(lesson);
  useRestored(props);
  const previewEditor = (kind: PreviewKind) => (code: string, number: number) => (
    <PreviewEditor
      kind={kind}
      code={editorCode(code)}
      label={t(`${kind}_editor_label`, { number })}
      storageKey={editorPlace(props, kind === 'web' ? 'web-editor' : 'p5-editor', number)}
    />
  );
  const resultOf = (id: string) => results.find(({ exercise_id }) => exercise_id === id);
  const exercise = (id: string) => (
    <LessonExercise
      lessonId={lesson.id}
      exercise={lesson.exercises.find((known) => known.id === id)}
      place={placeOf(props, id)}
      person={props.trial ? TRIAL : undefined}
      passed={solved.has(id)}
      onChecked={onChecked}
      answer={resultOf(id)?.answer ?? null}
      seen={resultOf(id)?.seen ?? false}
    />
  );
  return {
    'python-editor': (code, number) => (
      <PythonEditor
        code={editorCode(code)}
        label={t('editor_label', { number })}
        storageKey={editorPlace(props, 'python-editor', number)}
      />
    ),
    'web-editor': previewEditor('web'),
    'p5-editor': previewEditor('game'),
    'code-exercise': exercise,
    'quiz-question': exercise,
    'lesson-explorable': (value, number) => (
      <LessonExplorable value={value} storageKey={`${lessonPlace(props)}/explorable-${number}`} />
    ),
    'lesson-video': (name) => <LessonVideo courseId={lesson.course_id} name={name} />,
  };
}
