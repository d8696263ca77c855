import { CodeEditor } from '../../code/editor/code-editor.tsx';
import { ProgramProblems, WithProblems } from '../../code/lesson/problems.tsx';
import { OutputPanel } from '../../code/python/output-panel.tsx';
import { StepsDialog } from '../../code/tools/step-by-step.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import type { PanelProps } from '../room/room-definition.ts';
import { PythonEntry } from './python-entry.tsx';
import { PythonState } from './python-state.tsx';
import { FILE, type PythonProgram } from './use-python-program.ts';

/** The editor of the program. */
export function PythonEditor(props: PanelProps<PythonProgram>) {
  const { program, work, onRun, editor, goTo } = props;
  const { t } = useTranslation('python-room');
  return (
    <WithProblems
      problems={
        <ProgramProblems
          code={work.files[FILE] ?? ''}
          failure={program.output.failure}
          editor={editor}
          onGoTo={goTo}
        />
      }
    >
      <CodeEditor
        ref={editor}
        room
        language="python"
        code={work.files[FILE] ?? ''}
        label={t('editor')}
        draft={{ place: work.place, file: FILE }}
        delayed={program.pythonFirst}
        placeholder={t('placeholder')}
        failedLine={program.output.failure?.line ?? null}
        onChange={(next) => work.change(FILE, next)}
        onRun={onRun}
      />
    </WithProblems>
  );
}

/** Shows the state of Python, above the output of the program. */
export function PythonResult({ program, goTo, offer }: PanelProps<PythonProgram>) {
  return (
    <div className="flex min-h-0 grow flex-col gap-3">
      <PythonState
        runnerState={program.runnerState}
        problem={program.runner.problem}
        arrival={program.arrival}
        progress={program.output.progress}
        onRetry={program.retry}
      />
      <div className="min-h-0 grow">
        <OutputPanel
          fill
          output={program.output}
          runner={program.runner}
          onAnswer={program.answer}
          foot={<PythonEntry busy={program.busy} onEnter={program.enter} />}
          onGoToLine={goTo}
          onRetry={program.run}
        />
      </div>
      {offer}
      <StepsDialog
        open={program.stepped !== null}
        onOpenChange={program.closeSteps}
        code={program.stepped?.code ?? ''}
        files={program.stepped?.files}
        runner={program.runner}
      />
    </div>
  );
}
