import type { AdminCourse } from '@codivia/contract/admin-courses';
import { COURSE_FORM_FIELDS } from '@codivia/contract/course-fields';
import type { Translate } from '../../lib/text-keys.ts';
import type { ChangedField } from '../kit/edit-conflict.tsx';
import type { Conflict } from '../kit/use-save-over-revision.ts';
import type { CourseField, CourseValues } from './course-values.ts';

/** What the other administrator has changed, beside what is in the form. */
export function conflictFields(
  { base, theirs }: Conflict<AdminCourse>,
  mine: CourseValues,
  dirty: Partial<Record<CourseField, unknown>>,
  t: Translate<'admin-courses'>,
  common: Translate<'common'>,
): ChangedField[] {
  const shown = (values: Pick<CourseValues, CourseField>, field: CourseField) =>
    field === 'difficulty' ? common(`difficulty.${values.difficulty}`) : values[field];
  return COURSE_FORM_FIELDS.filter((field) => base[field] !== theirs[field]).map((field) => ({
    name: field,
    label: t(`form.${field}`),
    theirs: shown(theirs, field),
    mine: shown(mine, field),
    both: Boolean(dirty[field]),
  }));
}
