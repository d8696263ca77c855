import type { CellState, LessonCell } from '@codivia/contract/api/class-lessons';
import { STUCK_TRIES } from '@codivia/contract/api/class-lessons';
import { Ban, CircleCheck, CircleX, LifeBuoy, Minus, Pencil } from 'lucide-react';
import { useTranslation } from '../../lib/i18n.ts';

const LOOKS = {
  not_assigned: { Icon: Ban, look: 'text-muted' },
  not_begun: { Icon: Minus, look: 'text-muted' },
  working: { Icon: Pencil, look: 'bg-trail-soft text-trail' },
  tried: { Icon: CircleX, look: 'bg-sunken text-ink' },
  solved: { Icon: CircleCheck, look: 'bg-done-soft text-done' },
  stuck: { Icon: LifeBuoy, look: 'bg-joy text-on-joy font-bold' },
} as const satisfies Record<CellState, object>;

/** Returns the word for the state of an exercise. */
export function useStateWord(): (cell: Pick<LessonCell, 'state' | 'tries'>) => string {
  const { t } = useTranslation('lesson-view');
  return ({ state, tries }) => {
    if (state === 'tried') return t('states.tried', { count: tries });
    if (state === 'stuck' && tries >= STUCK_TRIES) return t('states.stuck_tries', { count: tries });
    return t(`states.${state}`);
  };
}

/** The look of a state, which its icon and word tell apart without colors. */
export const lookOf = (state: CellState): string => LOOKS[state].look;

type LabelProps = Pick<LessonCell, 'state' | 'tries'> & {
  /** For a narrow column: the tries of whoever is stuck as a number. */
  isShort?: boolean;
};

/** The icon and the word of a state. */
export function StateLabel({ isShort = false, ...cell }: LabelProps) {
  const { t } = useTranslation('lesson-view');
  const wordOf = useStateWord();
  const { Icon } = LOOKS[cell.state];
  const { state, tries } = cell;
  return (
    <>
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      <span className="truncate">
        {isShort && state === 'stuck' && tries > 0
          ? t('states.stuck_short', { tries })
          : wordOf(cell)}
      </span>
    </>
  );
}
