import type { ClassAssignments } from '@codivia/contract/api/assignments';
import type { SchoolClass } from '@codivia/contract/api/classes';
import { momentOf } from '../../lib/zone-time.ts';

/** What each view of the section is given: the class, and what it has to do. */
export type ViewProps = { taught: SchoolClass; data: ClassAssignments };

/** The pupils of a class, without those whom a teacher has removed. */
export function pupilsOf({ members }: SchoolClass) {
  return members.filter(({ delete_after }) => delete_after === null);
}

/** Tells whether something can be assigned that opens at this time: Premium only while the licence runs. */
export function isCovered(
  { is_premium }: { is_premium: boolean },
  opensLocal: string,
  { licence, time_zone }: ClassAssignments,
): boolean {
  if (!is_premium) return true;
  const opens = momentOf(opensLocal, time_zone);
  return licence !== null && (!opens || opens.at < new Date(licence.until));
}
