import type { PythonExercise } from '@codivia/contract/exercises/learner';
import type { AnswerParts } from '@codivia/contract/exercises/results';
import type { CheckVerdict } from '@codivia/runners/python/protocol';
import { useMemo, useRef } from 'react';
import { CodeEditor, type CodeEditorRef } from '../../code/editor/code-editor.tsx';
import { ProgramProblems } from '../../code/lesson/problems.tsx';
import { OutputPanel } from '../../code/python/output-panel.tsx';
import { withPrinted } from '../../code/python/program-output.ts';
import { PythonBar } from '../../code/python/python-bar.tsx';
import { useRunner, useRunnerState } from '../../code/python/runner-context.ts';
import { useProgram } from '../../code/python/use-program.ts';
import { useEditorWaits } from '../../code/python/use-python-first.ts';
import { StepByStep } from '../../code/tools/step-by-step.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { webTask } from '../tasks/tasks.ts';
import { type CardEngine, CodeCard } from './code-card.tsx';
import { runFilesOf, useExerciseFolder } from './own-files.ts';
import { useShownFiles } from './shown-files.ts';
import { useCheck } from './use-check.ts';
import { useGivenWork } from './use-given-work.ts';
import { VerdictPanel } from './verdict-panel.tsx';

type Props = {
  exercise: PythonExercise;
  /** The place where the learner's own code is kept; null where it is not. */
  storageKey: string | null;
  /** Called with each answer that was checked, and how many items of its list are done. */
  onChecked?: (passed: boolean, answer: AnswerParts, done?: number) => void;
};

function usePythonEngine({ exercise, storageKey, onChecked }: Props): CardEngine {
  const { t } = useTranslation('python');
  const runner = useRunner();
  const runnerState = useRunnerState(runner);
  const waits = useEditorWaits(runnerState);
  const answer = useCheck(runner, exercise);
  const work = useGivenWork(exercise, storageKey, exercise.starter, answer.forget);
  const program = useProgram(runner);
  const editor = useRef<CodeEditorRef>(null);
  const given = useMemo(() => runFilesOf(exercise.files), [exercise.files]);
  const own = useExerciseFolder(storageKey, given);
  const shown = useShownFiles(exercise.files);
  const { code, draft } = work;
  const busy = program.busy || answer.checking;
  const checked = answer.verdict?.output;
  const failure = program.output.failure ?? answer.verdict?.failure ?? null;
  const failedLine = failure?.line ?? null;
  const { given: input, withoutHints = false } = webTask(exercise.task);
  // Where the draft is no program, the program is not shown either.
  const query = (exercise.task && input?.solution?.(exercise.task)) ?? null;

  function run(): void {
    if (busy) return;
    answer.forget();
    void own.folder().then((folder) => program.run(code, folder));
  }

  function check(): void {
    if (busy) return;
    program.clear();
    if (!work.isReady()) return;
    const report = ({ passed, done }: CheckVerdict) =>
      onChecked?.(passed, { code: draft }, ...(done ? [done.length] : []));
    void own.texts().then((texts) => answer.check(code, report, texts));
  }

  function goTo(line: number, name?: string): void {
    if (name === undefined) editor.current?.goToLine(line);
    else shown.goTo({ name, line });
  }

  return {
    verdict: answer.verdict,
    checking: answer.checking,
    tries: answer.tries,
    check,
    given: work.given && {
      task: work.given,
      language: 'python',
      draft,
      onChange: work.change,
      failedLine,
      unanswered: work.unanswered,
      onRun: run,
    },
    files: {
      place: own.place,
      Dialog: own.Dialog,
      shown,
      kind: 'python',
      code: { 'main.py': draft },
      onCode: (files) => work.change(files['main.py'] ?? ''),
    },
    editor: (
      <CodeEditor
        ref={editor}
        language="python"
        code={draft}
        label={t('code_label_of', { title: exercise.title })}
        failedLine={failedLine}
        onChange={work.change}
        onRun={run}
        delayed={waits}
        onNear={() => runner.start()}
      />
    ),
    bar: (buttons) => (
      <PythonBar
        busy={busy}
        runnerState={runnerState}
        progress={program.output.progress ?? answer.progress}
        onRun={run}
        editor={work.given ? undefined : editor}
        onStop={program.stop}
        onReset={() => {
          program.clear();
          answer.forget();
          work.reset();
        }}
        onUndoReset={work.undoReset}
      >
        {buttons}
        {query === null && <StepByStep code={code} runner={runner} busy={busy} files={given} />}
      </PythonBar>
    ),
    problems: !work.given && (failure || code !== exercise.starter) && (
      <ProgramProblems
        code={code}
        start={exercise.starter}
        failure={failure}
        editor={editor}
        onlyRuns={withoutHints}
        onGoTo={goTo}
      />
    ),
    result: (
      <OutputPanel
        output={checked === undefined ? program.output : withPrinted(checked)}
        // The variables of a query's program are not the learner's.
        {...(query === null && { runner })}
        onAnswer={program.answer}
        onRetry={run}
        withoutHints={withoutHints}
        {...(!work.given && { onGoToLine: goTo })}
      />
    ),
    panel: answer.verdict && (
      <VerdictPanel verdict={answer.verdict} exercise={exercise} onRetry={check} />
    ),
    own: [{ code }],
    ownOfSolution: [{ code: query === null ? code : draft }],
    solution: exercise.solution ? [{ code: query ?? exercise.solution }] : [],
  };
}

function Exercise(props: Props) {
  return <CodeCard exercise={props.exercise} engine={usePythonEngine(props)} />;
}

/** A Python exercise. */
export function PythonCard(props: Props) {
  return <Exercise key={props.storageKey} {...props} />;
}
