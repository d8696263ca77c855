import { lessonTag } from '@codivia/contract/lessons/lesson-tags';
import {
  AppWindow,
  Blocks,
  Bold,
  Code,
  Gamepad2,
  Heading2,
  Heading3,
  Image,
  Italic,
  Link,
  List,
  ListOrdered,
  MessageSquareQuote,
  Pilcrow,
  Redo2,
  Search,
  SquareCode,
  SquareTerminal,
  Table,
  Undo2,
  Video,
} from 'lucide-react';
import type { EditorCommand } from '../../../code/editor/editor-handle.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { DropdownMenu } from '../../../ui/dropdown-menu.tsx';
import { CALLOUTS, type Callout } from '../../blocks/box-titles.ts';
import type { Placeable } from '../../blocks/views/block-context.ts';
import { TOOL, ToolButton } from '../../kit/tool-button.tsx';
import type { EditorKind } from './editor-tag.ts';
import {
  type Edit,
  insertTag,
  makeBlock,
  makeCallout,
  makeCodeBlock,
  makeList,
  wrap,
} from './html-edits.ts';

/** The elements whose details a dialog asks for before they are inserted. */
export type InsertDialogName = EditorKind | 'link' | 'video' | 'picture';

type Props = {
  /** The name of the field below it. */
  label: string;
  /** The language of the texts it inserts. */
  boxTitle: (kind: Callout) => string;
  exercises: readonly Placeable[];
  onEdit: (edit: Edit) => void;
  onAsk: (dialogName: InsertDialogName) => void;
  onCommand: (command: EditorCommand) => void;
};

const TABLE =
  '<table>\n<thead>\n<tr><th></th><th></th></tr>\n</thead>\n<tbody>\n<tr><td></td><td></td></tr>\n</tbody>\n</table>';

/** Buttons over the HTML of a lesson: formats, boxes, and everything that learners can run or answer. */
export function Toolbar({ label, boxTitle, exercises, onEdit, onAsk, onCommand }: Props) {
  const { t } = useTranslation('admin-html');
  const boxes = CALLOUTS.map((kind) => ({
    key: kind,
    label: t(`boxes.${kind}`),
    onSelect: () => onEdit(makeCallout(kind, boxTitle(kind))),
  }));
  const placeable = exercises.map(({ id, title, tag }) => ({
    key: id,
    label: title || id,
    onSelect: () => onEdit(insertTag(lessonTag(tag, id))),
  }));
  const none = [{ key: 'none', label: t('no_exercise'), onSelect: () => {} }];
  return (
    <div
      role="toolbar"
      aria-label={t('toolbar', { label })}
      className="flex flex-wrap gap-0.5 rounded-control border border-line bg-sunken p-1"
    >
      <ToolButton name={t('heading')} icon={Heading2} onPress={() => onEdit(makeBlock('h2'))} />
      <ToolButton name={t('subheading')} icon={Heading3} onPress={() => onEdit(makeBlock('h3'))} />
      <ToolButton name={t('paragraph')} icon={Pilcrow} onPress={() => onEdit(makeBlock('p'))} />
      <ToolButton
        name={t('bold')}
        icon={Bold}
        onPress={() => onEdit(wrap('<strong>', '</strong>'))}
      />
      <ToolButton name={t('italic')} icon={Italic} onPress={() => onEdit(wrap('<em>', '</em>'))} />
      <ToolButton name={t('code')} icon={Code} onPress={() => onEdit(wrap('<code>', '</code>'))} />
      <ToolButton name={t('list')} icon={List} onPress={() => onEdit(makeList('ul'))} />
      <ToolButton name={t('numbered')} icon={ListOrdered} onPress={() => onEdit(makeList('ol'))} />
      <ToolButton name={t('link')} icon={Link} onPress={() => onAsk('link')} />
      <DropdownMenu label={t('box')} entries={boxes} align="start" className={TOOL}>
        <MessageSquareQuote aria-hidden="true" />
      </DropdownMenu>
      <ToolButton name={t('code_block')} icon={SquareCode} onPress={() => onEdit(makeCodeBlock)} />
      <ToolButton
        name={t('editors.python')}
        icon={SquareTerminal}
        onPress={() => onAsk('python')}
      />
      <ToolButton name={t('editors.web')} icon={AppWindow} onPress={() => onAsk('web')} />
      <ToolButton name={t('editors.p5')} icon={Gamepad2} onPress={() => onAsk('p5')} />
      <DropdownMenu
        label={t('exercise')}
        entries={placeable.length > 0 ? placeable : none}
        align="start"
        className={TOOL}
      >
        <Blocks aria-hidden="true" />
      </DropdownMenu>
      <ToolButton name={t('video')} icon={Video} onPress={() => onAsk('video')} />
      <ToolButton name={t('picture')} icon={Image} onPress={() => onAsk('picture')} />
      <ToolButton name={t('table')} icon={Table} onPress={() => onEdit(insertTag(TABLE))} />
      <ToolButton name={t('undo')} icon={Undo2} onPress={() => onCommand('undo')} />
      <ToolButton name={t('redo')} icon={Redo2} onPress={() => onCommand('redo')} />
      <ToolButton name={t('find')} icon={Search} onPress={() => onCommand('find')} />
    </div>
  );
}
