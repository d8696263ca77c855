import type { CodeExercise } from '@codivia/contract/exercises/learner';
import type { ProgramFiles, ProgramKind } from '@codivia/contract/programs/program';
import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useShown } from '../../ui/use-shown.ts';
import { Help } from '../help/help.tsx';
import { verdictMessage } from '../help/help-entries.ts';
import { CompletionInput } from '../tasks/completion-input.tsx';
import { webTask } from '../tasks/tasks.ts';
import { CheckButton, ExerciseFrame } from './exercise-frame.tsx';
import { FilesButton } from './files-button.tsx';
import type { OwnFiles } from './own-files.ts';
import { Passed } from './passed.tsx';
import type { useShownFiles } from './shown-files.ts';

const GivenFiles = lazy(async () => ({
  default: (await import('../../lib/files/given-files.tsx')).GivenFiles,
}));

/** The result of a check, the same for every kind of program. */
type Verdict = {
  passed: boolean;
  done?: readonly string[];
  late?: string;
} & NonNullable<Parameters<typeof verdictMessage>[0]>;

/** The learner's own files beside the program: the place and the panel for them. */
export interface CardFiles {
  place: string | null;
  Dialog: OwnFiles['Dialog'] | null;
  shown: ReturnType<typeof useShownFiles>;
  kind: ProgramKind;
  code: ProgramFiles;
  onCode: (code: ProgramFiles) => void;
}

/** One exercise as its engine (Python, or previews) runs and checks it. */
export interface CardEngine {
  verdict: Verdict | null;
  checking: boolean;
  /** The number of wrong answers. */
  tries: number;
  check: () => void;
  /** The blanks or lines that are completed in place of an editor. Null where a program is written. */
  completion: Omit<ComponentProps<typeof CompletionInput>, 'exercise' | 'onCheck'> | null;
  files: CardFiles;
  /** Shown above the text that is completed. */
  around?: ReactNode;
  editor: ReactNode;
  /** Run, Stop and Reset, with more buttons among them. */
  bar: (buttons: ReactNode) => ReactNode;
  problems: ReactNode;
  result: ReactNode;
  /** The words of the verdict. */
  panel: ReactNode;
  /** The learner's own code, shown beside the solution once they have passed. */
  own: ProgramFiles;
  /** Those of its files that the solution has. */
  ownOfSolution: ProgramFiles;
  /** The files of the solution that are written; empty where it is not known. */
  solution: ProgramFiles;
}

type Props = { exercise: CodeExercise; engine: CardEngine };

function OwnFilesDialog({ exercise, engine: { files } }: Props) {
  const { Dialog, place, shown, kind, code, onCode } = files;
  if (!Dialog || !place) return null;
  const { title } = exercise;
  return <Dialog {...shown.panel} {...{ place, kind, title, code, onCode }} />;
}

/**
 * An exercise with a program: its instructions, the program, its result, a check that names the differences, and help.
 */
export function CodeCard({ exercise, engine }: Props) {
  const { task } = exercise;
  const { verdict, completion, files, solution, own } = engine;
  const { Above, Below } = webTask(task);
  const beside = task && { task, feedback: exercise.feedback, found: verdict };
  const feedback = useShown<HTMLDivElement>(verdict);
  const passed = verdict?.passed ?? false;
  const named = !completion && Object.keys(exercise.starter).length > 1;
  return (
    <ExerciseFrame
      title={exercise.title}
      instructions={exercise.instructions}
      task={task?.type}
      passed={passed}
      more={
        Below &&
        beside && (
          <Suspense fallback={<Skeleton className="h-56 w-full" />}>
            <Below {...beside} />
          </Suspense>
        )
      }
    >
      {exercise.files && (
        <Suspense>
          <GivenFiles files={exercise.files} shown={files.shown.givenFile} />
        </Suspense>
      )}
      {Above && beside && (
        <Suspense fallback={<Skeleton className="h-20 w-full" />}>
          <Above {...beside} />
        </Suspense>
      )}
      {engine.around}
      {completion ? (
        <CompletionInput {...completion} exercise={exercise} onCheck={engine.check} />
      ) : (
        engine.editor
      )}
      {engine.bar(
        <>
          <CheckButton checking={engine.checking} onCheck={engine.check} />
          {files.place && !completion && (
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
      {passed && Object.keys(solution).length > 0 && (
        <Passed own={engine.ownOfSolution} solution={solution} named={named} />
      )}
      <div hidden={passed}>
        <Help
          hints={exercise.hints}
          tries={engine.tries}
          solution={solution}
          named={named}
          own={{ files: own }}
          message={verdictMessage(verdict, exercise.feedback)}
        />
      </div>
    </ExerciseFrame>
  );
}
