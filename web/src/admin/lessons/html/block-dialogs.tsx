import { namedExplorables } from '@codivia/contract/lessons/lesson-tags';
import { type DialogProps, isEditorDialog } from '../../blocks/views/block-context.ts';
import { ExplorableDialog } from './explorable-dialog.tsx';
import { InsertDialogs } from './insert-dialogs.tsx';

/** The dialogs of the toolbar for one element alone: they write it, or write it anew. */
export function BlockDialogs(props: DialogProps) {
  const { name, html, language, file, onInsert, onClose } = props;
  if (name === 'explorable') {
    const [value = ''] = namedExplorables(html);
    return <ExplorableDialog value={value} onInsert={onInsert} onClose={onClose} />;
  }
  // The dialog of a program reads the one that is there; the others begin anew.
  const chosen = { code: isEditorDialog(name) ? html : '', from: 0, to: 0 };
  return (
    <InsertDialogs
      dialogName={name}
      chosen={chosen}
      language={language}
      file={file}
      onEdit={(edit) => {
        const { insert } = edit(chosen);
        onInsert(name === 'picture' ? `<p>${insert}</p>` : insert);
      }}
      onClose={onClose}
    />
  );
}
