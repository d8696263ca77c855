import type { PythonExercise } from '@codivia/contract/exercises/learner';
import type { AnswerParts } from '@codivia/contract/exercises/results';
import type { CheckVerdict } from '@codivia/runners/python/protocol';
import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import { CodeEditor, type CodeEditorRef } from '../../code/editor/code-editor.tsx';
import { useStoredCode } from '../../code/editor/stored-code.ts';
import { ProgramProblems } from '../../code/lesson/problems.tsx';
import { OutputPanel } from '../../code/python/output-panel.tsx';
import { withPrinted } from '../../code/python/program-output.ts';
import { PythonBar } from '../../code/python/python-bar.tsx';
import { useRunner, useRunnerState } from '../../code/python/runner-context.ts';
import { useProgram } from '../../code/python/use-program.ts';
import { useEditorWaits } from '../../code/python/use-python-first.ts';
import { StepByStep } from '../../code/tools/step-by-step.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { useShown } from '../../ui/use-shown.ts';
import { Help } from '../help/help.tsx';
import { verdictMessage } from '../help/help-entries.ts';
import { Checklist, FailingCase, GivenInput } from '../tasks/task-parts.tsx';
import { checklistOf, givenTask, isAnswered, taskProgram } from '../tasks/task-program.ts';
import { CheckButton, ExerciseFrame } from './exercise-frame.tsx';
import { FilesButton } from './files-button.tsx';
import { runFilesOf, useExerciseFolder } from './own-files.ts';
import { Passed } from './passed.tsx';
import { useShownFiles } from './shown-files.ts';
import { useCheck } from './use-check.ts';
import { VerdictPanel } from './verdict-panel.tsx';

const GivenFiles = lazy(async () => ({
  default: (await import('../../lib/files/given-files.tsx')).GivenFiles,
}));

type Props = {
  exercise: PythonExercise;
  /** Where the learner's own code is kept; null where it is not. */
  storageKey: string | null;
  /** Called with each answer that was checked, and how many items of its list are done. */
  onChecked?: (passed: boolean, answer: AnswerParts, done?: number) => void;
};

function Exercise({ exercise, storageKey, onChecked }: Props) {
  const { t } = useTranslation('python');
  const runner = useRunner();
  const runnerState = useRunnerState(runner);
  const waits = useEditorWaits(runnerState);
  const given = givenTask(exercise.task);
  const checklist = checklistOf(exercise.task);
  const answer = useCheck(runner, exercise);
  const stored = useStoredCode(storageKey, given ? '' : exercise.starter, answer.forget);
  const code = given ? taskProgram(given, stored.code) : stored.code;
  const [unanswered, setUnanswered] = useState(false);
  const program = useProgram(runner);
  const editor = useRef<CodeEditorRef>(null);
  const files = useMemo(() => runFilesOf(exercise.files), [exercise.files]);
  const own = useExerciseFolder(storageKey, files);
  const shownFiles = useShownFiles(exercise.files);
  const busy = program.busy || answer.checking;
  const solution = exercise.solution ? [{ code: exercise.solution }] : [];
  const feedback = useShown<HTMLDivElement>(answer.verdict);
  const passed = answer.verdict?.passed ?? false;
  const checked = answer.verdict?.output;
  const failure = program.output.failure ?? answer.verdict?.failure;

  function run(): void {
    if (busy) return;
    answer.forget();
    void own.folder().then((folder) => program.run(code, folder));
  }

  function check(): void {
    if (busy) return;
    program.clear();
    const unfinished = given !== null && !isAnswered(given, stored.code);
    setUnanswered(unfinished);
    if (unfinished) return;
    const draft = stored.code;
    const hear = ({ passed, done }: CheckVerdict) =>
      done
        ? onChecked?.(passed, { code: draft }, done.length)
        : onChecked?.(passed, { code: draft });
    void own.texts().then((texts) => answer.check(code, hear, texts));
  }

  function change(draft: string): void {
    answer.forget();
    setUnanswered(false);
    stored.change(draft);
  }

  function goTo(line: number, name?: string): void {
    if (name === undefined) editor.current?.goToLine(line);
    else shownFiles.goTo({ name, line });
  }

  function reset(): void {
    program.clear();
    answer.forget();
    stored.reset();
  }

  return (
    <ExerciseFrame
      title={exercise.title}
      instructions={exercise.instructions}
      task={exercise.task?.type}
      passed={passed}
      more={
        checklist && (
          <Checklist
            items={checklist}
            feedback={exercise.feedback}
            found={answer.verdict}
            cases={exercise.task?.type === 'cases'}
          />
        )
      }
    >
      {exercise.files && (
        <Suspense>
          <GivenFiles files={exercise.files} shown={shownFiles.given} />
        </Suspense>
      )}
      {exercise.task?.type === 'fix' && <FailingCase html={exercise.task.failing_case} />}
      {given ? (
        <GivenInput
          task={given}
          language="python"
          exercise={exercise}
          draft={stored.code}
          onChange={change}
          onCheck={check}
          failedLine={failure?.line ?? null}
          unanswered={unanswered}
        />
      ) : (
        <CodeEditor
          ref={editor}
          language="python"
          code={stored.code}
          label={t('code_label_of', { title: exercise.title })}
          failedLine={failure?.line ?? null}
          onChange={change}
          onRun={run}
          delayed={waits}
          onNear={() => runner.start()}
        />
      )}
      <PythonBar
        busy={busy}
        runnerState={runnerState}
        progress={program.output.progress ?? answer.progress}
        onRun={run}
        editor={given ? undefined : editor}
        onStop={program.stop}
        onReset={reset}
        onUndoReset={stored.undoReset}
      >
        <CheckButton checking={answer.checking} onCheck={check} />
        {own.place && !given && <FilesButton onOpen={() => shownFiles.panel.onOpenChange(true)} />}
        <StepByStep code={code} runner={runner} busy={busy} files={files} />
      </PythonBar>
      {own.Dialog && own.place && (
        <own.Dialog
          {...shownFiles.panel}
          place={own.place}
          kind="python"
          title={exercise.title}
          code={{ 'main.py': stored.code }}
          onCode={(files) => change(files['main.py'] ?? '')}
        />
      )}
      {!given && (failure || code !== exercise.starter) && (
        <ProgramProblems
          code={code}
          start={exercise.starter}
          failure={failure ?? null}
          editor={editor}
          onlyRuns={exercise.task?.type === 'fix'}
          onGoTo={goTo}
        />
      )}
      <OutputPanel
        output={checked === undefined ? program.output : withPrinted(checked)}
        runner={runner}
        onAnswer={program.answer}
        onRetry={run}
        withoutHints={given !== null || exercise.task?.type === 'fix'}
        {...(!given && { onGoToLine: goTo })}
      />
      <div ref={feedback} role="status" className="scroll-mt-20 scroll-mb-4">
        {answer.verdict && (
          <VerdictPanel verdict={answer.verdict} exercise={exercise} onRetry={check} />
        )}
      </div>
      {passed && solution.length > 0 && <Passed own={[{ code }]} solution={solution} />}
      <div hidden={passed}>
        <Help
          hints={exercise.hints}
          tries={answer.tries}
          solution={solution}
          own={[{ code }]}
          message={verdictMessage(answer.verdict, exercise.feedback)}
        />
      </div>
    </ExerciseFrame>
  );
}

/** A Python exercise: what to do, an editor, a check that says what is off, hints and a solution. */
export function ExerciseCard(props: Props) {
  return <Exercise key={props.storageKey} {...props} />;
}
