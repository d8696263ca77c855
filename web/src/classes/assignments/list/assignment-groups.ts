import type { Assignment } from '@codivia/contract/api/assignments';

/** The groups of the list, in its order. */
export const GROUPS = ['open', 'coming', 'past'] as const;
export type Group = (typeof GROUPS)[number];

/** Tells whether an assignment has opened, and whether its due date has passed. */
function groupOf({ opens_at, due_at }: Assignment, now: number): Group {
  if (Date.parse(opens_at) > now) return 'coming';
  return due_at !== null && Date.parse(due_at) < now ? 'past' : 'open';
}

/** What is due first comes first; what has no due date comes last. */
const byDueDate = (one: Assignment, other: Assignment) =>
  (one.due_at ?? '9').localeCompare(other.due_at ?? '9');

/** Groups assignments: what is due first, what opens first, and what was due last. Empty groups are left out. */
export function groupAssignments(
  assignments: readonly Assignment[],
  now = Date.now(),
): { group: Group; assignments: Assignment[] }[] {
  const all = Map.groupBy(assignments, (assignment) => groupOf(assignment, now));
  const sorted = {
    open: all.get('open')?.sort(byDueDate),
    coming: all.get('coming'),
    past: all.get('past')?.sort(byDueDate).reverse(),
  };
  return GROUPS.flatMap((group) => {
    const found = sorted[group];
    return found ? [{ group, assignments: found }] : [];
  });
}
