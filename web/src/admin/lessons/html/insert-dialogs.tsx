import { lessonTag } from '@codivia/contract/lessons/lesson-tags';
import { SLUG_PATTERN } from '@codivia/contract/text/slug';
import type { Chosen } from '../../../code/editor/editor-handle.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { EditorDialog } from './editor-dialog.tsx';
import { editorTagAt, writeEditorTag } from './editor-tag.ts';
import { type Edit, insertTag, makeLink, replacePart } from './html-edits.ts';
import { PictureDialog } from './picture-dialog.tsx';
import type { InsertDialogName } from './toolbar.tsx';
import { WordDialog } from './word-dialog.tsx';

/** Matches the addresses that the sanitizer allows in a link (server: sanitize-lesson.ts). */
const LINK = /^(https?:\/\/\S+|mailto:[^\s@]+@\S+|\/(?!\/)\S*|#\S+)$/;
const VIDEO = new RegExp(SLUG_PATTERN);

type Props = {
  dialogName: InsertDialogName;
  chosen: Chosen;
  onEdit: (edit: Edit) => void;
  onClose: () => void;
};

/** Asks for the details that a button of the toolbar needs. */
export function InsertDialogs({ dialogName, chosen, onEdit, onClose }: Props) {
  const { t } = useTranslation('admin-html');
  const put = (edit: Edit) => {
    onClose();
    onEdit(edit);
  };
  if (dialogName === 'python' || dialogName === 'web' || dialogName === 'p5') {
    const tag = editorTagAt(chosen.code, chosen.from);
    const kind = tag?.kind ?? dialogName;
    return (
      <EditorDialog
        kind={kind}
        code={tag?.code ?? null}
        onInsert={(code) => {
          const written = writeEditorTag(kind, code);
          put(tag ? replacePart(tag, written) : insertTag(written));
        }}
        onClose={onClose}
      />
    );
  }
  if (dialogName === 'picture') {
    return <PictureDialog onInsert={(tag) => put(insertTag(tag))} onClose={onClose} />;
  }
  if (dialogName === 'link') {
    return (
      <WordDialog
        title={t('link_dialog.title')}
        label={t('link_dialog.address')}
        hint={t('link_dialog.hint')}
        invalid={t('link_dialog.invalid')}
        valid={LINK}
        onInsert={(address) => put(makeLink(address))}
        onClose={onClose}
      />
    );
  }
  return (
    <WordDialog
      title={t('video_dialog.title')}
      label={t('video_dialog.name')}
      hint={t('video_dialog.hint')}
      invalid={t('video_dialog.invalid')}
      valid={VIDEO}
      onInsert={(name) => put(insertTag(lessonTag('lesson-video', name)))}
      onClose={onClose}
    />
  );
}
