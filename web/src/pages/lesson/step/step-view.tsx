import type { LessonStep } from '@codivia/contract/lessons/lesson-steps';
import { type ReactNode, type Ref, Suspense } from 'react';
import { type LessonParts, LessonPiece } from '../../../features/lessons/lesson-content.tsx';
import { useTranslation } from '../../../lib/i18n.ts';
import { ChoiceGroup } from '../../../ui/choice-group.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { PartBoundary } from './part-boundary.tsx';
import { StepAfter } from './step-after.tsx';

/** The part of a step with code that a phone shows. */
export type Shown = 'text' | 'code' | 'result';
const VIEWS: readonly Shown[] = ['text', 'code', 'result'];

type Props = {
  step: LessonStep;
  parts: LessonParts;
  /** Text and code stand side by side. */
  beside: boolean;
  /** Names the step: its number and title. */
  name: string;
  /** The heading that the step continues with, when it has none of its own. */
  heading: string;
  shownPart: Shown;
  /** True if the content after the action is shown. */
  afterOpen: boolean;
  /** True if only one of text, code and result is visible. */
  narrow: boolean;
  onShow: (part: Shown) => void;
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
  const { step, parts, beside, name, heading, shownPart, onShow, focus, onText } = props;
  const { notices, help, note, afterOpen, narrow } = props;
  const { t } = useTranslation('lessons');
  const { before, work, counts } = step;
  const withResult = beside && narrow && shownPart !== 'text';
  const after = step.after && (
    <StepAfter
      {...{ step, parts, withResult }}
      open={afterOpen || step.action === undefined}
      follows={step.action !== undefined && !withResult}
    />
  );
  return (
    <section
      ref={focus}
      tabIndex={-1}
      aria-label={name}
      className="lesson-step outline-none"
      data-beside={beside || undefined}
      data-shown={shownPart}
    >
      {beside && (
        <ChoiceGroup
          label={t('step.show')}
          className="step-views"
          value={shownPart}
          onChoose={onShow}
          options={VIEWS.map((value) => ({ value, label: t(`step.${value}`) }))}
        />
      )}
      <div className="step-text" tabIndex={beside ? 0 : undefined}>
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
          {!withResult && after}
          {(help || note) && (
            <div className="mt-6 flex flex-wrap items-center gap-2">
              {help}
              {note}
            </div>
          )}
        </div>
      </div>
      {beside && (
        <div className="step-work">
          <PartBoundary>
            <Suspense fallback={<Skeleton className="h-72 w-full" />}>
              <LessonPiece html={work} parts={parts} counts={counts} />
            </Suspense>
          </PartBoundary>
          {withResult && after}
        </div>
      )}
    </section>
  );
}
