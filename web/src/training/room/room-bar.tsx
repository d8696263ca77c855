import { EllipsisVertical, LifeBuoy, Play, Square, Undo2 } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { DropdownMenu } from '../../ui/dropdown-menu.tsx';
import { type RoomAction, type RoomActions, useRoomActions } from './room-actions.tsx';

type Props = RoomActions & {
  /** Tells whether a program runs, or is about to. */
  busy: boolean;
  /** Run stays beside Stop and starts the program again, as for pages and games, which end by hand alone. */
  reruns?: boolean | undefined;
  onRun: () => void;
  /** Called when Run is pointed at or focused: it may be pressed soon. */
  onRunNear?: (() => void) | undefined;
  onStop: () => void;
  /** Null when there is nothing to bring back. */
  onUndo: (() => void) | null;
  /** The actions that lead to people who help, in a menu of their own where there is room. */
  help: readonly RoomAction[];
  /** The state of the room, in words. */
  status?: ReactNode;
};

/** French needs the most: with all words the bar of the Python room is 1690 pixels wide. */
const WORDS_FROM = {
  lg: '',
  xl: 'max-xl:sr-only',
  '2xl': 'max-2xl:sr-only',
  widest: 'max-[110rem]:sr-only',
};

type RunButtons = Pick<Props, 'busy' | 'reruns' | 'onRun' | 'onRunNear' | 'onStop'>;

/**
 * Run, which becomes Stop while a program runs: the same button, so that keyboard users stay on it. The second click of
 * a double click should not stop the program that the first has started. Where programs can be run again there are two
 * buttons instead.
 */
function RunAndStop({ busy, reruns = false, onRun, onRunNear, onStop }: RunButtons) {
  const { t } = useTranslation('rooms');
  const first = useRef<HTMLButtonElement>(null);
  const stops = busy && !reruns;
  const press = stops ? onStop : onRun;

  function stopBeside(): void {
    // This button disappears: the focus of keyboard users moves to the first one.
    first.current?.focus();
    onStop();
  }

  return (
    <>
      <Button
        ref={first}
        variant={stops ? 'danger' : 'primary'}
        className="max-lg:px-3!"
        onPointerEnter={onRunNear}
        onFocus={onRunNear}
        onClick={(event) => event.detail > 1 || press()}
      >
        {stops ? (
          <Square aria-hidden="true" className="size-4 fill-current" />
        ) : (
          <Play aria-hidden="true" className="size-5 fill-current" />
        )}
        <span className={busy && reruns ? 'max-sm:sr-only' : undefined}>
          {t(stops ? 'stop' : 'run')}
        </span>
      </Button>
      {busy && reruns && (
        <Button
          variant="danger"
          className="max-[110rem]:px-3!"
          title={t('stop')}
          onClick={stopBeside}
        >
          <Square aria-hidden="true" className="size-4 fill-current" />
          <span className="max-sm:sr-only lg:max-[110rem]:sr-only">{t('stop')}</span>
        </Button>
      )}
    </>
  );
}

/** The buttons of a room. Narrow screens gather all but Run and Stop in a menu. */
export function RoomBar(props: Props) {
  const { onUndo, status, help } = props;
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
      <div className="flex shrink-0 gap-1.5 max-lg:ms-auto">
        <RunAndStop
          busy={props.busy}
          reruns={props.reruns}
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
        {shown.map(({ key, label, icon, onSelect, words = 'xl', tip }) => (
          <Button
            key={key}
            variant="ghost"
            size="sm"
            className="min-h-11! px-2! [&_svg]:size-5"
            title={tip ?? (words === 'lg' ? undefined : label)}
            onClick={onSelect}
          >
            {icon}
            <span className={WORDS_FROM[words]}>{label}</span>
          </Button>
        ))}
        <DropdownMenu
          label={t('help')}
          entries={help}
          className={buttonStyle('ghost', 'md', 'px-2!')}
        >
          <LifeBuoy aria-hidden="true" className="size-5" />
        </DropdownMenu>
      </div>
      <div className="lg:hidden">
        <DropdownMenu
          label={t('more')}
          entries={[...shown, ...help, ...hidden]}
          className={buttonStyle('ghost', 'md', 'px-2!')}
        >
          <EllipsisVertical aria-hidden="true" className="size-5" />
        </DropdownMenu>
      </div>
    </div>
  );
}
