import type { AdminUser } from '@codivia/contract/api/admin-users';
import { LANGUAGE_NAMES } from '@codivia/contract/api/language';
import type { Translate } from '../../lib/text-keys.ts';
import type { ChangedField } from '../kit/edit-conflict.tsx';
import type { Conflict } from '../kit/use-save-over-revision.ts';
import { USER_FIELDS, type UserField, type UserValues } from './user-values.ts';

type Shown = Pick<UserValues, Exclude<UserField, 'subscription_end_date'>> & {
  subscription_end_date: string | null;
};

function displayedValue(values: Shown, field: UserField, t: Translate<'admin-users'>) {
  if (field === 'role') return t(`role.${values.role}`);
  if (field === 'language') return LANGUAGE_NAMES[values.language];
  return values[field];
}

/** Returns what has changed in the meantime, beside what is in the form. */
export function conflictFields(
  { base, theirs }: Conflict<AdminUser>,
  mine: UserValues,
  dirty: Partial<Record<UserField, unknown>>,
  t: Translate<'admin-users'>,
): ChangedField[] {
  return USER_FIELDS.filter((field) => base[field] !== theirs[field]).map((field) => ({
    name: field,
    label: t(`form.${field}`),
    theirs: displayedValue(theirs, field, t),
    mine: displayedValue(mine, field, t),
    both: Boolean(dirty[field]),
  }));
}
