import type { Language } from '@codivia/contract/api/language';
import type { SolvedExercise } from '@codivia/contract/exercises/results';
import {
  LAST_STEP,
  type LessonPosition,
  STEPS_MAX,
} from '@codivia/contract/lessons/lesson-positions';
import type { Lesson } from '@codivia/contract/lessons/lessons';
import { STEP_TITLE_MAX_LENGTH } from '@codivia/contract/lessons/step-notes';
import { type ReactNode, Suspense } from 'react';
import { StepContext } from '../../../code/editor/step-action.ts';
import type { LessonParts } from '../../../features/lessons/lesson-content.tsx';
import { TRIAL } from '../../../features/trial-lesson/trial-record.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { localizedTitle } from '../../../lib/localized.ts';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { StuckInStep } from '../help-entries.tsx';
import { contentIn, useLessonParts } from '../lesson-parts.tsx';
import { useActiveMinutes } from '../summary/active-time.ts';
import { useSummary } from '../summary/use-summary.ts';
import { useFetchAhead } from '../use-fetch-ahead.ts';
import { KeptNotice, UnstoredNotice } from './bar-notices.tsx';
import { LessonBar } from './lesson-bar.tsx';
import { CompleteButton, LessonEnd } from './lesson-end.tsx';
import '../../../code/lesson/step.css';
import { useLessonFrame } from '../../../code/lesson/use-lesson-frame.ts';
import { StepBar } from './step-bar.tsx';
import { useStepTitles } from './step-names.ts';
import { StepView } from './step-view.tsx';
import { useClassPart } from './use-class-part.ts';
import { useKeyboardRoom } from './use-keyboard-room.ts';
import { useLessonSteps } from './use-lesson-steps.ts';
import { useStepFlow } from './use-step-flow.ts';
import { useStepNotePart } from './use-step-note-part.ts';

// Only the trial lesson has it, and fetches it when it opens.
const trialEndPart = lazyPart(async () => (await import('./trial-end.tsx')).TrialEnd);

type Props = {
  lesson: Lesson;
  language: Language;
  results: readonly SolvedExercise[];
  solved: ReadonlySet<string>;
  /** The position of the member when the lesson was opened. */
  position: LessonPosition | null;
  courseTitle: string;
  /** The lesson's place in its course from 1, and the number of its lessons; 0 until known. */
  place: { position: number; total: number };
  /** Lessons of the course that are completed; undefined until known. */
  done: number | undefined;
  completed: boolean;
  /** The lesson is shown as it was kept, without a network. */
  kept?: boolean;
  /** True if its completion could not be sent yet. */
  queued: boolean;
  barReplacement: ReactNode;
  previous: string | undefined;
  next: string | undefined;
  /** True if the member may open the next lesson. */
  nextIsOpen?: boolean;
  /** The lesson is tried without an account. */
  trial?: boolean;
};

/** Shown at the end: a lesson fetches little until its first step can be read (docs/decisions/0237). */
const summaryPart = lazyPart(
  async () => (await import('../summary/lesson-summary.tsx')).LessonSummary,
);

const EXERCISES: ReadonlySet<string> = new Set(['code-exercise', 'quiz-question']);

function DraftNotice() {
  const { t } = useTranslation('lessons');
  return (
    <p role="status" className="mb-4 rounded-control bg-joy-soft px-4 py-3 font-bold">
      {t('draft')}
    </p>
  );
}

