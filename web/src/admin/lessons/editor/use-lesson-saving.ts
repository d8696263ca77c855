import {
  type AdminLesson,
  LESSON_FIGURES,
  LESSON_MAX_BYTES,
  type LessonFields,
} from '@codivia/contract/api/admin-lessons';
import type { ContentProblem } from '@codivia/contract/api/admin-lists';
import { formatNumber } from '@codivia/contract/text/format';
import { useRef, useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { currentVersionIn } from '../../../lib/current-version.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { toast } from '../../../lib/toast.ts';
import { bytesOf, sizeParts } from '../../blocks/text-size.ts';
import { useErrorText } from '../../kit/failures.ts';
import { useRestoreLesson, useSaveLesson } from '../admin-lessons.api.ts';
import { newProofs } from '../proof.ts';
import { changesFrom, valuesOf, wrongFigure } from './lesson-values.ts';
import type { LessonDraft } from './use-lesson-draft.ts';
import { usePublication } from './use-publication.ts';

/** The server's reason why a save cannot be made as it is. */
export type SaveFailure =
  | { kind: 'conflict'; theirs: AdminLesson }
  /** Somebody else has deleted it. */
  | { kind: 'deleted' }
  | { kind: 'refused'; problems: ContentProblem[] };

function saveFailureOf(error: unknown): SaveFailure | null {
  if (!(error instanceof ApiError)) return null;
  const { problems } = (error.answer ?? {}) as { problems?: ContentProblem[] };
  const theirs = currentVersionIn<AdminLesson>(error);
  if (theirs) return { kind: 'conflict', theirs };
  if (error.code === 'lesson_not_found') return { kind: 'deleted' };
  if (error.status === 422 && problems) return { kind: 'refused', problems };
  return null;
}

/** Saves a lesson; published exercises are checked first, and changes of others are never overwritten silently. */
export function useLessonSaving(
  draft: LessonDraft,
  { onWrongDetails }: { onWrongDetails: () => void },
) {
  const { t, language } = useTranslation('admin-lessons');
  const errorText = useErrorText();
  const saving = useSaveLesson(draft.base.id);
  const restoring = useRestoreLesson();
  const publication = usePublication();
  const [failure, setFailure] = useState<SaveFailure | null>(null);
  const [titleMissing, setTitleMissing] = useState(false);
  /** The values of the last requested save and the version below it: after a conflict the form holds neither. */
  const requested = useRef<{ values: LessonFields; base: AdminLesson } | null>(null);

  /** Sends the fields that differ from `base`, the server's state that is written over. */
  async function send(values: LessonFields, base: AdminLesson = draft.base): Promise<void> {
    const body = {
      ...changesFrom(base, values),
      revision: base.revision,
      ...newProofs(values, base),
    };
    const bytes = bytesOf(JSON.stringify(body));
    if (bytes > LESSON_MAX_BYTES) {
      const limit = sizeParts(LESSON_MAX_BYTES).size;
      toast.error(t('too_large', { size: formatNumber(sizeParts(bytes).size, language), limit }));
      return;
    }
    try {
      const saved = await saving.mutateAsync(body);
      // Takes the values of the form, not the sent ones: after a conflict the sent ones may be the other person's.
      draft.adopt(saved, { values: valuesOf(saved), sent: draft.values });
      setFailure(null);
      toast.success(t('saved'));
    } catch (error) {
      const found = saveFailureOf(error);
      setFailure(found);
      if (!found) toast.error(errorText(t('save_failed'), error));
    }
  }

  async function save(
    values: LessonFields = draft.values,
    base: AdminLesson = draft.base,
  ): Promise<void> {
    const untitled = values.title.trim() === '';
    setTitleMissing(untitled);
    if (untitled || saving.isPending) return;
    const figure = wrongFigure(values);
    if (figure) {
      const most = formatNumber(LESSON_FIGURES[figure], language);
      toast.error(`${t(`fields.${figure}`)} – ${t('figure_invalid', { most })}`);
      onWrongDetails();
      return;
    }
    requested.current = { values, base };
    if (values.is_active && !(await publication.mayPublish(values, base))) return;
    await send(values, base);
  }

  /** Restores the lesson that somebody else has deleted, and saves the pending values. */
  async function restoreAndSave(): Promise<void> {
    const { values, base } = requested.current ?? draft;
    try {
      await restoring.mutateAsync(base.id);
    } catch (error) {
      // If another administrator has restored it in the meantime, or it is gone permanently, saving shows that.
      if (!(error instanceof ApiError && error.code === 'lesson_not_deleted')) {
        toast.error(errorText(t('trash_dialog.failed'), error));
        return;
      }
    }
    await send(values, base);
  }

  return {
    save: () => save(),
    publish: () => save({ ...draft.values, is_active: true }),
    restoreAndSave: () => void restoreAndSave(),
    /** Saves what was chosen of two versions over the other one's. */
    saveOver: (values: LessonFields, theirs: AdminLesson) => save(values, theirs),
    saveAsDraft: () => {
      publication.stop();
      draft.change({ is_active: false });
      const { values, base } = requested.current ?? draft;
      return send({ ...values, is_active: false }, base);
    },
    publishAnyway: () => {
      publication.stop();
      const { values, base } = requested.current ?? draft;
      return send(values, base);
    },
    busy: saving.isPending || restoring.isPending,
    publishing: publication.publishing,
    stopPublishing: publication.stop,
    failure,
    dismissFailure: () => setFailure(null),
    titleError: titleMissing && draft.values.title.trim() === '' ? t('title_missing') : undefined,
  };
}
