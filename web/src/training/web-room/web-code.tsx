import type { RoomFiles } from '@codivia/contract/rooms';
import type { Ref } from 'react';
import { CodeEditor, type CodeEditorRef } from '../../code/editor/code-editor.tsx';
import { CodeTabs } from '../../code/previews/code-tabs.tsx';
import { failedLineIn, type PreviewOutput } from '../../code/previews/preview-output.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { FILE_OF, WEB_FILES, type WebFileName } from './web-files.ts';

const PLACEHOLDERS = {
  'index.html': 'placeholder_html',
  'style.css': 'placeholder_css',
  'script.js': 'placeholder_js',
} as const;

type Props = {
  file: WebFileName;
  onFile: (name: WebFileName) => void;
  files: RoomFiles;
  output: PreviewOutput;
  onChange: (name: string, text: string) => void;
  onRun: () => void;
  editor: Ref<CodeEditorRef>;
};

/** The editors of a page, one for each file. */
export function WebCode({ file, onFile, files, output, onChange, onRun, editor }: Props) {
  const { t } = useTranslation('web-room');
  const place = output.failure?.place ?? null;
  const failed = place ? FILE_OF[place.file] : null;
  const shown = WEB_FILES.find(({ name }) => name === file) ?? WEB_FILES[0];
  return (
    <CodeTabs tabs={WEB_FILES} value={file} onChoose={onFile} failed={failed}>
      <CodeEditor
        key={file}
        ref={editor}
        room
        language={shown.language}
        code={files[file] ?? ''}
        label={t('editor', { file: shown.label })}
        placeholder={t(PLACEHOLDERS[file])}
        failedLine={failed === file && place ? failedLineIn(place.file, output) : null}
        onChange={(text) => onChange(file, text)}
        onRun={onRun}
      />
    </CodeTabs>
  );
}
