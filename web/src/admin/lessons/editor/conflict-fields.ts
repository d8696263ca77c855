import type { LessonFields } from '@codivia/contract/api/admin-lessons';
import { differences, type FieldName } from './lesson-values.ts';

export type Side = 'mine' | 'theirs';

/** A field in which two versions differ, and the side that stays. */
export type ConflictField = {
  name: FieldName;
  /** Null until it is chosen. */
  side: Side | null;
  /** Tells who has changed it; `unknown` if the version that both began from is not known. */
  who: 'both' | 'by_me' | 'by_them' | 'unknown';
};

/**
 * Returns the fields in which two versions differ. A field that only one side has changed since both began is that
 * side's unless chosen otherwise; every other field has to be chosen.
 *
 * @param base the version that both began from; null while it is not known
 */
export function conflictFields(
  base: LessonFields | null,
  mine: LessonFields,
  theirs: LessonFields,
  chosen: Partial<Record<FieldName, Side>>,
): ConflictField[] {
  const changedByMe = base ? differences(base, mine) : [];
  const changedByThem = base ? differences(base, theirs) : [];
  return differences(theirs, mine).map((name) => {
    if (!base) return { name, side: chosen[name] ?? null, who: 'unknown' };
    if (changedByMe.includes(name) && changedByThem.includes(name)) {
      return { name, side: chosen[name] ?? null, who: 'both' };
    }
    return changedByMe.includes(name)
      ? { name, side: chosen[name] ?? 'mine', who: 'by_me' }
      : { name, side: chosen[name] ?? 'theirs', who: 'by_them' };
  });
}
