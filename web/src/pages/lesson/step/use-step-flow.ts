import type { Lesson } from '@codivia/contract/lessons/lessons';
import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Step } from '../../../code/editor/step-action.ts';
import { useOfferedActions } from '../../../code/editor/use-offered-actions.ts';
import { useIsNarrow } from '../../../code/lesson/use-is-narrow.ts';
import { mainAction } from './main-action.ts';
import { hasCode } from './step-names.ts';
import type { Shown } from './step-view.tsx';
import type { useLessonSteps } from './use-lesson-steps.ts';
import { useStepKeys } from './use-step-keys.ts';

/**
 * Moves a learner through the steps: the main action of the open one, the part of it that a phone shows, the keys, and
 * the focus. While the lesson's summary `covers` the steps, it manages the focus itself.
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
  const [shownPart, setShownPart] = useState<Shown>('text');
  const stepElement = useRef<HTMLElement>(null);
  const mainButton = useRef<HTMLButtonElement>(null);
  const moved = useRef(false);
  const [opened, setOpened] = useState<Readonly<Record<string, 'skipped' | 'given-up'>>>({});

  const beside = step !== undefined && hasCode(step, lesson);
  const done = step !== undefined && steps.isDone(step);
  const openedBy = opened[step?.id ?? ''];
  const skipped = !done && openedBy === 'skipped';
  const afterOpen = done || openedBy !== undefined;
  const main = mainAction({
    offered,
    done: done || skipped,
    onlyText: narrow && beside && shownPart === 'text',
  });

  function open(to: number): void {
    moved.current = true;
    setShownPart('text');
    steps.open(to);
  }
  /** Shows what stands after the action of a step that is left out, before the lesson goes on. */
  function openAfter(by: 'skipped' | 'given-up'): void {
    if (step) setOpened((before) => ({ ...before, [step.id]: by }));
  }
  const focusMain = () => void setTimeout(() => mainButton.current?.focus({ preventScroll: true }));

  function goOn(): void {
    if (step?.action && step.after && !afterOpen) {
      setShownPart('text');
      openAfter('skipped');
      // The button that was pressed is gone.
      focusMain();
      return;
    }
    moved.current = true;
    setShownPart('text');
    // Work that is still loading offers no action, and is not done either.
    const hasWork = step?.action !== undefined && step.action.tag !== 'lesson-video';
    const leavesOut = !done && hasWork;
    if (leavesOut) steps.open(index + 1);
    else steps.next();
  }
  function act(part = offered.check ?? offered.run): void {
    if (!part || part.busy) return;
    // A preview that is not shown has no size to draw in.
    flushSync(() => setShownPart('result'));
    part.act();
  }
  function press(): void {
    if (main.kind === 'continue') goOn();
    else if (main.kind === 'code') setShownPart('code');
    else act();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: another step is open, and begins at its top
  useEffect(() => {
    if (!moved.current || covers) return;
    window.scrollTo({ top: 0 });
    stepElement.current?.focus({ preventScroll: true });
  }, [index, covers]);

  const onRun = offered.check ? null : steps.markDone;
  const onGivenUp = (ended: boolean) => (ended ? steps.markDone() : openAfter('given-up'));
  const calls = useRef({ onRun, onGivenUp });
  calls.current = { onRun, onGivenUp };
  const context = useMemo<Step>(
    () => ({
      offer,
      text,
      onStart: () => setShownPart('result'),
      onRun: () => calls.current.onRun?.(),
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
    shownPart,
    setShownPart,
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
