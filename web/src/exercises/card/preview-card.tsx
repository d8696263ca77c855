import type { PreviewExercise } from '@codivia/contract/exercises/learner';
import type { AnswerParts } from '@codivia/contract/exercises/results';
import { wholeProgram } from '@codivia/contract/programs/program';
import type { SourcePosition } from '@codivia/runners/preview/messages';
import { labelOfFile, languageOfFile } from '../../code/editor/file-language.ts';
import { RunBar } from '../../code/editor/run-bar.tsx';
import { LessonCode } from '../../code/lesson/lesson-code.tsx';
import { LessonResult } from '../../code/lesson/preview-result.tsx';
import { PageProblems } from '../../code/lesson/problems.tsx';
import { isTouched, useLessonPreview } from '../../code/lesson/use-lesson-preview.ts';
import { PicturesButton } from '../../code/pictures/pictures-button.tsx';
import { wasPressedByPointer } from '../../code/previews/use-preview.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { verdictMessage } from '../help/help-entries.ts';
import { webTask } from '../tasks/tasks.ts';
import { AnswerPanel } from './answer-panel.tsx';
import { type CardEngine, CodeCard } from './code-card.tsx';
import { OtherFiles } from './other-files.tsx';
import { useShownFiles } from './shown-files.ts';
import { isShowable, useAnswerCheck } from './use-answer-check.ts';
import { useExerciseFiles } from './use-exercise-files.ts';
import { useWork } from './use-work.ts';

type Props = {
  exercise: PreviewExercise;
  /** The place where the learner's own code is kept. */
  storageKey: string | null;
  /** Called with each answer that was checked: the parts that differ from the start. */
  /** Called with each answer that was checked, the items of its list that are done, and its message. */
  onChecked?: (
    passed: boolean,
    answer: AnswerParts,
    done: readonly string[] | undefined,
    message: string,
  ) => void;
};

function usePreviewEngine({ exercise, storageKey, onChecked }: Props): CardEngine {
  const { t } = useTranslation('previews');
  const { kind, target } = exercise;
  const answer = useAnswerCheck(exercise);
  const { withoutHints = false } = webTask(exercise.task);
  const work = useWork(exercise, storageKey, answer.forget);
  const { stored, completedTask, file } = work;
  // A given program is only completed: there is no place for files of one's own.
  const files = useExerciseFiles(exercise, completedTask ? null : storageKey);
  const shownFiles = useShownFiles(exercise.files);
  const lesson = useLessonPreview({
    kind,
    stored,
    hints: !withoutHints,
    first: file,
    readFiles: files.read,
  });
  const { preview, editor, shownFile, show } = lesson;
  const failure = preview.output.failure ?? answer.verdict?.failure ?? null;
  const fileName = !completedTask && stored.names.length > 1 ? labelOfFile : undefined;
  const program = () => ({ files: work.files, beside: files.read() });

  function run(): void {
    answer.forget();
    preview.run(program(), { focus: wasPressedByPointer() });
  }

  function check(): void {
    if (answer.checking || !work.isReady()) return;
    const checked = program();
    const parts = work.answer();
    void answer.check(checked, (found) => {
      onChecked?.(found.passed, parts, found.done, verdictMessage(found, exercise.feedback) ?? '');
      if (isShowable(found)) preview.run(checked);
    });
  }

  function goTo(position: SourcePosition): void {
    const { file: name, line } = position;
    if (stored.names.includes(name)) lesson.goTo(position);
    else shownFiles.goTo({ name, line });
  }
  const onGoTo = completedTask ? undefined : goTo;

  function stop(): void {
    answer.stop();
    preview.stop();
  }

  function reset(): void {
    stop();
    answer.forget();
    work.reset();
  }

  return {
    verdict: answer.verdict,
    checking: answer.checking,
    tries: answer.tries,
    check,
    completion: completedTask && {
      task: completedTask,
      language: languageOfFile(file),
      draft: work.draft,
      onChange: work.complete,
      failedLine: failure?.position?.file === file ? failure.position.line : null,
      unanswered: work.unanswered,
      onRun: run,
    },
    around: completedTask && <OtherFiles exercise={exercise} file={file} />,
    files: {
      place: files.place,
      Dialog: files.Dialog,
      shown: shownFiles,
      kind,
      code: wholeProgram(kind, work.files),
      // Replaces the code of all files, in the form in which a zip contains it.
      onCode(code) {
        answer.forget();
        lesson.change(Object.fromEntries(stored.names.map((name) => [name, code[name] ?? ''])));
      },
    },
    editor: (
      <LessonCode
        names={stored.names}
        files={stored.files}
        shownFile={shownFile}
        onShow={show}
        label={t(kind === 'web' ? 'page_code' : 'sketch_code', { title: exercise.title })}
        failed={failure?.position}
        onChange={(name, text) => {
          answer.forget();
          lesson.change({ [name]: text });
        }}
        onRun={run}
        editor={editor}
        // Beside its preview there is little room, and a sentence of a page is a long line.
        wrap
      />
    ),
    bar: (buttons) => (
      <RunBar
        busy={preview.busy || answer.checking}
        onRun={run}
        editor={completedTask ? undefined : editor}
        onRunNear={preview.fetchAhead}
        onStop={stop}
        onReset={reset}
        onUndoReset={work.undoReset}
      >
        {buttons}
        {kind === 'game' && <PicturesButton />}
      </RunBar>
    ),
    problems: !completedTask && isTouched(stored.changed, preview.output) && (
      <PageProblems
        kind={kind}
        files={stored.files}
        output={preview.output}
        failure={answer.verdict?.failure ?? null}
        editor={editor}
        shownFile={shownFile}
        fileName={fileName}
        onlyRuns={withoutHints}
        onGoTo={goTo}
      />
    ),
    result: (
      <LessonResult
        kind={kind}
        preview={preview}
        fileName={fileName}
        onGoTo={onGoTo}
        target={target && { kind, title: exercise.title, target }}
      />
    ),
    panel: answer.verdict && (
      <AnswerPanel
        verdict={answer.verdict}
        exercise={exercise}
        fileName={fileName}
        onGoTo={onGoTo}
      />
    ),
    own: work.own,
    ownOfSolution: work.ownOfSolution,
    solution: work.solution,
  };
}

function Exercise(props: Props) {
  return <CodeCard exercise={props.exercise} engine={usePreviewEngine(props)} />;
}

/** An exercise with a page or a sketch. */
export function PreviewCard(props: Props) {
  return <Exercise key={props.storageKey} {...props} />;
}
