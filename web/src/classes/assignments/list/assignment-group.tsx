import type { Assignment } from '@codivia/contract/api/assignments';
import type { SchoolClass } from '@codivia/contract/api/classes';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from '../../../lib/i18n.ts';
import { Card } from '../../../ui/card.tsx';
import type { Group } from './assignment-groups.ts';
import { AssignmentRow } from './assignment-row.tsx';

type Props = {
  group: Group;
  assignments: readonly Assignment[];
  taught: SchoolClass;
  timeZone: string;
};

/** Assignments in progress, coming or past. The past ones are folded away, since a year has many. */
export function AssignmentGroup({ group, assignments, taught, timeZone }: Props) {
  const { t } = useTranslation('class-assignments');
  const title = t('group_count', { name: t(`groups.${group}`), number: assignments.length });
  return (
    <Card>
      <details open={group !== 'past'} className="group">
        <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-3 px-5 font-bold text-xl sm:px-6 [&::-webkit-details-marker]:hidden">
          <h3>{title}</h3>
          <ChevronDown
            aria-hidden="true"
            className="size-5 shrink-0 transition-transform group-open:rotate-180"
          />
        </summary>
        <ul className="divide-y divide-line px-5 pb-5 sm:px-6">
          {assignments.map((assignment) => (
            <AssignmentRow
              key={assignment.id}
              assignment={assignment}
              taught={taught}
              timeZone={timeZone}
            />
          ))}
        </ul>
      </details>
    </Card>
  );
}
