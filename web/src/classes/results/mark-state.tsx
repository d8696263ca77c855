import type { MarkState } from '@codivia/contract/api/class-results';
import { Circle, CircleCheck, CircleMinus, CircleX, ClockAlert } from 'lucide-react';
import { useTranslation } from '../../lib/i18n.ts';
import type { MarkedAssignment } from './result-figures.ts';

/** The states of marks, in the order of the legend. */
export const MARK_STATES = ['in_time', 'late', 'missing', 'open', 'excused'] as const;

const LOOKS = {
  in_time: { Icon: CircleCheck, look: 'text-done' },
  late: { Icon: ClockAlert, look: 'text-trail' },
  missing: { Icon: CircleX, look: 'text-danger' },
  open: { Icon: Circle, look: 'text-muted' },
  excused: { Icon: CircleMinus, look: 'text-muted' },
} as const satisfies Record<MarkState, object>;

/** Returns the word for a state; what has no due date is done, and not in time. */
export function useMarkWord(): (marked: Pick<MarkedAssignment, 'state' | 'assignment'>) => string {
  const { t } = useTranslation('class-results');
  return ({ state, assignment }) =>
    t(`marks.states.${state === 'in_time' && assignment.due_at === null ? 'done' : state}`);
}

/** The icon of a state, which tells it apart without colors. */
function StateIcon({ state }: { state: MarkState }) {
  const { Icon, look } = LOOKS[state];
  return <Icon aria-hidden="true" className={`size-4 shrink-0 ${look}`} />;
}

/** The icon and the word of a mark. */
export function MarkLabel(marked: Pick<MarkedAssignment, 'state' | 'assignment'>) {
  const wordOf = useMarkWord();
  return (
    <span className="flex items-center gap-1.5">
      <StateIcon state={marked.state} />
      <span>{wordOf(marked)}</span>
    </span>
  );
}

/** What each word of the table means. */
export function MarkLegend() {
  const { t } = useTranslation('class-results');
  return (
    <dl className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {MARK_STATES.map((state) => (
        <div key={state} className="flex flex-wrap items-center gap-x-1.5">
          <dt className="flex items-center gap-1.5 font-bold">
            <StateIcon state={state} />
            {t(`marks.states.${state}`)}
          </dt>
          <dd className="text-muted">{t(`marks.legend.${state}`)}</dd>
        </div>
      ))}
    </dl>
  );
}