/** A lesson, one step at a time: text beside code, and one bar with the action that leads on. */
export function StepLesson(props: Props) {
  const { lesson, language, results, solved, place, completed, next, trial = false } = props;
  const { t } = useTranslation('lessons');
  useLessonFrame();
  useKeyboardRoom();
  useFetchAhead(lesson, language, props.nextIsOpen ? next : undefined);
  const steps = useLessonSteps({
    lessonId: lesson.id,
    content: contentIn(lesson, language),
    position: props.position,
    completed,
    solved,
    person: trial ? TRIAL : undefined,
    draft: lesson.draft === true,
  });
  const { step, index } = steps;
  const titles = useStepTitles(lesson, steps.steps);
  const minutes = useActiveMinutes();
  const { summary, ...summaryPage } = useSummary();
  const TrialEnd = trialEndPart.usePart(trial);
  const Summary = summaryPart.usePart(step === undefined || summary !== null);
  const StepNote = useStepNotePart(!trial && !lesson.draft);
  const InClass = useClassPart(!trial && !lesson.draft);
  const inClass = InClass && (
    <Suspense>
      <InClass lessonId={lesson.id} stepId={step?.id ?? LAST_STEP} />
    </Suspense>
  );
  const flow = useStepFlow(steps, lesson, summary !== null);

  const parts: LessonParts = useLessonParts({
    lesson,
    language,
    results,
    solved,
    trial,
    onChecked: (passed) => {
      if (!passed) return;
      steps.markDone();
      flow.focusMain();
    },
  });

  const lessonTitle = localizedTitle(lesson, language);
  const titleOf = (part = '') => (part ? `${lessonTitle} – ${part}` : lessonTitle);
  const entries = steps.steps.map((one, i) => ({
    id: one.id,
    title: titles[i] ?? '',
    done: steps.isDone(one),
    exercise: one.action !== undefined && EXERCISES.has(one.action.tag),
  }));
  const solvedHere = lesson.exercises.filter(({ id }) => solved.has(id)).length;
  const exercises = { done: solvedHere, count: lesson.exercises.length };
  const unsolved = steps.steps.filter(
    ({ action }) => action && EXERCISES.has(action.tag) && !solved.has(action.value),
  );
  // Predictions that were only seen are done, though not solved.
  const toGoOn = unsolved.find((one) => !steps.isDone(one)) ?? unsolved[0] ?? steps.steps[0];
  const notices = lesson.draft && <DraftNotice />;
  const end = { id: LAST_STEP, title: t('step.end'), done: completed, exercise: false };
  const number = { number: index + 1, total: steps.steps.length };
  // If the summary cannot be fetched, the last step links to what comes next.
  if (summary && Summary) {
    const courseDone = place.total > 0 && props.done === place.total;
    return (
      <>
        {inClass}
        <Summary
          {...{ lesson, results, solved, next, queued: props.queued }}
          lessonTitle={lessonTitle}
          courseTitle={props.courseTitle}
          minutes={summary.minutes}
          courseCompleted={summary.courseCompleted || courseDone}
          onClose={summaryPage.close}
        />
      </>
    );
  }
  function showSummary(courseCompleted: boolean, active: number | null): void {
    flow.followWithFocus();
    summaryPage.open({ courseCompleted, minutes: active });
  }
  return (
    <div className="lesson-shell">
      <LessonBar lesson={lesson} courseTitle={props.courseTitle} {...place} completed={completed} />
      <UnstoredNotice />
      <KeptNotice kept={props.kept ?? false} />
      {inClass}
      {step ? (
        <StepContext value={step.action ? flow.context : null}>
          <StepView
            key={step.id}
            step={step}
            parts={parts}
            beside={flow.beside}
            name={t('step.here', { ...number, title: titles[index] ?? '' })}
            heading={step.continuesHeading ? step.heading : ''}
            afterOpen={flow.afterOpen}
            afterFollows={flow.afterFollows}
            narrow={flow.narrow}
            focus={flow.stepElement}
            onText={flow.setText}
            notices={notices}
            help={
              step.action?.tag !== 'code-exercise' && (
                <StuckInStep
                  {...{ lesson, language, step }}
                  trial={trial}
                  title={titleOf(titles[index])}
                />
              )
            }
            note={
              StepNote && (
                <Suspense>
                  <StepNote
                    step={{
                      lesson_id: lesson.id,
                      step_id: step.id,
                      step_index: Math.min(index, STEPS_MAX),
                      step_title: [...(titles[index] ?? '')]
                        .slice(0, STEP_TITLE_MAX_LENGTH)
                        .join(''),
                    }}
                  />
                </Suspense>
              )
            }
          />
        </StepContext>
      ) : trial ? (
        TrialEnd && (
          <TrialEnd
            lesson={lesson}
            solved={solved}
            entries={entries}
            onOpen={flow.open}
            focus={flow.stepElement}
          />
        )
      ) : (
        <LessonEnd
          lesson={lesson}
          previous={props.previous}
          next={next}
          exercises={exercises}
          entries={entries}
          onOpen={flow.open}
          done={props.done}
          total={place.total}
          barReplacement={props.barReplacement}
          focus={flow.stepElement}
          notices={notices}
          onSummary={completed && !lesson.draft ? () => showSummary(false, null) : null}
        />
      )}
      <StepBar
        entries={[...entries, end]}
        index={index}
        onOpen={flow.open}
        main={flow.main}
        mainRef={flow.mainButton}
        onMain={flow.press}
        onSkip={flow.goOn}
        again={flow.again}
        end={
          step ? null : trial || lesson.draft ? (
            <span />
          ) : (
            <CompleteButton
              lesson={lesson}
              next={next}
              completed={completed}
              exercises={exercises}
              onGoOn={() => toGoOn && flow.open(steps.steps.indexOf(toGoOn))}
              onCompleted={(courseCompleted) => showSummary(courseCompleted, minutes())}
            />
          )
        }
      />
    </div>
  );
}
