import {
  Download,
  Files,
  History,
  Link2,
  RotateCcw,
  Search,
  Settings2,
  TextAlignStart,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormatKey } from '../../code/editor/run-key.ts';
import { useTranslation } from '../../lib/i18n.ts';

/** Something else a room can do; it is with Reset, Save, Share and History. */
export type RoomAction = {
  key: string;
  label: string;
  icon: ReactNode;
  onSelect: () => void;
  /** From which width of the window its button has words beside its sign; on wide ones (`xl`) where nothing is said. */
  words?: 'lg' | 'xl' | '2xl' | 'widest';
  /** Said when it is pointed at, instead of its name. */
  tip?: string;
};

/** What can be done in every room, and what this one can do besides: that comes first. */
export type RoomActions = {
  onFiles: () => void;
  onFormat: () => void;
  onReset: () => void;
  onSave: () => void;
  onShare: () => void;
  onHistory: () => void;
  onFind: () => void;
  /** Shows how editors look, and their keys. */
  onEditor: () => void;
  actions?: readonly RoomAction[];
};

/** What a room can do: `shown` as buttons where there is room, `hidden` in the menu of narrow screens. */
export function useRoomActions(props: RoomActions): { shown: RoomAction[]; hidden: RoomAction[] } {
  const { t } = useTranslation('rooms');
  const editor = useTranslation('editor');
  const formatKey = useFormatKey();
  const always: RoomAction[] = [
    {
      key: 'files',
      label: t('files'),
      icon: <Files aria-hidden="true" />,
      words: 'lg',
      onSelect: props.onFiles,
    },
    {
      key: 'format',
      label: editor.t('format'),
      tip: editor.t('format_keys', { key: formatKey }),
      icon: <TextAlignStart aria-hidden="true" />,
      words: 'widest',
      onSelect: props.onFormat,
    },
    {
      key: 'reset',
      label: t('reset'),
      icon: <RotateCcw aria-hidden="true" />,
      words: '2xl',
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
      words: '2xl',
      onSelect: props.onHistory,
    },
  ];
  const find = {
    key: 'find',
    label: t('find'),
    icon: <Search aria-hidden="true" />,
    onSelect: props.onFind,
  };
  const look: RoomAction = {
    key: 'editor',
    label: editor.t('help'),
    icon: <Settings2 aria-hidden="true" />,
    onSelect: props.onEditor,
    words: 'widest',
  };
  return { shown: [...(props.actions ?? []), ...always, look], hidden: [find] };
}
