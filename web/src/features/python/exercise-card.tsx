import type { AnswerParts } from '@codivia/contract/exercise-results';
import type { PythonExercise } from '@codivia/contract/exercises';
import { CheckCheck } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CodeEditor } from '../../ui/code-editor/code-editor.tsx';
import { SafeHtml } from '../../ui/safe-html.tsx';
import { Help } from './help.tsx';
import { useKeptCode } from './kept-code.ts';
import { OutputPanel } from './output-panel.tsx';
import { RunBar } from './run-bar.tsx';
import { useRunner, useRunnerState } from './runner-context.ts';
import { useCheck } from './use-check.ts';
import { useProgram } from './use-program.ts';
import { VerdictPanel } from './verdict-panel.tsx';

type Props = {
  exercise: PythonExercise;
  /** Where the learner's own code is kept. */
  storageKey: string;
  /** Called with each answer that was checked. */
  onChecked?: (passed: boolean, answer: AnswerParts) => void;
};

function Exercise({ exercise, storageKey, onChecked }: Props) {
  const { t } = useTranslation('python');
  const titleId = useId();
  const runner = useRunner();
  const runnerState = useRunnerState(runner);
  const kept = useKeptCode(storageKey, exercise.starter);
  const program = useProgram(runner);
  const answer = useCheck(runner, exercise, (passed, code) => onChecked?.(passed, { code }));
  const busy = program.busy || answer.checking;
  const failure = program.output.failure ?? answer.verdict?.failure;

  function run(): void {
    if (busy) return;
    answer.forget();
    void program.run(kept.code);
  }

  function check(): void {
    if (busy) return;
    program.clear();
    void answer.check(kept.code);
  }

  function change(code: string): void {
    answer.forget();
    kept.change(code);
  }

  function reset(): void {
    program.clear();
    answer.forget();
    kept.reset();
  }

  return (
    <Card role="group" aria-labelledby={titleId} className="grid grid-cols-1 gap-4 p-4 sm:p-6">
      <div className="flex flex-wrap items-center gap-3">
        <Badge tone="trail">{t('exercise.kind')}</Badge>
        <h3 id={titleId} className="m-0! text-xl">
          {exercise.title}
        </h3>
        {answer.verdict?.passed && <Badge tone="done">{t('exercise.passed')}</Badge>}
      </div>
      <SafeHtml html={exercise.instructions} />
      <CodeEditor
        language="python"
        code={kept.code}
        label={`${t('code_label')}: ${exercise.title}`}
        failedLine={failure?.line ?? null}
        onChange={change}
        onRun={run}
        onNear={() => runner.start()}
      />
      <RunBar
        busy={busy}
        runnerState={runnerState}
        progress={program.output.progress ?? answer.progress}
        onRun={run}
        onStop={program.stop}
        onReset={reset}
        onUndoReset={kept.undoReset}
      >
        <Button variant="joy" loading={answer.checking} onClick={check}>
          {!answer.checking && <CheckCheck aria-hidden="true" className="size-5" />}
          {t('exercise.check')}
        </Button>
      </RunBar>
      <OutputPanel output={program.output} onAnswer={program.answer} />
      <div role="status">
        {answer.verdict && <VerdictPanel verdict={answer.verdict} exercise={exercise} />}
      </div>
      <Help exercise={exercise} tries={answer.tries} />
    </Card>
  );
}

/** A Python exercise: what to do, an editor, a check that says what is off, hints and a solution. */
export function ExerciseCard(props: Props) {
  return <Exercise key={props.storageKey} {...props} />;
}
