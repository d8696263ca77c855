import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import {
  ArrowDown,
  ArrowUp,
  Bold,
  Code,
  Heading2,
  Italic,
  Link,
  Plus,
  Redo2,
  Trash2,
  Undo2,
} from 'lucide-react';
import { useTranslation } from '../../lib/i18n.ts';
import { TOOL, ToolButton } from '../kit/tool-button.tsx';
import { askForBlock } from './insert/slash.ts';
import { TableMenu } from './table/table-menu.tsx';

type Props = {
  editor: Editor;
  /** The name of the field below it. */
  label: string;
  onLink: () => void;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
};

/** Inserts, formats, moves and removes. Everything here also works by touch. */
export function BlockToolbar({ editor, label, onLink, onMove, onRemove }: Props) {
  const { t } = useTranslation('admin-blocks');
  const html = useTranslation('admin-html').t;
  const on = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      heading: current.isActive('heading'),
      strong: current.isActive('strong'),
      em: current.isActive('em'),
      code: current.isActive('code'),
      a: current.isActive('a'),
    }),
  });
  const toggle = (mark: string) => () => editor.chain().focus().toggleMark(mark).run();
  const heading = () =>
    editor.chain().focus().toggleNode('heading', 'paragraph', { level: 2 }).run();
  const add = () => {
    editor.view.dispatch(askForBlock(editor.state));
    editor.view.focus();
  };
  return (
    <div
      role="toolbar"
      aria-label={t('toolbar', { label })}
      className="flex flex-wrap gap-0.5 rounded-t-control border-line border-b bg-surface p-1"
    >
      <ToolButton name={t('add')} icon={Plus} onPress={add} />
      <ToolButton name={html('heading')} icon={Heading2} isOn={on.heading} onPress={heading} />
      <ToolButton name={html('bold')} icon={Bold} isOn={on.strong} onPress={toggle('strong')} />
      <ToolButton name={html('italic')} icon={Italic} isOn={on.em} onPress={toggle('em')} />
      <ToolButton name={html('code')} icon={Code} isOn={on.code} onPress={toggle('code')} />
      <ToolButton name={html('link')} icon={Link} isOn={on.a} onPress={onLink} />
      <TableMenu editor={editor} className={TOOL} />
      <ToolButton name={t('up')} icon={ArrowUp} keys="Alt+ArrowUp" onPress={() => onMove(-1)} />
      <ToolButton
        name={t('down')}
        icon={ArrowDown}
        keys="Alt+ArrowDown"
        onPress={() => onMove(1)}
      />
      <ToolButton name={t('remove_block')} icon={Trash2} onPress={onRemove} />
      <ToolButton
        name={html('undo')}
        icon={Undo2}
        onPress={() => editor.chain().focus().undo().run()}
      />
      <ToolButton
        name={html('redo')}
        icon={Redo2}
        onPress={() => editor.chain().focus().redo().run()}
      />
    </div>
  );
}
