import type { PageParts } from '@codivia/contract/exercises/base';
import type { PagePart } from '@codivia/contract/programs/page-parts';
import type { ConsoleEntry } from '@codivia/runners/preview/messages';
import type { Ref } from 'react';
import { CodeEditor, type CodeEditorRef } from '../editor/code-editor.tsx';
import { CodeTabs } from '../previews/code-tabs.tsx';
import { PARTS } from './preview-kinds.ts';

type Props = {
  names: readonly PagePart[];
  parts: PageParts;
  shown: PagePart;
  onShow: (name: PagePart) => void;
  /** Names the editor of a part among the others of the page. */
  label: string;
  failure: ConsoleEntry | null;
  onChange: (name: PagePart, code: string) => void;
  onRun: () => void;
  editor: Ref<CodeEditorRef>;
};

/** The editor of a page or a sketch in a lesson, with a tab for each part where there are several. */
export function LessonCode(props: Props) {
  const { names, parts, shown, onShow, label, failure, onChange, onRun, editor } = props;
  const failed = failure?.position?.file ?? null;
  const several = names.length > 1;
  const code = (
    <CodeEditor
      key={shown}
      ref={editor}
      language={PARTS[shown].language}
      code={parts[shown] ?? ''}
      label={several ? `${label} (${PARTS[shown].label})` : label}
      // A sketch is a page of which there is only the script.
      library={!several && shown === 'js' ? 'p5' : null}
      failedLine={failed === shown ? (failure?.position?.line ?? null) : null}
      onChange={(text) => onChange(shown, text)}
      onRun={onRun}
      // Beside its preview there is little room, and a sentence of a page is a long line.
      wrap
    />
  );
  if (!several) return code;
  const tabs = names.map((name) => ({ name, label: PARTS[name].label }));
  return (
    <div data-part="code">
      <CodeTabs tabs={tabs} value={shown} onChoose={onShow} failed={failed}>
        {code}
      </CodeTabs>
    </div>
  );
}
