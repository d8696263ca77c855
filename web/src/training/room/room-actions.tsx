import {
  Download,
  Files,
  Globe,
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

/** Another action of a room; it is with Reset, Save, Share and History. */
export type RoomAction = {
  key: string;
  label: string;
  icon: ReactNode;
  onSelect: () => void;
  /** The width of the window from which its button has words beside its icon; on wide ones (`xl`) if unset. */
  words?: 'lg' | 'xl' | '2xl' | 'widest';
  /** The text shown when it is pointed at, instead of its name. */
  tip?: string;
};

/** The actions of every room, and those of this one, which come first. */
export type RoomActions = {
  onFiles: () => void;
  onFormat: () => void;
  onReset: () => void;
  onSave: () => void;
  onShare: () => void;
  onPublish: () => void;
  onHistory: () => void;
  onFind: () => void;
  /** Shows the appearance of editors, and their keys. */
  onEditor: () => void;
  actions?: readonly RoomAction[];
};

/** Returns the actions of a room: `shown` as buttons where there is room, `hidden` in the menu of narrow screens. */
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
      key: 'publish',
      label: t('publish'),
      icon: <Globe aria-hidden="true" />,
      words: 'lg',
      onSelect: props.onPublish,
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
