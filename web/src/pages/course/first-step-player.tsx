import type { FirstStep } from '@codivia/contract/lessons/first-step';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { LessonState } from '../../features/courses/lesson-state.ts';
import { LessonPiece } from '../../features/lessons/lesson-content.tsx';
import { lessonHtml } from '../../features/lessons/lesson-html.ts';
import { noteTrial } from '../../features/trial-lesson/trial-record.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { useSession } from '../../lib/session.ts';
import { useSolvedExercises } from '../../sync/exercise-results.api.ts';
import { FirstStepEnd } from './first-step-end.tsx';
import { ownerOf, useFirstStepParts } from './first-step-parts.tsx';

export type FirstStepPlayerProps = {
  step: FirstStep;
  courseId: string;
  /** The first lesson to the reader. */
  state: LessonState;
};

/** The first step of a course, to do in its place. What is written is kept as if it were written in the lesson. */
export function FirstStepPlayer({ step, courseId, state }: FirstStepPlayerProps) {
  const { t } = useTranslation('first-step');
  const { signedIn } = useSession();
  const frame = useRef<HTMLDivElement>(null);
  const [done, setDone] = useState(false);
  const html = useMemo(() => lessonHtml(step.html), [step.html]);
  const owner = ownerOf(step, signedIn);
  const solved = useSolvedExercises(step.lesson_id, [], owner.person);
  const parts = useFirstStepParts({ step, courseId, owner, solved, onDone: () => setDone(true) });
  const trial = owner.person !== undefined;
  useEffect(() => {
    if (trial) noteTrial(step.lesson_id);
  }, [trial, step.lesson_id]);
  // Who has pressed the button that led here continues from here.
  useEffect(() => frame.current?.focus({ preventScroll: true }), []);
  const solvedHere = step.exercises.some(({ id }) => solved.has(id));
  return (
    // biome-ignore lint/a11y/useSemanticElements: the page has a section around it, which is named otherwise
    <div
      ref={frame}
      role="group"
      tabIndex={-1}
      aria-label={t('here', { lesson: step.title })}
      className="first-step grid min-w-0 grid-cols-1 gap-6 outline-none"
    >
      <div className="min-w-0 [&>.lesson-content>:first-child]:mt-0">
        <LessonPiece html={html} parts={parts} />
      </div>
      <div role="status">{(done || solvedHere) && <FirstStepEnd step={step} state={state} />}</div>
    </div>
  );
}
