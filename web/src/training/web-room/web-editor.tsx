import { CodeEditor } from '../../code/editor/code-editor.tsx';
import { labelOfFile } from '../../code/editor/file-language.ts';
import { PageProblems, WithProblems } from '../../code/lesson/problems.tsx';
import { CodeTabs } from '../../code/previews/code-tabs.tsx';
import { failedLineIn } from '../../code/previews/preview-output.ts';
import { useTranslation } from '../../lib/i18n.ts';
import type { PanelProps } from '../room/room-definition.ts';
import type { WebRoomProgram } from './use-web-program.ts';
import { goToPosition, WEB_FILES } from './web-files.ts';

const PLACEHOLDERS = {
  'index.html': 'placeholder_html',
  'style.css': 'placeholder_css',
  'script.js': 'placeholder_js',
} as const;

/** The editors of a page, one for each file. */
export function WebEditor(props: PanelProps<WebRoomProgram>) {
  const { program, work, onRun, editor, goTo } = props;
  const { t } = useTranslation('web-room');
  const { file, chooseFile } = program;
  const { output } = program.preview;
  const failed =
    WEB_FILES.find(({ name }) => name === output.failure?.position?.file)?.name ?? null;
  const shown = WEB_FILES.find(({ name }) => name === file) ?? WEB_FILES[0];
  return (
    <WithProblems
      problems={
        <PageProblems
          kind="web"
          files={work.files}
          output={output}
          editor={editor}
          shownFile={file}
          fileName={labelOfFile}
          onGoTo={(position) => goToPosition(position, chooseFile, goTo)}
        />
      }
    >
      <CodeTabs tabs={WEB_FILES} value={file} onChoose={chooseFile} failed={failed}>
        <CodeEditor
          key={file}
          ref={editor}
          room
          language={shown.language}
          code={work.files[file] ?? ''}
          label={t('editor', { file: shown.label })}
          draft={{ place: work.place, file }}
          placeholder={t(PLACEHOLDERS[file])}
          failedLine={failedLineIn(file, output)}
          onChange={(text) => work.change(file, text)}
          onRun={onRun}
        />
      </CodeTabs>
    </WithProblems>
  );
}
