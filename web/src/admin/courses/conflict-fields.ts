import type { AdminCourse } from '@codivia/contract/api/admin-courses';
import { COURSE_FORM_FIELDS } from '@codivia/contract/api/course-fields';
import type { Translate } from '../../lib/text-keys.ts';
import type { ChangedField } from '../kit/edit-conflict.tsx';
import type { Conflict } from '../kit/use-save-over-revision.ts';
import { type CourseField, type CourseValues, valuesOf } from './course-values.ts';

/** Returns what the other administrator has changed, beside what is in the form. */
export function conflictFields(
  { base, theirs }: Conflict<AdminCourse>,
  mine: CourseValues,
  dirty: Partial<Record<CourseField, unknown>>,
  t: Translate<'admin-courses'>,
  common: Translate<'common'>,
): ChangedField[] {
  const displayedValue = (values: Pick<CourseValues, CourseField>, field: CourseField) =>
    field === 'difficulty' ? common(`difficulty.${values.difficulty}`) : values[field];
  const before = valuesOf(base);
  const now = valuesOf(theirs);
  return COURSE_FORM_FIELDS.filter((field) => before[field] !== now[field]).map((field) => ({
    name: field,
    label: t(`form.${field}`),
    theirs: displayedValue(now, field),
    mine: displayedValue(mine, field),
    both: Boolean(dirty[field]),
  }));
}
