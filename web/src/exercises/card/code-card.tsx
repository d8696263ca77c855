import type { CodeExercise } from '@codivia/contract/exercises/learner';
import type { RoomFiles, RoomKind } from '@codivia/contract/programs/rooms';
import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react';
import { useShown } from '../../ui/use-shown.ts';
import { Help } from '../help/help.tsx';
import { type CodeFile, verdictMessage } from '../help/help-entries.ts';
import { Checklist, FailingCase, GivenInput } from '../tasks/task-parts.tsx';
import { checklistOf } from '../tasks/task-program.ts';
import { CheckButton, ExerciseFrame } from './exercise-frame.tsx';
import { FilesButton } from './files-button.tsx';
import type { OwnFiles } from './own-files.ts';
import { Passed } from './passed.tsx';
import type { useShownFiles } from './shown-files.ts';

const GivenFiles = lazy(async () => ({
  default: (await import('../../lib/files/given-files.tsx')).GivenFiles,
}));

/** What a check has found, whatever ran the program. */
type Verdict = {
  passed: boolean;
  done?: readonly string[];
  late?: string;
} & NonNullable<Parameters<typeof verdictMessage>[0]>;

/** The learner's own files beside the program: where they are kept and shown. */
export interface CardFiles {
  place: string | null;
  Dialog: OwnFiles['Dialog'] | null;
  shown: ReturnType<typeof useShownFiles>;
  kind: RoomKind;
  code: RoomFiles;
  onCode: (code: RoomFiles) => void;
}

/** One exercise as its engine (Python, or previews) runs and checks it. */
export interface CardEngine {
  verdict: Verdict | null;
  checking: boolean;
  /** How many answers were wrong. */
  tries: number;
  check: () => void;
  /** What is completed in place of an editor: blanks or lines. Null where a program is written. */
  given: Omit<ComponentProps<typeof GivenInput>, 'exercise' | 'onCheck'> | null;
  files: CardFiles;
  /** Above what is completed. */
  around?: ReactNode;
  editor: ReactNode;
  /** Run, Stop and Reset, with more buttons among them. */
  bar: (buttons: ReactNode) => ReactNode;
  problems: ReactNode;
  result: ReactNode;
  /** The words of the verdict. */
  panel: ReactNode;
  /** What the learner wrote, and the solution beside it once they have passed. */
  own: readonly CodeFile[];
  ownOfSolution?: readonly CodeFile[];
  solution: readonly CodeFile[];
}

type Props = { exercise: CodeExercise; engine: CardEngine };

function OwnFilesDialog({ exercise, engine: { files } }: Props) {
  const { Dialog, place, shown, kind, code, onCode } = files;
  if (!Dialog || !place) return null;
  const { title } = exercise;
  return <Dialog {...shown.panel} {...{ place, kind, title, code, onCode }} />;
}

/** An exercise with a program: what to do, the program, its result, a check that says what is off, and help. */
export function CodeCard({ exercise, engine }: Props) {
  const { task } = exercise;
  const { verdict, given, files, solution, own } = engine;
  const checklist = checklistOf(task);
  const feedback = useShown<HTMLDivElement>(verdict);
  const passed = verdict?.passed ?? false;
  return (
    <ExerciseFrame
      title={exercise.title}
      instructions={exercise.instructions}
      task={task?.type}
      passed={passed}
      more={
        checklist && (
          <Checklist
            items={checklist}
            feedback={exercise.feedback}
            found={verdict}
            cases={task?.type === 'cases'}
          />
        )
      }
    >
      {exercise.files && (
        <Suspense>
          <GivenFiles files={exercise.files} shown={files.shown.given} />
        </Suspense>
      )}
      {task?.type === 'fix' && <FailingCase html={task.failing_case} />}
      {engine.around}
      {given ? <GivenInput {...given} exercise={exercise} onCheck={engine.check} /> : engine.editor}
      {engine.bar(
        <>
          <CheckButton checking={engine.checking} onCheck={engine.check} />
          {files.place && !given && (
            <FilesButton onOpen={() => files.shown.panel.onOpenChange(true)} />
          )}
        </>,
      )}
      <OwnFilesDialog exercise={exercise} engine={engine} />
      {engine.problems}
      {engine.result}
      <div ref={feedback} role="status" className="scroll-mt-20 scroll-mb-4">
        {verdict && engine.panel}
      </div>
      {passed && solution.length > 0 && (
        <Passed own={engine.ownOfSolution ?? own} solution={solution} />
      )}
      <div hidden={passed}>
        <Help
          hints={exercise.hints}
          tries={engine.tries}
          solution={solution}
          own={own}
          message={verdictMessage(verdict, exercise.feedback)}
        />
      </div>
    </ExerciseFrame>
  );
}
