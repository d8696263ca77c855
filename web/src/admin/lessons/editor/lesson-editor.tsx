import type { AdminCourseSummary } from '@codivia/contract/api/admin-courses';
import type { AdminLesson } from '@codivia/contract/api/admin-lessons';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { localizedTitle } from '../../../lib/localized.ts';
import { toast } from '../../../lib/toast.ts';
import type { Sought } from '../../kit/hit-address.ts';
import { SoughtContext, useSought } from '../../kit/sought/use-sought.ts';
import { useUnsavedGuard } from '../../kit/use-unsaved-guard.tsx';
import { HistoryDialog } from '../history/history-dialog.tsx';
import { isSameLesson, type StudioAddress, type Texts } from '../lesson-address.ts';
import { DeleteDialog } from '../list/delete-dialog.tsx';
import { Colleagues } from '../review/presence/colleagues.tsx';
import { StudioPage } from '../studio/studio-page.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { CopyDialog } from './copy-dialog.tsx';
import { DeletedDialog } from './deleted-dialog.tsx';
import { DetailsDrawer } from './details-drawer.tsx';
import { EditorBar, type Place } from './editor-bar.tsx';
import { LessonParts } from './lesson-parts.tsx';
import { Notices } from './notices.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { RefusedDialog } from './refused-dialog.tsx';
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
  /** The place in it to which the address leads. */
  sought: Sought | null;
  onTexts: (texts: Texts) => void;
  studio: StudioAddress;
  onDeleted: () => void;
  /** Opens a copy of the lesson. */
  onCopied: (id: string) => void;
};

/** The time until the dialog of a new lesson has closed, in milliseconds. */
const FOCUS_DELAY_MS = 50;

/** Everything about one lesson, to be changed and saved. */
export function LessonEditor(props: Props) {
  const { lesson, fresh, courses, order, place, texts, onTexts, studio, onDeleted, onCopied } =
    props;
  const { t, language } = useTranslation('admin-lessons');
  const draft = useLessonDraft(lesson);
  const [openDialog, setAsked] = useState<'details' | 'history' | 'copy' | 'delete' | null>(null);
  const saving = useLessonSaving(draft, { onWrongDetails: () => setAsked('details') });
  const sought = useSought(draft.values, props.sought);
  const { guard, question } = useUnsavedGuard(draft.unsaved, draft.discard, (address) =>
    isSameLesson(address, lesson.id),
  );
  const [lastExercise, setLastExercise] = useState(studio.exercise);
  if (studio.exercise !== null && studio.exercise !== lastExercise)
    setLastExercise(studio.exercise);
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
        onCopy={() => setAsked('copy')}
        onDelete={() => setAsked('delete')}
      />
      <div>
        <h2 ref={heading} tabIndex={-1} className="wrap-anywhere text-2xl">
          {localizedTitle(values, language)}
        </h2>
        <p className="wrap-anywhere font-mono text-muted text-sm">{base.id}</p>
      </div>
      <Colleagues lessonId={base.id} unsaved={draft.unsaved} />
      <Notices
        draft={draft}
        onDiscard={() => {
          draft.discard();
          draft.adopt(lesson);
        }}
      />
      <SoughtContext value={sought}>
        {studio.exercise === null ? (
          <LessonParts
            draft={draft}
            courses={courses}
            texts={texts}
            onTexts={onTexts}
            saving={saving}
            returnTo={lastExercise}
            onStudio={studio.open}
            onDetails={() => setAsked('details')}
          />
        ) : (
          <StudioPage
            lessonId={base.id}
            studio={studio}
            exercises={values.exercises}
            texts={texts}
            onTexts={onTexts}
            onChange={(exercises) => draft.change({ exercises })}
          />
        )}
      </SoughtContext>
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
      {openDialog === 'details' && (
        <DetailsDrawer
          values={values}
          courses={courses}
          onChange={draft.change}
          onClose={() => setAsked(null)}
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
      {openDialog === 'copy' && (
        <CopyDialog
          lesson={base}
          unsaved={draft.unsaved}
          courses={courses}
          onCopied={(id) => {
            setAsked(null);
            guard(() => onCopied(id));
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
