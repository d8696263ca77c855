import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { Table } from 'lucide-react';
import { useTranslation } from '../../../lib/i18n.ts';
import { DropdownMenu } from '../../../ui/dropdown-menu.tsx';
import { TABLE } from '../insert/entries.ts';
import { insertHtml } from '../insert/insert-html.ts';
import { editTable, isInTable, TABLE_EDITS, type TableEdit } from './table-edits.ts';
import { tableKeyOf } from './table-keys.ts';

type Props = { editor: Editor; className: string };

/** A button with what can be done with the table that has the caret; elsewhere it inserts one. */
export function TableMenu({ editor, className }: Props) {
  const { t } = useTranslation('admin-blocks');
  const isIn = useEditorState({ editor, selector: ({ editor: { state } }) => isInTable(state) });
  const insert = {
    key: 'insert',
    label: t('table_insert'),
    onSelect: () => editor.view.dispatch(insertHtml(editor.state, TABLE)),
  };
  const edit = (name: TableEdit) => {
    const key = tableKeyOf(name);
    return {
      key: name,
      label: t(`table_edits.${name}`),
      ...(key && { keys: t('table_keys', { key: t(`keys.${key}`) }) }),
      onSelect: () => {
        const transaction = editTable(editor.state, name);
        if (transaction) editor.view.dispatch(transaction);
      },
    };
  };
  return (
    <DropdownMenu
      label={t('table')}
      entries={isIn ? TABLE_EDITS.map(edit) : [insert]}
      align="start"
      className={className}
      onChosen={() => editor.view.focus()}
    >
      <Table aria-hidden="true" />
    </DropdownMenu>
  );
}
