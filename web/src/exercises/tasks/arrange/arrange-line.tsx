import { indentationOf } from '@codivia/contract/exercises/pieces';
import {
  ArrowDown,
  ArrowUp,
  GripVertical,
  IndentDecrease,
  IndentIncrease,
  type LucideIcon,
  X,
} from 'lucide-react';
import type { CSSProperties, KeyboardEvent, PointerEvent, Ref } from 'react';
import type { ColourRange } from '../../../code/editor/coloured-code.ts';
import { ColouredText } from '../../../code/editor/coloured-text.tsx';
import { useTranslation } from '../../../lib/i18n.ts';
import { classes } from '../../../ui/classes.ts';

/** The actions on a line of the program. */
export type LineAction = 'up' | 'down' | 'out' | 'in' | 'take_away';

const ICONS: Record<LineAction, LucideIcon> = {
  up: ArrowUp,
  down: ArrowDown,
  out: IndentDecrease,
  in: IndentIncrease,
  take_away: X,
};

const KEYS: Record<string, LineAction> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'out',
  ArrowRight: 'in',
  Delete: 'take_away',
  Backspace: 'take_away',
};

type Props = {
  piece: number;
  text: string;
  colours: readonly ColourRange[];
  /** Spaces in front of it in the program; null while it waits to be used. */
  spaces: number | null;
  chosen: boolean;
  dragged: boolean;
  actions: readonly LineAction[];
  describedBy: string;
  onChoose: () => void;
  onAction: (action: LineAction) => void;
  onGrab: (event: PointerEvent, byHandle: boolean) => void;
  ref: Ref<HTMLButtonElement>;
};

/** A line to arrange: a button, a handle for fingers, and the actions on it once it is chosen. */
export function ArrangeLine(props: Props) {
  const { piece, text, colours, spaces, chosen, dragged, actions, describedBy, ref } = props;
  const { onChoose, onAction, onGrab } = props;
  const { t } = useTranslation('tasks');
  const placed = spaces !== null;

  function press(event: KeyboardEvent): void {
    const action = KEYS[event.key];
    if (!placed || !action || !actions.includes(action) || event.altKey || event.ctrlKey) return;
    event.preventDefault();
    onAction(action);
  }

  return (
    <li
      {...(placed ? { 'data-placed': piece } : {})}
      className={classes('arrange-line', chosen && 'arrange-chosen', dragged && 'arrange-dragged')}
    >
      <span
        aria-hidden="true"
        title={t('drag')}
        className="arrange-handle"
        onPointerDown={(event) => onGrab(event, true)}
      >
        <GripVertical className="size-5" />
      </span>
      <button
        ref={ref}
        type="button"
        className="arrange-text"
        style={{ '--spaces': spaces ?? indentationOf(text) } as CSSProperties}
        aria-describedby={describedBy}
        {...(placed ? { 'aria-pressed': chosen } : {})}
        onClick={onChoose}
        onKeyDown={press}
        onPointerDown={(event) => onGrab(event, false)}
      >
        {' '.repeat(spaces ?? 0)}
        <ColouredText text={text} colours={colours} />
      </button>
      {chosen && (
        <span className="arrange-actions">
          {actions.map((action) => {
            const Icon = ICONS[action];
            return (
              <button
                key={action}
                type="button"
                aria-label={t(action)}
                title={t(action)}
                onClick={() => onAction(action)}
              >
                <Icon aria-hidden="true" className="size-5" />
              </button>
            );
          })}
        </span>
      )}
    </li>
  );
}
