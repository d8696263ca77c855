import type { AnswerParts } from '@codivia/contract/exercises/results';
import type { SourcePosition } from '@codivia/runners/preview/messages';
import type { WebProject } from '@codivia/runners/web/prepare-page';
import { RunBar } from '../../code/editor/run-bar.tsx';
import { LessonCode } from '../../code/lesson/preview-code.tsx';
import { PARTS, programOf } from '../../code/lesson/preview-kinds.ts';
import { LessonResult } from '../../code/lesson/preview-result.tsx';
import { PagePartProblems } from '../../code/lesson/problems.tsx';
import { isTouched, useLessonPreview } from '../../code/lesson/use-lesson-preview.ts';
import { wasPressedByPointer } from '../../code/previews/use-preview.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { webTask } from '../tasks/tasks.ts';
import { AnswerPanel } from './answer-panel.tsx';
import { type CardEngine, CodeCard } from './code-card.tsx';
import { OtherParts } from './other-parts.tsx';
import {
  ownFiles,
  type PreviewExercise,
  partsOf,
  partsToWrite,
  solutionFiles,
} from './page-parts.ts';
import { partGiven, partsOfRoom, roomFiles } from './room-files.ts';
import { useShownFiles } from './shown-files.ts';
import { isShowable, useAnswerCheck } from './use-answer-check.ts';
import { useExerciseFiles } from './use-exercise-files.ts';
import { useGivenWork } from './use-given-work.ts';

type Props = {
  exercise: PreviewExercise;
  /** The place where the learner's own code is kept. */
  storageKey: string | null;
  /** Called with each answer that was checked: the parts that differ from the start. */
  onChecked?: (passed: boolean, answer: AnswerParts, done?: number) => void;
};

function usePreviewEngine({ exercise, storageKey, onChecked }: Props): CardEngine {
  const { t } = useTranslation('previews');
  const { kind } = exercise;
  const answer = useAnswerCheck(exercise);
  const { given, withoutHints = false } = webTask(exercise.task);
  const isGiven = given !== undefined;
  const work = useGivenWork(exercise, isGiven ? storageKey : null, '', answer.forget);
  // A given program is only completed: there is no place for files of one's own, and each part is kept as one text.
  const ownKey = isGiven ? null : storageKey;
  const files = useExerciseFiles(exercise, ownKey);
  const shownFiles = useShownFiles(exercise.files);
  const lesson = useLessonPreview({
    kind,
    storageKey: ownKey,
    start: partsOf(exercise.starter),
    hints: !withoutHints,
    first: partsToWrite(exercise)[0]?.name,
    readFiles: files.read,
    onFollowed: answer.forget,
  });
  const { stored, preview, editor, shown, show } = lesson;
  const part = partGiven(exercise) ?? 'js';
  const failure = preview.output.failure ?? answer.verdict?.failure ?? null;
  const fileName =
    !isGiven && stored.names.length > 1
      ? (file: SourcePosition['file']) => PARTS[file].label
      : undefined;
  const program = (): WebProject =>
    isGiven
      ? {
          ...programOf({ ...partsOf(exercise.starter), [part]: work.code }),
          files: files.read(),
        }
      : lesson.program();

  function run(): void {
    answer.forget();
    preview.run(program(), { focus: wasPressedByPointer() });
  }

  function check(): void {
    if (answer.checking || !work.isReady()) return;
    const written = isGiven ? { code: work.draft } : stored.changed;
    const checked = program();
    void answer.check(checked, (found) => {
      onChecked?.(found.passed, written, ...(found.done ? [found.done.length] : []));
      if (isShowable(found)) preview.run(checked);
    });
  }

  function goTo(position: SourcePosition): void {
    const { name, line } = position;
    if (name === undefined) lesson.goTo(position);
    else shownFiles.goTo({ name, line });
  }
  const onGoTo = isGiven ? undefined : goTo;

  function stop(): void {
    answer.stop();
    preview.stop();
  }

  function reset(): void {
    stop();
    answer.forget();
    if (isGiven) work.reset();
    else stored.reset();
  }

  return {
    verdict: answer.verdict,
    checking: answer.checking,
    tries: answer.tries,
    check,
    given: work.given && {
      task: work.given,
      language: PARTS[part].language,
      draft: work.draft,
      onChange: work.change,
      failedLine: failure?.position?.file === part ? failure.position.line : null,
      unanswered: work.unanswered,
      onRun: run,
    },
    around: isGiven && <OtherParts exercise={exercise} part={part} />,
    files: {
      place: files.place,
      Dialog: files.Dialog,
      shown: shownFiles,
      kind: kind === 'web' ? 'web' : 'game',
      code: roomFiles(exercise, stored.parts),
      // Replaces the code of all parts, in the form in which a zip contains it.
      onCode(code) {
        const parts = partsOfRoom(code);
        answer.forget();
        for (const name of stored.names) lesson.change(name, parts[name]);
      },
    },
    editor: (
      <LessonCode
        names={stored.names}
        parts={stored.parts}
        shown={shown}
        onShow={show}
        label={t(kind === 'web' ? 'page_code' : 'sketch_code', { title: exercise.title })}
        failure={failure}
        onChange={(name, code) => {
          answer.forget();
          lesson.change(name, code);
        }}
        onRun={run}
        editor={editor}
      />
    ),
    bar: (buttons) => (
      <RunBar
        busy={preview.busy || answer.checking}
        onRun={run}
        editor={isGiven ? undefined : editor}
        onRunNear={preview.fetchAhead}
        onStop={stop}
        onReset={reset}
        onUndoReset={isGiven ? work.undoReset : stored.undoReset}
      >
        {buttons}
      </RunBar>
    ),
    problems: !isGiven && isTouched(stored.changed, preview.output) && (
      <PagePartProblems
        kind={kind}
        parts={stored.parts}
        output={preview.output}
        failure={answer.verdict?.failure ?? null}
        editor={editor}
        shown={shown}
        fileName={fileName}
        onlyRuns={withoutHints}
        onGoTo={goTo}
      />
    ),
    result: <LessonResult kind={kind} preview={preview} fileName={fileName} onGoTo={onGoTo} />,
    panel: answer.verdict && (
      <AnswerPanel
        verdict={answer.verdict}
        exercise={exercise}
        fileName={fileName}
        onGoTo={onGoTo}
      />
    ),
    own: isGiven
      ? [{ code: work.code }]
      : stored.names.map((name) => ({ name: PARTS[name].label, code: stored.parts[name] ?? '' })),
    ownOfSolution: isGiven ? [{ code: work.code }] : ownFiles(exercise, stored.parts),
    solution: isGiven
      ? [{ code: partsOf(exercise.solution)[part] ?? '' }]
      : solutionFiles(exercise),
  };
}

function Exercise(props: Props) {
  return <CodeCard exercise={props.exercise} engine={usePreviewEngine(props)} />;
}

/** An exercise with a page or a sketch. */
export function PreviewCard(props: Props) {
  return <Exercise key={props.storageKey} {...props} />;
}
