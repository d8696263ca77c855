import type { Lesson } from '@codivia/contract/lessons/lessons';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Step } from '../../../code/editor/step-action.ts';
import { useOfferedActions } from '../../../code/editor/use-offered-actions.ts';
import { useIsNarrow } from '../../../code/lesson/use-is-narrow.ts';
import { bringIntoView } from '../../../ui/use-shown.ts';
import { mainAction } from './main-action.ts';
import { hasCode } from './step-names.ts';
import type { useLessonSteps } from './use-lesson-steps.ts';
import { useStepKeys } from './use-step-keys.ts';

/**
 * Moves a learner through the steps: the main action of the open one, the keys, the focus, and
 * on a narrow screen what comes into view. While the lesson's summary `covers` the steps, it manages the focus itself.
 */
export function useStepFlow(
  steps: ReturnType<typeof useLessonSteps>,
  lesson: Lesson,
  covers: boolean,
) {
  const { step, index } = steps;
  const narrow = useIsNarrow();
  const { offered, offer } = useOfferedActions();
  const [text, setText] = useState<HTMLElement | null>(null);
  const stepElement = useRef<HTMLElement>(null);
  const mainButton = useRef<HTMLButtonElement>(null);
  const moved = useRef(false);
  const [opened, setOpened] = useState<Readonly<Record<string, 'skipped' | 'given-up'>>>({});

  const beside = step !== undefined && hasCode(step, lesson);
  const oneColumn = beside && narrow;
  const done = step !== undefined && steps.isDone(step);
  const openedBy = opened[step?.id ?? ''];
  const skipped = !done && openedBy === 'skipped';
  const afterOpen = done || openedBy !== undefined;
  const main = mainAction({ offered, done: done || skipped });

  function open(to: number): void {
    moved.current = true;
    steps.open(to);
  }
  /** Shows what stands after the action of a step that is left out, before the lesson goes on. */
  function openAfter(by: 'skipped' | 'given-up'): void {
    if (step) setOpened((before) => ({ ...before, [step.id]: by }));
  }
  const focusMain = () => void setTimeout(() => mainButton.current?.focus({ preventScroll: true }));

  function goOn(): void {
    if (step?.action && step.after && !afterOpen) {
      openAfter('skipped');
      // The button that was pressed is gone.
      focusMain();
      return;
    }
    moved.current = true;
    // Work that is still loading offers no action, and is not done either.
    const hasWork = step?.action !== undefined && !step.action.tag.startsWith('lesson-');
    const leavesOut = !done && hasWork;
    if (leavesOut) steps.open(index + 1);
    else steps.next();
  }
  function act(part = offered.check ?? offered.run): void {
    if (part && !part.busy) part.act();
  }
  function press(): void {
    if (main.kind === 'continue') goOn();
    else act();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: another step is open, and begins at its top
  useEffect(() => {
    if (!moved.current || covers) return;
    window.scrollTo({ top: 0 });
    stepElement.current?.focus({ preventScroll: true });
  }, [index, covers]);

  /** In one column the result may be below the visible part. */
  function showResult(): void {
    const result = () => stepElement.current?.querySelector('[data-part="result"]');
    if (oneColumn) void setTimeout(() => bringIntoView(result()));
  }
  function onRun(): void {
    showResult();
    if (!offered.check) steps.markDone();
  }
  const onGivenUp = (ended: boolean) => (ended ? steps.markDone() : openAfter('given-up'));
  const calls = useRef({ onStart: showResult, onRun, onGivenUp });
  calls.current = { onStart: showResult, onRun, onGivenUp };
  const context = useMemo<Step>(
    () => ({
      offer,
      text,
      onStart: () => calls.current.onStart(),
      onRun: () => calls.current.onRun(),
      onGivenUp: (ended) => calls.current.onGivenUp(ended),
    }),
    [offer, text],
  );
  useStepKeys({
    onRunKey: step && (offered.check || offered.run) ? () => act() : null,
    onEnter: step && main.kind === 'continue' ? goOn : null,
  });

  return {
    main,
    beside,
    narrow,
    afterOpen,
    /** In one column it stands below the result or the solution, which stay in sight. */
    afterFollows: step?.action !== undefined && (!oneColumn || skipped),
    setText,
    stepElement,
    mainButton,
    context,
    open,
    goOn,
    press,
    /** Checks a passed answer again. */
    again:
      (done || skipped) && offered.check ? { label: offered.check.label, act: () => act() } : null,
    /** The next change of what is shown takes the focus with it. */
    followWithFocus: () => {
      moved.current = true;
    },
    /** The verdict is on the screen; Enter leads on from here. */
    focusMain,
  };
}
