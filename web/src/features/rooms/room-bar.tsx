import { EllipsisVertical, Play, Square, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { FontSizeControl } from '../../ui/code-editor/font-size-control.tsx';
import { DropdownMenu } from '../../ui/dropdown-menu.tsx';
import { type RoomActions, useRoomActions } from './room-actions.tsx';

type Props = RoomActions & {
  /** A program runs, or is about to. */
  busy: boolean;
  onRun: () => void;
  /** Run is pointed at or focused: it may be pressed soon. */
  onRunNear?: () => void;
  onStop: () => void;
  /** Null when there is nothing to bring back. */
  onUndo: (() => void) | null;
  /** What the room is doing, in words. */
  status?: ReactNode;
};

/**
 * Run, which becomes Stop while a program runs: the same button, so that whoever uses it by keyboard
 * stays on it. The second click of a double click is not meant to stop what the first has started.
 */
function RunOrStop({
  busy,
  onRun,
  onRunNear,
  onStop,
}: Pick<Props, 'busy' | 'onRun' | 'onRunNear' | 'onStop'>) {
  const { t } = useTranslation('rooms');
  const press = busy ? onStop : onRun;
  return (
    <Button
      variant={busy ? 'danger' : 'primary'}
      className="max-lg:px-3!"
      onPointerEnter={onRunNear}
      onFocus={onRunNear}
      onClick={(event) => event.detail > 1 || press()}
    >
      {busy ? (
        <Square aria-hidden="true" className="size-4 fill-current" />
      ) : (
        <Play aria-hidden="true" className="size-5 fill-current" />
      )}
      {t(busy ? 'stop' : 'run')}
    </Button>
  );
}

/** The buttons of a room. Narrow screens gather all but Run and Stop in a menu. */
export function RoomBar(props: Props) {
  const { onUndo, status } = props;
  const { t } = useTranslation('rooms');
  const { shown, hidden } = useRoomActions(props);
  return (
    <div className="contents lg:flex lg:min-w-0 lg:grow lg:flex-wrap lg:items-center lg:gap-x-1 lg:gap-y-2">
      <div
        role="status"
        className="text-muted text-sm max-lg:sr-only lg:order-last lg:min-w-20 lg:flex-1 lg:truncate lg:text-end"
      >
        {status}
      </div>
      <div className="max-lg:ms-auto">
        <RunOrStop
          busy={props.busy}
          onRun={props.onRun}
          onRunNear={props.onRunNear}
          onStop={props.onStop}
        />
      </div>
      {onUndo && (
        <Button variant="secondary" className="max-lg:order-last max-lg:w-full" onClick={onUndo}>
          <Undo2 aria-hidden="true" className="size-5" />
          {t('undo_reset')}
        </Button>
      )}
      <div className="flex flex-wrap items-center max-lg:hidden">
        {shown.map(({ key, label, icon, onSelect }) => (
          <Button
            key={key}
            variant="ghost"
            size="sm"
            className="min-h-11! px-2! [&_svg]:size-5"
            onClick={onSelect}
          >
            {icon}
            {label}
          </Button>
        ))}
        <FontSizeControl />
      </div>
      <div className="lg:hidden">
        <DropdownMenu
          label={t('more')}
          entries={[...shown, ...hidden]}
          className={buttonStyle('ghost', 'md', 'px-2!')}
        >
          <EllipsisVertical aria-hidden="true" className="size-5" />
        </DropdownMenu>
      </div>
    </div>
  );
}
