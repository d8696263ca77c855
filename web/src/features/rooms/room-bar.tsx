import {
  AArrowDown,
  AArrowUp,
  Download,
  EllipsisVertical,
  History,
  Link2,
  Play,
  RotateCcw,
  Search,
  Square,
  Undo2,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { useFontSize } from '../../ui/code-editor/font-size.ts';
import { FontSizeControl } from '../../ui/code-editor/font-size-control.tsx';
import { DropdownMenu } from '../../ui/dropdown-menu.tsx';

/** Something else a room can do; it stands with Reset, Save, Share and History. */
export type RoomAction = { key: string; label: string; icon: ReactNode; onSelect: () => void };

type Props = {
  /** A program runs, or is about to. */
  busy: boolean;
  onRun: () => void;
  onStop: () => void;
  onReset: () => void;
  /** Null when there is nothing to bring back. */
  onUndo: (() => void) | null;
  onSave: () => void;
  onShare: () => void;
  onHistory: () => void;
  onFind: () => void;
  /** What this room can do besides, before the others. */
  actions?: readonly RoomAction[];
  /** What it is doing, in words. */
  status?: ReactNode;
};

/**
 * Run, which becomes Stop while a program runs: the same button, so that whoever uses it by keyboard
 * stays on it. The second click of a double click is not meant to stop what the first has started.
 */
function RunOrStop({ busy, onRun, onStop }: Pick<Props, 'busy' | 'onRun' | 'onStop'>) {
  const { t } = useTranslation('rooms');
  const press = busy ? onStop : onRun;
  return (
    <Button
      variant={busy ? 'danger' : 'primary'}
      className="max-lg:px-3!"
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
  const { onUndo, actions = [], status } = props;
  const { t } = useTranslation('rooms');
  const editor = useTranslation('editor');
  const always: RoomAction[] = [
    {
      key: 'reset',
      label: t('reset'),
      icon: <RotateCcw aria-hidden="true" />,
      onSelect: props.onReset,
    },
    {
      key: 'save',
      label: t('save'),
      icon: <Download aria-hidden="true" />,
      onSelect: props.onSave,
    },
    {
      key: 'share',
      label: t('share'),
      icon: <Link2 aria-hidden="true" />,
      onSelect: props.onShare,
    },
    {
      key: 'history',
      label: t('history'),
      icon: <History aria-hidden="true" />,
      onSelect: props.onHistory,
    },
  ];
  const { smaller, larger } = useFontSize();
  const find = {
    key: 'find',
    label: t('find'),
    icon: <Search aria-hidden="true" />,
    onSelect: props.onFind,
  };
  const sizes: RoomAction[] = [
    {
      key: 'larger',
      label: editor.t('font_size.larger'),
      icon: <AArrowUp aria-hidden="true" />,
      onSelect: () => larger?.(),
    },
    {
      key: 'smaller',
      label: editor.t('font_size.smaller'),
      icon: <AArrowDown aria-hidden="true" />,
      onSelect: () => smaller?.(),
    },
  ];
  const shown = [...actions, ...always];
  return (
    <div className="contents lg:flex lg:min-w-0 lg:grow lg:flex-wrap lg:items-center lg:gap-x-1.5 lg:gap-y-2">
      <div
        role="status"
        className="text-muted text-sm max-lg:sr-only lg:order-last lg:min-w-20 lg:flex-1 lg:truncate lg:text-end"
      >
        {status}
      </div>
      <div className="max-lg:ms-auto">
        <RunOrStop busy={props.busy} onRun={props.onRun} onStop={props.onStop} />
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
            className="min-h-11! px-2.5! [&_svg]:size-5"
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
          entries={[...shown, find, ...sizes]}
          className={buttonStyle('ghost', 'md', 'px-2!')}
        >
          <EllipsisVertical aria-hidden="true" className="size-5" />
        </DropdownMenu>
      </div>
    </div>
  );
}
