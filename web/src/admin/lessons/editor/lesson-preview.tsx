import type { LessonFields } from '@codivia/contract/api/admin-lessons';
import type { Language } from '@codivia/contract/api/language';
import { editorCode } from '@codivia/contract/lessons/lesson-tags';
import type { PreviewKind } from '@codivia/contract/programs/program';
import { memo } from 'react';
import { PreviewEditor } from '../../../code/lesson/later-preview-editor.tsx';
import { PythonEditor } from '../../../code/lesson/python-editor.tsx';
import { LessonExplorable } from '../../../exercises/explore/lesson-explorable.tsx';
import { LessonContent, type LessonParts } from '../../../features/lessons/lesson-content.tsx';
import { LessonVideo } from '../../../features/lessons/lesson-video.tsx';
import { useTranslation } from '../../../lib/i18n.ts';
import { ExerciseInPlace } from './exercise-in-place.tsx';

type Props = { language: Language } & Pick<
  LessonFields,
  'course_id' | 'content' | 'content_fr' | 'exercises'
>;

/**
 * A lesson's text as learners see it, with everything in it that they can run and answer. It is drawn again only when
 * what it shows has changed: it holds editors of its own.
 */
export const LessonPreview = memo(({ language, course_id, exercises, ...texts }: Props) => {
  const { t } = useTranslation('lessons');
  const exercise = (id: string) => (
    <ExerciseInPlace id={id} exercises={exercises} language={language} />
  );
  const previewEditor = (kind: PreviewKind) => (code: string, number: number) => (
    <PreviewEditor
      key={code}
      kind={kind}
      code={editorCode(code)}
      label={t(`${kind}_editor_label`, { number })}
      storageKey={null}
    />
  );
  const parts: LessonParts = {
    'python-editor': (code, number) => (
      <PythonEditor
        key={code}
        code={editorCode(code)}
        label={t('editor_label', { number })}
        storageKey={null}
      />
    ),
    'web-editor': previewEditor('web'),
    'p5-editor': previewEditor('game'),
    'code-exercise': exercise,
    'quiz-question': exercise,
    'lesson-explorable': (value) => (
      <LessonExplorable key={value} value={value} storageKey={null} />
    ),
    'lesson-video': (name) => <LessonVideo courseId={course_id ?? ''} name={name} />,
  };
  return <LessonContent content={texts.content || texts.content_fr} parts={parts} />;
});
