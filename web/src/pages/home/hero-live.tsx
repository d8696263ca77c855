import { useLayoutEffect, useRef, useState } from 'react';
import { CodeEditor, type CodeEditorRef } from '../../code/editor/code-editor.tsx';
import { loadEditor } from '../../code/editor/load-editor.ts';
import { useStoredCode } from '../../code/exercise/stored-code.ts';
import { OutputPanel } from '../../code/python/output-panel.tsx';
import { PythonBar } from '../../code/python/python-bar.tsx';
import { useRunner, useRunnerState } from '../../code/python/runner-context.ts';
import { useProgram } from '../../code/python/use-program.ts';
import { useLanguage, useTranslation } from '../../lib/i18n.ts';
import { HeroHead } from './hero-head.tsx';
import { HeroNext } from './hero-next.tsx';
import { heroProgram } from './hero-program.ts';

/** What was pressed before the editor had come. */
export type FirstAction = 'run' | 'write' | null;

/** Fetches the editor, so that it shows with the card. */
export const prepare = () => loadEditor('python', null);

/** Does once what was pressed before the card had come, and keeps the focus at its place. */
function useFirstAction(first: FirstAction, act: { run: () => void; write: () => void }) {
  const acted = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is done once
  useLayoutEffect(() => {
    if (acted.current) return;
    acted.current = true;
    if (first) act[first]();
  }, []);
}

/** The card with a working editor. What is written is kept in this browser. */
export function HeroLive({ first }: { first: FirstAction }) {
  const { t } = useTranslation('hero');
  const language = useLanguage();
  const runner = useRunner();
  const runnerState = useRunnerState(runner);
  const stored = useStoredCode(`home/${language}`, heroProgram(t));
  const program = useProgram(runner);
  const [works, setWorks] = useState(false);
  const editor = useRef<CodeEditorRef>(null);
  const { end, failure } = program.output;
  if (end === 'finished' && !failure && !works) setWorks(true);

  function run(): void {
    if (!program.busy) void program.run(stored.code);
  }
  useFirstAction(first, {
    run: () => {
      run();
    },
    write: () => editor.current?.focus(),
  });

  return (
    <div className="grid grid-cols-1 gap-3">
      <HeroHead />
      <CodeEditor
        ref={editor}
        language="python"
        code={stored.code}
        label={t('code.label')}
        quiet
        failedLine={failure?.line ?? null}
        onChange={stored.change}
        onRun={run}
        onNear={() => runner.start()}
      />
      <PythonBar
        busy={program.busy}
        runnerState={runnerState}
        progress={program.output.progress}
        onRun={run}
        onStop={program.stop}
        onReset={() => {
          stored.reset();
          program.clear();
        }}
        onUndoReset={stored.undoReset}
      />
      <OutputPanel output={program.output} onAnswer={program.answer} />
      <HeroNext works={works} />
    </div>
  );
}
