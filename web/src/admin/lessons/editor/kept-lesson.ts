import type { LessonFields } from '@codivia/contract/admin-lessons';
import { forget, readStoredJson, type StorageKey, store } from '../../../lib/storage.ts';
import { FIELDS } from './lesson-values.ts';

/** What was written of a lesson and not saved yet, in this browser. */
export interface KeptLesson {
  /** The revision one began from. */
  revision: number;
  values: LessonFields;
  /** Milliseconds since 1970. */
  keptAt: number;
}

const keyOf = (id: string): StorageKey => `admin-lesson:${id}`;

function isKept(value: unknown): value is KeptLesson {
  const { revision, values, keptAt } = (value ?? {}) as Partial<KeptLesson>;
  return (
    typeof revision === 'number' &&
    typeof keptAt === 'number' &&
    typeof values === 'object' &&
    values !== null &&
    FIELDS.every((name) => name in values)
  );
}

export function readKept(id: string): KeptLesson | null {
  const kept = readStoredJson(keyOf(id));
  return isKept(kept) ? kept : null;
}

/** Answers false where it is held for the life of the page only: the browser stores no more. */
export function keep(id: string, kept: KeptLesson): boolean {
  return store(keyOf(id), JSON.stringify(kept));
}

export function forgetKept(id: string): void {
  forget(keyOf(id));
}
