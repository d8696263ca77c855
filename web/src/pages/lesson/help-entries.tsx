import type { Language } from '@codivia/contract/api/language';
import type { Exercise } from '@codivia/contract/exercises/exercises';
import type { LessonStep } from '@codivia/contract/lessons/lesson-steps';
import { editorCode } from '@codivia/contract/lessons/lesson-tags';
import type { Lesson } from '@codivia/contract/lessons/lessons';
import { LifeBuoy } from 'lucide-react';
import { useMemo, useSyncExternalStore } from 'react';
import { type EditorTag, isEditorTag } from '../../code/lesson/editor-keys.ts';
import type { ExerciseWork } from '../../exercises/help/help-entries.ts';
import { attributeOf } from '../../features/lessons/lesson-html.ts';
import { readDraft, watchDrafts } from '../../lib/drafts.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { type AskState, attachedFiles, type FilesBeside } from '../../support/help/attached.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { editorPlace } from './editor-places.ts';
import { filesBeside } from './files-beside.ts';

type StuckProps = {
  lessonId: string;
  title: string;
  work?: Pick<ExerciseWork, 'files' | 'prediction'>;
  beside?: FilesBeside;
};

/** Leads to the question form, with the lesson and what the learner has written. */
export function StuckLink({ lessonId, title, work, beside }: StuckProps) {
  const { t } = useTranslation('lessons');
  const code = {
    path: paths.lesson(lessonId),
    title: title.slice(0, 200),
    files: work ? attachedFiles(work, title) : [],
  };
  const state: AskState = { attachment: code, ...(beside && { beside }) };
  return (
    <ButtonLink variant="secondary" size="sm" to={paths.helpAsk} state={state}>
      <LifeBuoy aria-hidden="true" className="size-4" />
      {t('exercises.stuck')}
    </ButtonLink>
  );
}

/** Returns the initial code of the first editor in a step's HTML. */
function startOf(work: string, tag: EditorTag): string {
  const element = new DOMParser().parseFromString(work, 'text/html').querySelector(tag);
  return element ? editorCode(attributeOf(element, tag)) : '';
}

type StepProps = {
  lesson: Lesson;
  language: Language;
  trial: boolean;
  step: LessonStep;
  title: string;
};

/** Shows the same link in a step without an exercise: with the code of its editor, if it has one. */
export function StuckInStep({ lesson, language, trial, step, title }: StepProps) {
  const { action, counts } = step;
  const tag = isEditorTag(action?.tag) ? action.tag : undefined;
  const place = tag && editorPlace({ lesson, language, trial }, tag, (counts[tag] ?? 0) + 1);
  const own = useSyncExternalStore(
    watchDrafts,
    () => (place ? readDraft(place) : null),
    () => null,
  );
  const start = useMemo(() => (tag ? startOf(step.work, tag) : ''), [step.work, tag]);
  const work = place ? { files: { [title]: own ?? start } } : undefined;
  return <StuckLink lessonId={lesson.id} title={title} {...(work && { work })} />;
}

type Props = {
  lessonId: string;
  exercise: Exercise;
  /** The key below which the text of the editor is stored. */
  place: string;
  work: ExerciseWork;
};

/** The ways to people who help with an exercise, beside its hints. */
export function HelpEntries({ lessonId, exercise, place, work }: Props) {
  const beside = filesBeside(exercise, place);
  const title = 'title' in exercise ? exercise.title : '';
  return <StuckLink lessonId={lessonId} title={title} work={work} beside={beside} />;
}
