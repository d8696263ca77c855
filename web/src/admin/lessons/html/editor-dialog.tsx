import { useState } from 'react';
import { CodeEditor } from '../../../code/editor/code-editor.tsx';
import type { CodeLanguage } from '../../../code/editor/editor-handle.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import type { EditorKind } from './editor-tag.ts';
import { InsertDialog } from './insert-dialog.tsx';

const LANGUAGES: Record<EditorKind, CodeLanguage> = {
  python: 'python',
  web: 'html',
  p5: 'javascript',
};

type Props = {
  kind: EditorKind;
  /** The program of the tag under the cursor; null when a new tag is made. */
  code: string | null;
  onInsert: (code: string) => void;
  onClose: () => void;
};

/** The program of an editor tag, as code: nobody has to write it as an attribute. */
export function EditorDialog({ kind, code: initialCode, onInsert, onClose }: Props) {
  const { t } = useTranslation('admin-html');
  const [code, setCode] = useState(initialCode ?? '');
  return (
    <InsertDialog
      size="lg"
      title={t('editor_dialog.title', { editor: t(`editors.${kind}`) })}
      description={t('editor_dialog.text')}
      action={t(initialCode === null ? 'insert' : 'replace')}
      onSubmit={() => onInsert(code)}
      onClose={onClose}
    >
      <div className="grid gap-1.5">
        <span aria-hidden="true" className="font-bold">
          {t('editor_dialog.code')}
        </span>
        <CodeEditor
          language={LANGUAGES[kind]}
          code={code}
          label={t('editor_dialog.code')}
          failedLine={null}
          onChange={setCode}
        />
      </div>
    </InsertDialog>
  );
}
