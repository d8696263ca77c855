import type { AdminCourseSummary } from '@codivia/contract/api/admin-courses';
import { LANGUAGES } from '@codivia/contract/api/language';
import { lessonTag } from '@codivia/contract/lessons/lesson-tags';
import { useTranslation } from '../../../lib/i18n.ts';
import { ChoiceGroup } from '../../../ui/choice-group.tsx';
import { classes } from '../../../ui/classes.ts';
import { AlignedBlocks } from '../../blocks/compare/aligned-blocks.tsx';
import { ExercisesPart } from '../exercises/exercises-part.tsx';
import { type ExerciseKind, newExercise } from '../exercises/new-exercise.ts';
import { TEXTS, type Texts } from '../lesson-address.ts';
import { CommentsPart } from '../review/comments/comments-part.tsx';
import { ReviewPart } from '../review/review-part.tsx';
import { Checklist } from './checklist/checklist.tsx';
import { PLACES } from './checklist/places.ts';
import { DetailsSummary } from './details-summary.tsx';
import { LessonText } from './lesson-text.tsx';
import { Part } from './part.tsx';
import { TeachingNotes } from './teaching-notes.tsx';
import { TEXT_VIEWS, textView } from './text-view.ts';
import type { LessonDraft } from './use-lesson-draft.ts';
import type { useLessonSaving } from './use-lesson-saving.ts';

type Props = {
  draft: LessonDraft;
  courses: readonly AdminCourseSummary[];
  texts: Texts;
  onTexts: (texts: Texts) => void;
  saving: ReturnType<typeof useLessonSaving>;
  /** The exercise that was open in the studio before: its row gets the focus. */
  returnTo: string | null;
  onStudio: (exercise: string) => void;
  onDetails: () => void;
};

/** The parts of a lesson, one below the other. */
export function LessonParts(props: Props) {
  const { draft, courses, texts, onTexts, saving, returnTo, onStudio } = props;
  const { t } = useTranslation('admin-lessons');
  const { values } = draft;
  const shown = LANGUAGES.filter((one) => texts === 'both' || texts === one).toReversed();
  const blocks = useTranslation('admin-blocks').t;
  const view = textView.use();

  /** Adds an exercise to begin from, and returns the element that places it. */
  function addExercise(kind: ExerciseKind): string {
    const ids = values.exercises.map(({ id }) => id);
    const exercise = newExercise(kind, ids);
    draft.change({ exercises: [...values.exercises, exercise] });
    return lessonTag(kind === 'quiz' ? 'quiz-question' : 'code-exercise', exercise.id);
  }

  return (
    <>
      <Checklist
        values={values}
        stored={draft.base}
        courseAge={courses.find(({ id }) => id === values.course_id)?.age}
        onChange={draft.change}
      />
      <ReviewPart draft={draft} busy={saving.busy} onPublish={() => void saving.publish()} />
      <DetailsSummary values={values} courses={courses} onOpen={props.onDetails} />
      <Part
        title={t('editor.texts_title')}
        id={PLACES.texts}
        action={
          <div className="flex flex-wrap gap-3">
            <ChoiceGroup
              label={blocks('view')}
              options={TEXT_VIEWS.map((value) => ({ value, label: blocks(`view_${value}`) }))}
              value={view}
              onChoose={textView.choose}
            />
            <ChoiceGroup
              label={t('editor.texts')}
              options={TEXTS.map((value) => ({ value, label: t(`editor.texts_${value}`) }))}
              value={texts}
              onChoose={onTexts}
            />
          </div>
        }
      >
        <div className="@container">
          <div
            className={classes(
              'grid grid-cols-1 gap-x-6 gap-y-10',
              shown.length > 1 && '@xl:grid-cols-2',
            )}
          >
            <AlignedBlocks>
              {shown.map((one) => (
                <LessonText
                  key={one}
                  language={one}
                  view={view}
                  wide={shown.length === 1}
                  values={values}
                  stored={draft.base}
                  onEditExercise={onStudio}
                  onNewExercise={addExercise}
                  onChange={draft.change}
                  titleError={saving.titleError}
                />
              ))}
            </AlignedBlocks>
          </div>
        </div>
      </Part>
      <CommentsPart draft={draft} />
      <ExercisesPart
        exercises={values.exercises}
        content={values.content}
        returnTo={returnTo}
        onStudio={onStudio}
        onChange={(exercises) => draft.change({ exercises })}
      />
      <Part title={t('editor.more')}>
        <TeachingNotes values={values} onChange={draft.change} />
      </Part>
    </>
  );
}
