import type { LessonFields } from '@codivia/contract/api/admin-lessons';
import { deleteStored, readStoredJson, store } from '../../../lib/storage.ts';
import type { StorageKey } from '../../../lib/storage-key.ts';
import { FIELDS } from './lesson-values.ts';

/** Unsaved text of a lesson, stored in this browser. */
export interface StoredDraft {
  /** The revision one began from. */
  revision: number;
  values: LessonFields;
  /** Milliseconds since 1970. */
  keptAt: number;
}

const keyOf = (id: string): StorageKey => `admin-lesson:${id}`;

function isStoredDraft(value: unknown): value is StoredDraft {
  const { revision, values, keptAt } = (value ?? {}) as Partial<StoredDraft>;
  return (
    typeof revision === 'number' &&
    typeof keptAt === 'number' &&
    typeof values === 'object' &&
    values !== null &&
    FIELDS.every((name) => name in values)
  );
}

export function readDraft(id: string): StoredDraft | null {
  const draft = readStoredJson(keyOf(id));
  return isStoredDraft(draft) ? draft : null;
}

/** Stores the draft; returns false if the browser's storage is full, and keeps it in memory until the page is left. */
export function storeDraft(id: string, draft: StoredDraft): boolean {
  return store(keyOf(id), JSON.stringify(draft));
}

export function deleteDraft(id: string): void {
  deleteStored(keyOf(id));
}
