import type { AdminLesson, LessonFields } from '@codivia/contract/api/admin-lessons';
import { useState } from 'react';
import { readDraft, type StoredDraft } from './lesson-drafts.ts';
import { differences, valuesOf } from './lesson-values.ts';
import { useStoredDraft } from './use-stored-draft.ts';

export interface LessonDraft {
  /** The lesson as it was last in common with the server. */
  base: AdminLesson;
  /** The lesson at the revision that the changes began from; null for changes of a former visit. */
  began: LessonFields | null;
  /** As it is written now. */
  values: LessonFields;
  unsaved: boolean;
  change: (changes: Partial<LessonFields>) => void;
  /**
   * Takes what the server says as the new common state. Without `values` the form shows the same; what was
   * written since `sent` stays.
   */
  adopt: (lesson: AdminLesson, written?: { values: LessonFields; sent?: LessonFields }) => void;
  /** Records that the lesson is at another place of its course now. */
  moved: (order_index: number) => void;
  /** Discards unsaved changes. */
  discard: () => void;
  /** False where this browser cannot keep them. */
  stored: boolean;
  /** The unsaved text of an earlier visit, if any. */
  recovered: StoredDraft | null;
  dismissRecovered: () => void;
}

function leftBehind(lesson: AdminLesson): StoredDraft | null {
  const stored = readDraft(lesson.id);
  return stored && differences(stored.values, valuesOf(lesson)).length > 0 ? stored : null;
}

/** Holds a lesson while it is edited. Changes that a crash has interrupted are restored. */
export function useLessonDraft(lesson: AdminLesson): LessonDraft {
  const [base, setBase] = useState(lesson);
  const [recovered, setRecovered] = useState(() => leftBehind(lesson));
  const [values, setValues] = useState(() => recovered?.values ?? valuesOf(lesson));
  // Work on an older revision continues from there: saving it finds the newer one, and asks.
  const [revision, setRevision] = useState(recovered?.revision ?? lesson.revision);
  const unsaved = differences(base, values).length > 0;
  const { discard, stored } = useStoredDraft(lesson.id, revision, values, unsaved);

  return {
    base: revision === base.revision ? base : { ...base, revision },
    began: revision === base.revision ? base : null,
    values,
    unsaved,
    stored,
    discard,
    recovered,
    dismissRecovered: () => setRecovered(null),
    change: (changes) => setValues((now) => ({ ...now, ...changes })),
    moved(order_index) {
      setBase((now) => ({ ...now, order_index }));
      setValues((now) => (now.order_index === base.order_index ? { ...now, order_index } : now));
    },
    adopt(next, written) {
      setBase(next);
      setRevision(next.revision);
      setRecovered(null);
      setValues((now) => {
        if (!written) return valuesOf(next);
        const since = written.sent ? differences(written.sent, now) : [];
        const later = Object.fromEntries(since.map((name) => [name, now[name]]));
        return { ...written.values, ...later };
      });
    },
  };
}
