import type { PageParts } from '@codivia/contract/exercises/base';
import type { P5Exercise, WebExercise } from '@codivia/contract/exercises/learner';
import { PAGE_PARTS } from '@codivia/contract/programs/page-parts';
import type { RoomFiles } from '@codivia/contract/programs/rooms';
import type { SourcePosition } from '@codivia/runners/preview/messages';
import { RunBar } from '../../code/editor/run-bar.tsx';
import { LessonCode } from '../../code/lesson/preview-code.tsx';
import { PARTS } from '../../code/lesson/preview-kinds.ts';
import { LessonResult } from '../../code/lesson/preview-result.tsx';
import { PagePartProblems } from '../../code/lesson/problems.tsx';
import { isTouched, useLessonPreview } from '../../code/lesson/use-lesson-preview.ts';
import { GivenFiles } from '../../lib/files/given-files.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { useShown } from '../../ui/use-shown.ts';
import { Help } from '../help/help.tsx';
import { verdictMessage } from '../help/help-entries.ts';
import { Checklist, FailingCase } from '../tasks/task-parts.tsx';
import { checklistOf, givenTask } from '../tasks/task-program.ts';
import { AnswerPanel } from './answer-panel.tsx';
import { CheckButton, ExerciseFrame } from './exercise-frame.tsx';
import { FilesButton } from './files-button.tsx';
import { Passed } from './passed.tsx';
import { type PreviewExerciseProps, PreviewTask } from './preview-task.tsx';
import { partsOfRoom, roomFiles } from './room-files.ts';
import { useShownFiles } from './shown-files.ts';
import { isShowable, useAnswerCheck } from './use-answer-check.ts';
import { useExerciseFiles } from './use-exercise-files.ts';

const partsOf = (code: string | PageParts) => (typeof code === 'string' ? { js: code } : code);

/** The parts that are to be written: those in which the solution differs from the start. */
function partsToWrite({ starter, solution }: WebExercise | P5Exercise) {
  const start = partsOf(starter);
  const end = partsOf(solution);
  return PAGE_PARTS.flatMap((name) => {
    const code = end[name];
    return !code || code === start[name] ? [] : [{ name, code }];
  });
}

/** What there is to see of a solution. */
function solutionFiles(exercise: WebExercise | P5Exercise) {
  const several = Object.keys(partsOf(exercise.starter)).length > 1;
  return partsToWrite(exercise).map(({ name, code }) =>
    several ? { name: PARTS[name].label, code } : { code },
  );
}

/** What the learner wrote, of the parts that the solution has. */
function ownFiles(exercise: WebExercise | P5Exercise, parts: PageParts) {
  const several = Object.keys(partsOf(exercise.starter)).length > 1;
  return partsToWrite(exercise).map(({ name }) => {
    const code = parts[name] ?? '';
    return several ? { name: PARTS[name].label, code } : { code };
  });
}

function Exercise({ exercise, storageKey, onChecked }: PreviewExerciseProps) {
  const { t } = useTranslation('previews');
  const { kind } = exercise;
  const checklist = checklistOf(exercise.task);
  const [first] = partsToWrite(exercise);
  const files = useExerciseFiles(exercise, storageKey);
  const shownFiles = useShownFiles(exercise.files);
  const start = partsOf(exercise.starter);
  // A hint would name the mistake that is to be found.
  const hints = exercise.task?.type !== 'fix';
  const answer = useAnswerCheck(exercise);
  const lesson = useLessonPreview({
    ...{ kind, storageKey, start, hints },
    first: first?.name,
    readFiles: files.read,
    onFollowed: answer.forget,
  });
  const { stored, preview, editor, shown, show } = lesson;
  const feedback = useShown<HTMLDivElement>(answer.verdict);
  const passed = answer.verdict?.passed ?? false;
  const failure = preview.output.failure ?? answer.verdict?.failure ?? null;
  const fileName =
    stored.names.length > 1 ? (file: SourcePosition['file']) => PARTS[file].label : undefined;

  function run(): void {
    answer.forget();
    lesson.run();
  }

  function check(): void {
    if (answer.checking) return;
    const given = stored.changed;
    const program = lesson.program();
    void answer.check(program, (found) => {
      if (found.done) onChecked?.(found.passed, given, found.done.length);
      else onChecked?.(found.passed, given);
      if (isShowable(found)) preview.run(program);
    });
  }

  /** Puts code in the place of all parts, as a zip of them has it. */
  function unpack(code: RoomFiles): void {
    const parts = partsOfRoom(code);
    answer.forget();
    for (const name of stored.names) lesson.change(name, parts[name]);
  }

  function goTo(position: SourcePosition): void {
    const { name, line } = position;
    if (name === undefined) lesson.goTo(position);
    else shownFiles.goTo({ name, line });
  }

  function stop(): void {
    answer.stop();
    preview.stop();
  }

  function reset(): void {
    stop();
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
      {exercise.files && <GivenFiles files={exercise.files} shown={shownFiles.given} />}
      {exercise.task?.type === 'fix' && <FailingCase html={exercise.task.failing_case} />}
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
      <RunBar
        busy={preview.busy || answer.checking}
        onRun={run}
        editor={editor}
        onRunNear={preview.fetchAhead}
        onStop={stop}
        onReset={reset}
        onUndoReset={stored.undoReset}
      >
        <CheckButton checking={answer.checking} onCheck={check} />
        {files.place && <FilesButton onOpen={() => shownFiles.panel.onOpenChange(true)} />}
      </RunBar>
      {files.Dialog && files.place && (
        <files.Dialog
          {...shownFiles.panel}
          place={files.place}
          kind={kind === 'web' ? 'web' : 'game'}
          title={exercise.title}
          code={roomFiles(exercise, stored.parts)}
          onCode={unpack}
        />
      )}
      {isTouched(stored.changed, preview.output) && (
        <PagePartProblems
          kind={kind}
          parts={stored.parts}
          output={preview.output}
          failure={answer.verdict?.failure ?? null}
          editor={editor}
          shown={shown}
          fileName={fileName}
          onlyRuns={!hints}
          onGoTo={goTo}
        />
      )}
      <LessonResult kind={kind} preview={preview} fileName={fileName} onGoTo={goTo} />
      <div ref={feedback} role="status" className="scroll-mt-20 scroll-mb-4">
        {answer.verdict && (
          <AnswerPanel
            verdict={answer.verdict}
            exercise={exercise}
            fileName={fileName}
            onGoTo={goTo}
          />
        )}
      </div>
      {passed && solutionFiles(exercise).length > 0 && (
        <Passed own={ownFiles(exercise, stored.parts)} solution={solutionFiles(exercise)} />
      )}
      <div hidden={passed}>
        <Help
          hints={exercise.hints}
          tries={answer.tries}
          solution={solutionFiles(exercise)}
          own={stored.names.map((name) => ({
            name: PARTS[name].label,
            code: stored.parts[name] ?? '',
          }))}
          message={verdictMessage(answer.verdict, exercise.feedback)}
        />
      </div>
    </ExerciseFrame>
  );
}

/** A page or a sketch to write: what to do, editors, the result, a check that says what is off, and help. */
export function PreviewExercise(props: PreviewExerciseProps) {
  const task = givenTask(props.exercise.task);
  if (task) return <PreviewTask key={props.storageKey} task={task} {...props} />;
  return <Exercise key={props.storageKey} {...props} />;
}
