import type { Language } from '@codivia/contract/api/language';
import { lessonTag } from '@codivia/contract/lessons/lesson-tags';
import type { Chosen } from '../../../code/editor/editor-handle.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { FilmPicker } from '../../media/film-picker.tsx';
import { PicturePicker } from '../../media/picture-picker.tsx';
import { EditorDialog } from './editor-dialog.tsx';
import { editorTagAt, writeEditorTag } from './editor-tag.ts';
import { type Edit, insertTag, makeLink, pictureTag, replacePart } from './html-edits.ts';
import type { InsertDialogName } from './toolbar.tsx';
import { WordDialog } from './word-dialog.tsx';

/** Matches the addresses that the sanitizer allows in a link (server: sanitize-lesson.ts). */
const LINK = /^(https?:\/\/\S+|mailto:[^\s@]+@\S+|\/(?!\/)\S*|#\S+)$/;

type Props = {
  dialogName: InsertDialogName;
  chosen: Chosen;
  /** The language of the text, in which pictures are described. */
  language: Language;
  /** A picture that was pasted or dropped. */
  file: File | undefined;
  onEdit: (edit: Edit) => void;
  onClose: () => void;
};

/** Asks for the details that a button of the toolbar needs. */
export function InsertDialogs(props: Props) {
  const { dialogName, chosen, language, file, onEdit, onClose } = props;
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
    return (
      <PicturePicker
        {...(file ? { file } : {})}
        onPicked={(picture) => put(insertTag(pictureTag(picture, language)))}
        onClose={onClose}
      />
    );
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
    <FilmPicker
      onPicked={(name) => put(insertTag(lessonTag('lesson-video', name)))}
      onClose={onClose}
    />
  );
}
