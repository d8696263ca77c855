import type { AdminCourseSummary } from '@codivia/contract/api/admin-courses';
import type { AdminLesson } from '@codivia/contract/api/admin-lessons';
import { LANGUAGES } from '@codivia/contract/api/language';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { localizedTitle } from '../../../lib/localized.ts';
import { toast } from '../../../lib/toast.ts';
import { ChoiceGroup } from '../../../ui/choice-group.tsx';
import { classes } from '../../../ui/classes.ts';
import { useUnsavedGuard } from '../../kit/use-unsaved-guard.tsx';
import { ExercisesPart } from '../exercises/exercises-part.tsx';
import { HistoryDialog } from '../history/history-dialog.tsx';
import { TEXTS, type Texts } from '../lesson-address.ts';
import { DeleteDialog } from '../list/delete-dialog.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { DeletedDialog } from './deleted-dialog.tsx';
import { Details } from './details.tsx';
import { EditorBar, type Place } from './editor-bar.tsx';
import { LessonText } from './lesson-text.tsx';
import { Notices } from './notices.tsx';
import { Part } from './part.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { RefusedDialog } from './refused-dialog.tsx';
import { TeachingNotes } from './teaching-notes.tsx';
import { useLessonDraft } from './use-lesson-draft.ts';
import { useLessonSaving } from './use-lesson-saving.ts';

type Props = {
  lesson: AdminLesson;
  courses: readonly AdminCourseSummary[];
  /** True if it was created just now: its editor gets the focus. */
  fresh: boolean;
  /** Its place as the list knows it: others may move it while it is edited. */
  order: number | undefined;
  place: Place;
  texts: Texts;
  onTexts: (texts: Texts) => void;
  onDeleted: () => void;
};

/** The time until the dialog of a new lesson has closed, in milliseconds. */
const FOCUS_DELAY_MS = 50;

/** Everything about one lesson, to be changed and saved. */
export function LessonEditor(props: Props) {
  const { lesson, fresh, courses, order, place, texts, onTexts, onDeleted } = props;
  const { t, language } = useTranslation('admin-lessons');
  const draft = useLessonDraft(lesson);
  const saving = useLessonSaving(draft);
  const [openDialog, setAsked] = useState<'history' | 'delete' | null>(null);
  const { guard, question } = useUnsavedGuard(draft.unsaved, draft.discard);
  const guarded = (go: (() => void) | null) => go && (() => guard(go));
  const { failure } = saving;
  const heading = useRef<HTMLHeadingElement>(null);
  // The dialog that made it gives the focus back to its opener first.
  useEffect(() => {
    if (!fresh) return;
    const timer = setTimeout(() => heading.current?.focus(), FOCUS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [fresh]);
  const noteMoved = useEffectEvent((to: number) => {
    if (to !== draft.base.order_index) draft.moved(to);
  });
  useEffect(() => {
    if (order !== undefined) noteMoved(order);
  }, [order]);
  const { values, base } = draft;

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey)
      return;
    event.preventDefault();
    void saving.save();
  }

  const shown = LANGUAGES.filter((one) => texts === 'both' || texts === one).toReversed();
  return (
    <section
      aria-label={t('editor.label')}
      onKeyDown={onKeyDown}
      className="grid grid-cols-1 content-start gap-5"
    >
      <EditorBar
        place={{
          ...place,
          previous: guarded(place.previous),
          next: guarded(place.next),
          back: () => guard(place.back),
        }}
        lessonId={base.id}
        active={base.is_active}
        openable={base.course_id !== null}
        unsaved={draft.unsaved}
        saving={saving.busy}
        onSave={() => void saving.save()}
        onHistory={() => setAsked('history')}
        onDelete={() => setAsked('delete')}
      />
      <div>
        <h2 ref={heading} tabIndex={-1} className="wrap-anywhere text-2xl">
          {localizedTitle(values, language)}
        </h2>
        <p className="wrap-anywhere font-mono text-muted text-sm">{base.id}</p>
      </div>
      <Notices
        draft={draft}
        onDiscard={() => {
          draft.discard();
          draft.adopt(lesson);
        }}
      />
      <Part title={t('editor.details')}>
        <Details values={values} courses={courses} onChange={draft.change} />
      </Part>
      <Part
        title={t('editor.texts_title')}
        action={
          <ChoiceGroup
            label={t('editor.texts')}
            options={TEXTS.map((value) => ({ value, label: t(`editor.texts_${value}`) }))}
            value={texts}
            onChoose={onTexts}
          />
        }
      >
        <div className="@container">
          <div
            className={classes(
              'grid grid-cols-1 gap-x-6 gap-y-10',
              shown.length > 1 && '@xl:grid-cols-2',
            )}
          >
            {shown.map((one) => (
              <LessonText
                key={one}
                language={one}
                values={values}
                onChange={draft.change}
                titleError={saving.titleError}
              />
            ))}
          </div>
        </div>
      </Part>
      <ExercisesPart
        exercises={values.exercises}
        content={values.content}
        onChange={(exercises) => draft.change({ exercises })}
      />
      <Part title={t('editor.more')}>
        <TeachingNotes values={values} onChange={draft.change} />
      </Part>
      {question}
      {saving.publishing && (
        <PublishDialog
          publishing={saving.publishing}
          onStop={saving.stopPublishing}
          onSaveDraft={() => void saving.saveAsDraft()}
          onPublish={() => void saving.publishAnyway()}
        />
      )}
      {failure?.kind === 'refused' && (
        <RefusedDialog problems={failure.problems} onClose={saving.dismissFailure} />
      )}
      {failure?.kind === 'deleted' && (
        <DeletedDialog
          busy={saving.busy}
          onRestore={saving.restoreAndSave}
          onClose={saving.dismissFailure}
        />
      )}
      {failure?.kind === 'conflict' && (
        <ConflictDialog
          key={failure.theirs.revision}
          id={base.id}
          revision={base.revision}
          began={draft.began}
          mine={values}
          theirs={failure.theirs}
          busy={saving.busy}
          onApply={(chosen) => void saving.saveOver(chosen, failure.theirs)}
          onTakeTheirs={() => {
            draft.adopt(failure.theirs);
            saving.dismissFailure();
            toast.info(t('conflict.taken'));
          }}
          onClose={saving.dismissFailure}
        />
      )}
      {openDialog === 'history' && (
        <HistoryDialog
          lesson={base}
          unsaved={draft.unsaved}
          onRestored={(restored) => {
            draft.adopt(restored);
            setAsked(null);
          }}
          onClose={() => setAsked(null)}
        />
      )}
      {openDialog === 'delete' && (
        <DeleteDialog
          lesson={base}
          onDeleted={() => {
            draft.discard();
            onDeleted();
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  );
}
