import { useRef } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { CodeEditor, type CodeEditorRef } from '../editor/code-editor.tsx';
import { useStoredCode } from '../editor/stored-code.ts';
import { OutputPanel } from '../python/output-panel.tsx';
import { PythonBar } from '../python/python-bar.tsx';
import { useRunner, useRunnerState } from '../python/runner-context.ts';
import { useProgram } from '../python/use-program.ts';
import { useEditorWaits } from '../python/use-python-first.ts';
import { StepByStep } from '../tools/step-by-step.tsx';
import { FoldedCode } from './folded-code.tsx';
import { ProgramProblems } from './problems.tsx';

type Props = {
  /** The code to start from. */
  code: string;
  /** The place where the learner's own code is kept, and nobody else's; null where it is not. */
  storageKey: string | null;
  /** Names the editor among the others of the page. */
  label?: string;
};

function Editor({ code: start, storageKey, label }: Props) {
  const { t } = useTranslation('python');
  const runner = useRunner();
  const runnerState = useRunnerState(runner);
  const waits = useEditorWaits(runnerState);
  const stored = useStoredCode(storageKey, start);
  const program = useProgram(runner);
  const editor = useRef<CodeEditorRef>(null);

  function run(): void {
    if (program.busy) return;
    void program.run(stored.code);
  }

  function reset(): void {
    stored.reset();
    program.clear();
  }

  return (
    <div className="step-card grid grid-cols-1 gap-3">
      <FoldedCode code={stored.code}>
        <CodeEditor
          ref={editor}
          language="python"
          code={stored.code}
          label={label ?? t('code_label')}
          failedLine={program.output.failure?.line ?? null}
          onChange={stored.change}
          onRun={run}
          delayed={waits}
          onNear={() => runner.start()}
        />
      </FoldedCode>
      <PythonBar
        busy={program.busy}
        runner={runner}
        progress={program.output.progress}
        onRun={run}
        editor={editor}
        onStop={program.stop}
        onReset={reset}
        onUndoReset={stored.undoReset}
      >
        <StepByStep code={stored.code} runner={runner} busy={program.busy} />
      </PythonBar>
      {(program.output.failure || stored.code !== start) && (
        <ProgramProblems
          code={stored.code}
          start={start}
          failure={program.output.failure}
          editor={editor}
          onGoTo={(line) => editor.current?.goToLine(line)}
        />
      )}
      <OutputPanel
        output={program.output}
        runner={runner}
        onAnswer={program.answer}
        onRetry={run}
      />
    </div>
  );
}

/** Code that can be changed and run. The learner's code is kept in this browser, and never runs by itself. */
export function PythonEditor(props: Props) {
  return <Editor key={props.storageKey} {...props} />;
}
