import type { P5Exercise, WebExercise } from '@codivia/contract/exercises/learner';
import type { AnswerParts } from '@codivia/contract/exercises/results';
import { PAGE_PARTS } from '@codivia/contract/programs/page-parts';
import type { WebProject } from '@codivia/runners/web/prepare-page';
import { useState } from 'react';
import { RunBar } from '../../code/editor/run-bar.tsx';
import { useStoredCode } from '../../code/editor/stored-code.ts';
import { KINDS, PARTS, programOf } from '../../code/lesson/preview-kinds.ts';
import { LessonResult } from '../../code/lesson/preview-result.tsx';
import { usePreview, wasPressedByPointer } from '../../code/previews/use-preview.ts';
import { GivenFiles } from '../../lib/files/given-files.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { useShown } from '../../ui/use-shown.ts';
import { Help } from '../help/help.tsx';
import { ColouredProgram } from '../tasks/coloured-program.tsx';
import { GivenInput } from '../tasks/task-parts.tsx';
import { type GivenTask, isAnswered, taskProgram } from '../tasks/task-program.ts';
import { AnswerPanel } from './answer-panel.tsx';
import { CheckButton, ExerciseFrame } from './exercise-frame.tsx';
import { Passed } from './passed.tsx';
import { isShowable, useAnswerCheck } from './use-answer-check.ts';
import { useExerciseFiles } from './use-exercise-files.ts';

export type PreviewExerciseProps = {
  exercise: WebExercise | P5Exercise;
  /** Where the learner's own code is kept. */
  storageKey: string | null;
  /** Called with each answer that was checked: the parts that are not as they were at the start. */
  onChecked?: (passed: boolean, answer: AnswerParts, done?: number) => void;
};

/** The parts of the page around the one that is completed. */
function otherParts({ starter }: WebExercise | P5Exercise, part: string) {
  if (typeof starter === 'string') return [];
  return PAGE_PARTS.flatMap((name) => {
    const code = starter[name];
    return name === part || !code ? [] : [{ name, code }];
  });
}

/** A page or a sketch of which one part is filled in or put into order. */
export function PreviewTask({
  exercise,
  task,
  storageKey,
  onChecked,
}: PreviewExerciseProps & { task: GivenTask }) {
  const { t } = useTranslation('previews');
  const { kind, starter, solution } = exercise;
  const { create, frame } = KINDS[kind];
  const part = task.part ?? 'js';
  const answer = useAnswerCheck(exercise);
  const stored = useStoredCode(storageKey, '', answer.forget);
  const [unanswered, setUnanswered] = useState(false);
  const preview = usePreview<WebProject>(create, frame, { several: true, hints: false });
  const feedback = useShown<HTMLDivElement>(answer.verdict);
  const passed = answer.verdict?.passed ?? false;
  const failure = preview.output.failure ?? answer.verdict?.failure ?? null;
  const given = typeof starter === 'string' ? {} : starter;
  const completed = taskProgram(task, stored.code);
  // What is given is completed: there is no place for files of one's own.
  const files = useExerciseFiles(exercise, null);
  const program = (): WebProject => ({
    ...programOf({ ...given, [part]: completed }),
    files: files.read(),
  });
  const solved = typeof solution === 'string' ? solution : (solution[part] ?? '');

  function run(): void {
    answer.forget();
    preview.run(program(), { focus: wasPressedByPointer() });
  }

  function check(): void {
    if (answer.checking) return;
    const unfinished = !isAnswered(task, stored.code);
    setUnanswered(unfinished);
    if (unfinished) return;
    const draft = stored.code;
    const checked = program();
    void answer.check(checked, (found) => {
      onChecked?.(found.passed, { code: draft });
      if (isShowable(found)) preview.run(checked);
    });
  }

  function change(draft: string): void {
    answer.forget();
    setUnanswered(false);
    stored.change(draft);
  }

  function stop(): void {
    answer.stop();
    preview.stop();
  }

  return (
    <ExerciseFrame
      title={exercise.title}
      instructions={exercise.instructions}
      task={task.type}
      passed={passed}
    >
      {exercise.files && <GivenFiles files={exercise.files} />}
      {otherParts(exercise, part).map(({ name, code }) => (
        <div key={name} className="grid grid-cols-1 gap-1">
          <p className="m-0! font-bold text-muted text-sm">{PARTS[name].label}</p>
          <ColouredProgram
            label={`${t('page_code', { title: exercise.title })} (${PARTS[name].label})`}
            code={code}
            language={PARTS[name].language}
          />
        </div>
      ))}
      {task.part && <p className="m-0! font-bold text-muted text-sm">{PARTS[task.part].label}</p>}
      <GivenInput
        task={task}
        language={PARTS[part].language}
        exercise={exercise}
        draft={stored.code}
        onChange={change}
        onCheck={check}
        failedLine={failure?.position?.file === part ? failure.position.line : null}
        unanswered={unanswered}
      />
      <RunBar
        busy={preview.busy || answer.checking}
        onRun={run}
        onRunNear={preview.fetchAhead}
        onStop={stop}
        onReset={() => {
          stop();
          answer.forget();
          stored.reset();
        }}
        onUndoReset={stored.undoReset}
      >
        <CheckButton checking={answer.checking} onCheck={check} />
      </RunBar>
      <LessonResult kind={kind} preview={preview} />
      <div ref={feedback} role="status" className="scroll-mt-20 scroll-mb-4">
        {answer.verdict && <AnswerPanel verdict={answer.verdict} exercise={exercise} />}
      </div>
      {passed && <Passed own={[{ code: completed }]} solution={[{ code: solved }]} />}
      <div hidden={passed}>
        <Help
          hints={exercise.hints}
          tries={answer.tries}
          solution={[{ code: solved }]}
          own={[{ code: completed }]}
        />
      </div>
    </ExerciseFrame>
  );
}
