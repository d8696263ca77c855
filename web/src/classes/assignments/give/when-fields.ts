import type { Assignment, NewAssignment } from '@codivia/contract/api/assignments';
import type { ClassMember } from '@codivia/contract/api/classes';
import { localTime } from '@codivia/contract/text/format-dates';
import { momentOf } from '../../../lib/zone-time.ts';

/** The values of the fields about time and pupils. Times are those of the class: `2026-12-07T08:00`. */
export type WhenFields = {
  opens: string;
  /** Empty without a due date. */
  due: string;
  for_all: boolean;
  members: readonly string[];
};

/** What a group of these fields needs. `sent` says that the form was sent: problems show from then on. */
export type WhenProps = {
  fields: WhenFields;
  sent: boolean;
  onChange: (changed: Partial<WhenFields>) => void;
};

/** The fields of a new assignment, which opens at once, for the whole class. */
export function newFields(timeZone: string, now = new Date()): WhenFields {
  return { opens: localTime(now, timeZone), due: '', for_all: true, members: [] };
}

/** The fields of an assignment that is changed, without pupils who are no longer among those of the class. */
export function fieldsOf(assignment: Assignment, pupils: readonly ClassMember[]): WhenFields {
  const { opens_local, due_local, for_all, member_ids } = assignment;
  const members = member_ids.filter((member) => pupils.some(({ id }) => id === member));
  return { opens: opens_local, due: due_local ?? '', for_all, members };
}

/** Tells whether the due date comes after the opening. */
export function isInOrder({ opens, due }: WhenFields, timeZone: string): boolean {
  const [from, to] = [momentOf(opens, timeZone), momentOf(due, timeZone)];
  return !from || !to || from.at < to.at;
}

/** Tells whether the fields can be sent. */
export function isComplete(fields: WhenFields, timeZone: string): boolean {
  const { opens, for_all, members } = fields;
  return opens !== '' && isInOrder(fields, timeZone) && (for_all || members.length > 0);
}

/** The part of an assignment that the fields are. */
export function planOf({ opens, due, for_all, members }: WhenFields) {
  return {
    opens_local: opens,
    ...(due ? { due_local: due } : {}),
    ...(for_all ? {} : { member_ids: [...members] }),
  } satisfies Partial<NewAssignment>;
}
