import type { PythonExercise } from '@codivia/contract/exercises/learner';
import type { AnswerParts } from '@codivia/contract/exercises/results';
import { QUERY_FILE } from '@codivia/contract/exercises/tasks/sql-program';
import { pythonParts } from '@codivia/contract/programs/program';
import type { CheckVerdict } from '@codivia/runners/python/protocol';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CodeEditorRef } from '../../code/editor/code-editor.tsx';
import { LessonCode } from '../../code/lesson/lesson-code.tsx';
import { ProgramProblems } from '../../code/lesson/problems.tsx';
import { OutputPanel } from '../../code/python/output-panel.tsx';
import { withPrinted } from '../../code/python/program-output.ts';
import { PythonBar } from '../../code/python/python-bar.tsx';
import { useRunner, useRunnerState } from '../../code/python/runner-context.ts';
import { textFiles } from '../../code/python/text-files.ts';
import { useProgram } from '../../code/python/use-program.ts';
import { useEditorWaits } from '../../code/python/use-python-first.ts';
import { StepByStep } from '../../code/tools/step-by-step.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { verdictMessage } from '../help/help-entries.ts';
import { webTask } from '../tasks/tasks.ts';
import { type CardEngine, CodeCard } from './code-card.tsx';
import { useExerciseFolder } from './own-files.ts';
import { useShownFiles } from './shown-files.ts';
import { isTry, useCheck } from './use-check.ts';
import { useWork } from './use-work.ts';
import { VerdictPanel } from './verdict-panel.tsx';

type Props = {
  exercise: PythonExercise;
  /** The place where the learner's own code is kept; null where it is not. */
  storageKey: string | null;
  /** Called with each answer that was checked, the items of its list that are done, and its message. */
  onChecked?: (
    passed: boolean,
    answer: AnswerParts,
    done: readonly string[] | undefined,
    message: string,
  ) => void;
};

function usePythonEngine({ exercise, storageKey, onChecked }: Props): CardEngine {
  const { t } = useTranslation('python');
  const runner = useRunner();
  const runnerState = useRunnerState(runner);
  const waits = useEditorWaits(runnerState);
  const answer = useCheck(runner, exercise);
  const work = useWork(exercise, storageKey, answer.forget);
  const { stored, completedTask, draft } = work;
  const program = useProgram(runner);
  const editor = useRef<CodeEditorRef>(null);
  const [shownFile, show] = useState(work.file);
  const { source: code, modules } = pythonParts(work.files);
  const beside = textFiles([...modules, ...(exercise.files ?? [])]);
  const own = useExerciseFolder(storageKey, beside);
  const shownFiles = useShownFiles(exercise.files);
  const busy = program.busy || answer.checking;
  const checked = answer.verdict?.output;
  const failure = program.output.failure ?? answer.verdict?.failure ?? null;
  const { place = null } = failure ?? {};
  const failed =
    place && stored.names.includes(place.file)
      ? place
      : failure?.line
        ? { file: 'main.py', line: failure.line }
        : null;
  const { completion: input, withoutHints = false } = webTask(exercise.task);
  // Where the draft is no program, the program is not shown either.
  const isQuery = input?.solution !== undefined;
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
    const parts = work.answer();
    const report = (found: CheckVerdict) => {
      if (!isTry(found)) return;
      onChecked?.(found.passed, parts, found.done, verdictMessage(found, exercise.feedback) ?? '');
    };
    void own.texts().then((texts) => answer.check(code, report, [...texts, ...modules]));
  }

  function goTo(line: number, name = 'main.py'): void {
    if (!stored.names.includes(name)) {
      shownFiles.goTo({ name, line });
      return;
    }
    // The line may be in another file: its editor has to be shown first.
    flushSync(() => show(name));
    editor.current?.goToLine(line);
  }

  function change(name: string, text: string): void {
    answer.forget();
    stored.change({ [name]: text });
  }

  return {
    verdict: answer.verdict,
    checking: answer.checking,
    tries: answer.tries,
    check,
    completion: completedTask && {
      task: completedTask,
      language: 'python',
      draft,
      onChange: work.complete,
      failedLine: failure?.line ?? null,
      unanswered: work.unanswered,
      onRun: run,
    },
    files: {
      place: own.place,
      Dialog: own.Dialog,
      shown: shownFiles,
      kind: 'python',
      code: work.files,
      onCode(files) {
        answer.forget();
        stored.change(files);
      },
    },
    editor: (
      <LessonCode
        names={stored.names}
        files={stored.files}
        shownFile={shownFile}
        onShow={show}
        editor={editor}
        label={t('code_label_of', { title: exercise.title })}
        failed={failed}
        onChange={change}
        onRun={run}
        delayed={waits}
        onNear={() => runner.start()}
      />
    ),
    bar: (buttons) => (
      <PythonBar
        busy={busy}
        runner={runner}
        progress={program.output.progress ?? answer.progress}
        onRun={run}
        editor={completedTask ? undefined : editor}
        onStop={program.stop}
        onReset={() => {
          program.clear();
          answer.forget();
          work.reset();
        }}
        onUndoReset={work.undoReset}
      >
        {buttons}
        {!isQuery && <StepByStep code={code} runner={runner} busy={busy} files={beside} />}
      </PythonBar>
    ),
    problems: !completedTask && (failure || Object.keys(stored.changed).length > 0) && (
      <ProgramProblems
        key={shownFile}
        code={stored.files[shownFile] ?? ''}
        start={exercise.starter[shownFile] ?? ''}
        file={shownFile}
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
        {...(!isQuery && { runner })}
        onAnswer={program.answer}
        onRetry={run}
        withoutHints={withoutHints}
        {...(!completedTask && { onGoToLine: goTo })}
      />
    ),
    panel: answer.verdict && (
      <VerdictPanel verdict={answer.verdict} exercise={exercise} onRetry={check} />
    ),
    own: work.own,
    ownOfSolution: isQuery ? { [QUERY_FILE]: draft } : work.ownOfSolution,
    solution: isQuery ? (query === null ? {} : { [QUERY_FILE]: query }) : work.solution,
  };
}

function Exercise(props: Props) {
  return <CodeCard exercise={props.exercise} engine={usePythonEngine(props)} />;
}

/** A Python exercise. */
export function PythonCard(props: Props) {
  return <Exercise key={props.storageKey} {...props} />;
}
