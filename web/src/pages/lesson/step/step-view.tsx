import type { LessonStep } from '@codivia/contract/lessons/lesson-steps';
import { type ReactNode, type Ref, Suspense } from 'react';
import { type LessonParts, LessonPiece } from '../../../features/lessons/lesson-content.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { PartBoundary } from './part-boundary.tsx';
import { StepAfter } from './step-after.tsx';

type Props = {
  step: LessonStep;
  parts: LessonParts;
  /** Text and code stand side by side, where there is room. */
  beside: boolean;
  /** Names the step: its number and title. */
  name: string;
  /** The heading that the step continues with, when it has none of its own. */
  heading: string;
  /** True if the content after the action is shown. */
  afterOpen: boolean;
  /** True if that content comes into view when it appears. */
  afterFollows: boolean;
  /** The step is one column: there is no room for text beside code. */
  narrow: boolean;
  focus: Ref<HTMLElement>;
  /** Called with the element for an exercise's instructions. */
  onText: (place: HTMLElement | null) => void;
  notices: ReactNode;
  /** The link to people who help, in a step without an exercise that shows it; else null. */
  help: ReactNode;
  /** Star and note of the member; null where nothing is kept. */
  note: ReactNode;
};

/** One step: its text, and its editor, exercise, question or video. */
export function StepView(props: Props) {
  const { step, parts, beside, name, heading, focus, onText } = props;
  const { notices, help, note, afterOpen, afterFollows, narrow } = props;
  const { before, work, counts } = step;
  const rest = (
    <>
      {step.after && (
        <StepAfter
          {...{ step, parts }}
          open={afterOpen || step.action === undefined}
          follows={afterFollows}
        />
      )}
      {(help || note) && (
        <div className="mt-6 flex flex-wrap items-center gap-2">
          {help}
          {note}
        </div>
      )}
    </>
  );
  return (
    <section
      ref={focus}
      tabIndex={-1}
      aria-label={name}
      className="lesson-step outline-none"
      data-beside={beside || undefined}
    >
      {/* Beside the code it scrolls by itself, by keyboard too. */}
      <div className="step-text" tabIndex={beside && !narrow ? 0 : undefined}>
        <div className="step-column">
          {notices}
          {heading && <h2 className="step-heading">{heading}</h2>}
          {before && <LessonPiece html={before} parts={parts} counts={counts} />}
          <div ref={onText} className="step-task" />
          {!beside && work && (
            <PartBoundary>
              <Suspense fallback={<Skeleton className="h-72 w-full" />}>
                <LessonPiece html={work} parts={parts} counts={counts} />
              </Suspense>
            </PartBoundary>
          )}
          {!(beside && narrow) && rest}
        </div>
      </div>
      {beside && (
        <div className="step-work">
          <PartBoundary>
            <Suspense fallback={<Skeleton className="h-72 w-full" />}>
              <LessonPiece html={work} parts={parts} counts={counts} />
            </Suspense>
          </PartBoundary>
          {narrow && rest}
        </div>
      )}
    </section>
  );
}
