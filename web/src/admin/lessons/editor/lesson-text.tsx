import type { AdminLesson, LessonFields } from '@codivia/contract/api/admin-lessons';
import { LESSON_MAX_BYTES } from '@codivia/contract/api/admin-lessons';
import type { Language } from '@codivia/contract/api/language';
import { lazy, Suspense, use, useDeferredValue, useState } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { classes } from '../../../ui/classes.ts';
import { Input } from '../../../ui/input.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { StructureNotice } from '../../blocks/compare/structure-notice.tsx';
import { HtmlPreview } from '../../blocks/html-preview.tsx';
import type { Placeable } from '../../blocks/views/block-context.ts';
import { useSoughtText } from '../../kit/sought/mark-sought.ts';
import { SoughtContext } from '../../kit/sought/use-sought.ts';
import { useDebounced } from '../../kit/use-debounced.ts';
import { type ExerciseKind, KINDS } from '../exercises/new-exercise.ts';
import { BlockDialogs } from '../html/block-dialogs.tsx';
import { HtmlField } from '../html/html-field.tsx';
import { BlockComments } from '../review/comments/block-comments.tsx';
import { previewedArea } from '../review/comments/show-block.ts';
import type { FieldsProps } from './details.tsx';
import { LessonPreview } from './lesson-preview.tsx';
import type { TextView } from './text-view.ts';

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

const BlockField = lazy(() => import('../../blocks/block-field.tsx'));

type Props = FieldsProps & {
  language: Language;
  view: TextView;
  /** True if its preview stands beside it. */
  wide: boolean;
  /** The lesson as the server has it. */
  stored: AdminLesson;
  onEditExercise: (id: string) => void;
  /** Makes an exercise and returns its element. */
  onNewExercise: (kind: ExerciseKind) => string;
  /** Shown once saving was tried without a title. */
  titleError: string | undefined;
};

/** Title and content in one language, and how learners see it. */
export function LessonText(props: Props) {
  const { language, view, wide, values, onChange, titleError } = props;
  const { t } = useTranslation('admin-lessons');
  const names = TEXT_FIELDS[language];
  const content = useDebounced(values[names.content], DEBOUNCE_MS);
  const other = useDebounced(values[language === 'en' ? 'content_fr' : 'content'], DEBOUNCE_MS);
  const exercises = useDebounced(values.exercises, DEBOUNCE_MS);
  const html = useTranslation('admin-html').t;
  const shown = useDeferredValue(content);
  const kinds = useTranslation('admin-exercises').t;
  const title = useSoughtText<HTMLInputElement>(values[names.title], language);
  const sought = use(SoughtContext);
  const isHere = sought?.value === values[names.content] && sought.sought.language === language;
  const [preview, setPreview] = useState<HTMLDivElement | null>(null);
  const comments = { stored: props.stored, language };
  const field = {
    label: t(`fields.${names.content}`),
    language,
    html: values[names.content],
    exercises: placeable(values.exercises, language),
    limit: TEXT_LIMIT,
    onChange: (html: string) => onChange({ [names.content]: html }),
  };
  return (
    <div
      className={classes(
        'grid grid-cols-1 content-start gap-4',
        // Beside the other language, each part begins where that one's does.
        wide ? '@3xl:grid-cols-2' : '@xl:row-span-3 @xl:grid-rows-subgrid',
      )}
    >
      <div className={classes('grid', wide && '@3xl:col-span-2')}>
        <Input
          ref={title}
          label={t(`fields.${names.title}`)}
          lang={language}
          required={language === 'en'}
          maxLength={200}
          error={language === 'en' ? titleError : undefined}
          value={values[names.title]}
          onChange={({ target }) => onChange({ [names.title]: target.value })}
        />
      </div>
      {view === 'source' ? (
        <HtmlField {...field} />
      ) : (
        <Suspense fallback={<Skeleton className="h-96" />}>
          <BlockField
            {...field}
            other={other}
            beside={(area) => (
              <BlockComments {...comments} html={content} label={field.label} area={area} />
            )}
            sought={isHere ? { ...sought.sought, claim: sought.claim } : null}
            Dialogs={BlockDialogs}
            onEditExercise={props.onEditExercise}
            newExercises={KINDS.map((kind) => ({ kind, name: kinds(`kinds.${kind}`) }))}
            onNewExercise={(kind) => props.onNewExercise(kind as ExerciseKind)}
          />
        </Suspense>
      )}
      <div className="grid grid-cols-1 content-start gap-2">
        <StructureNotice html={content} other={other} />
        <HtmlPreview label={t(`fields.${names.content}`)}>
          {shown.trim() === '' ? (
            <p className="text-muted">{html('empty')}</p>
          ) : (
            <div ref={setPreview} lang={language} data-lesson-preview={language}>
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
          {preview && shown.trim() !== '' && (
            <BlockComments
              {...comments}
              html={shown}
              label={html('preview', { label: field.label })}
              area={previewedArea(preview, shown)}
            />
          )}
        </HtmlPreview>
      </div>
    </div>
  );
}
