import type { LessonFields } from '@codivia/contract/api/admin-lessons';
import { LESSON_MAX_BYTES } from '@codivia/contract/api/admin-lessons';
import type { Language } from '@codivia/contract/api/language';
import { Suspense, useDeferredValue, useEffect, useState } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { Input } from '../../../ui/input.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { HtmlField } from '../html/html-field.tsx';
import { HtmlPreview } from '../html/html-preview.tsx';
import type { Placeable } from '../html/toolbar.tsx';
import type { FieldsProps } from './details.tsx';
import { LessonPreview } from './lesson-preview.tsx';

/** Returns a value once it has not changed for a while, in milliseconds; at once the first time. */
export function useDebounced<Value>(value: Value, pause: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (Object.is(settled, value)) return;
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [settled, value, pause]);
  return settled;
}

/** Share of each language in the size of a request, in UTF-8 bytes. */
const TEXT_LIMIT = Math.floor(LESSON_MAX_BYTES * 0.45);
/** Pause in typing after which the preview is updated, in milliseconds. */
const DEBOUNCE_MS = 400;

const TEXT_FIELDS = {
  en: { title: 'title', content: 'content' },
  fr: { title: 'title_fr', content: 'content_fr' },
} as const;

function placeable(exercises: LessonFields['exercises'], language: Language): Placeable[] {
  return exercises.map((exercise) => ({
    id: exercise.id,
    title: exercise.kind === 'quiz' ? exercise.id : exercise.title[language],
    tag: exercise.kind === 'quiz' ? 'quiz-question' : 'code-exercise',
  }));
}

type Props = FieldsProps & {
  language: Language;
  /** Shown once saving was tried without a title. */
  titleError: string | undefined;
};

/** Title and content in one language, and how learners see it. */
export function LessonText({ language, values, onChange, titleError }: Props) {
  const { t } = useTranslation('admin-lessons');
  const names = TEXT_FIELDS[language];
  const content = useDebounced(values[names.content], DEBOUNCE_MS);
  const exercises = useDebounced(values.exercises, DEBOUNCE_MS);
  const empty = useTranslation('admin-html').t('empty');
  const shown = useDeferredValue(content);
  return (
    <div className="grid grid-cols-1 content-start gap-4">
      <Input
        label={t(`fields.${names.title}`)}
        lang={language}
        required={language === 'en'}
        maxLength={200}
        error={language === 'en' ? titleError : undefined}
        value={values[names.title]}
        onChange={({ target }) => onChange({ [names.title]: target.value })}
      />
      <HtmlField
        label={t(`fields.${names.content}`)}
        language={language}
        html={values[names.content]}
        exercises={placeable(values.exercises, language)}
        limit={TEXT_LIMIT}
        onChange={(html) => onChange({ [names.content]: html })}
      />
      <HtmlPreview label={t(`fields.${names.content}`)}>
        {shown.trim() === '' ? (
          <p className="text-muted">{empty}</p>
        ) : (
          <div lang={language}>
            {/* A part of an exercise that is still loading must not remove the field while somebody writes in it. */}
            <Suspense fallback={<Skeleton className="h-48" />}>
              <LessonPreview
                language={language}
                course_id={values.course_id}
                content={language === 'en' ? shown : ''}
                content_fr={language === 'fr' ? shown : ''}
                exercises={exercises}
              />
            </Suspense>
          </div>
        )}
      </HtmlPreview>
    </div>
  );
}
