import type { Lesson } from '@codivia/contract/lessons';
import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Step } from '../../../code/exercise/step-action.ts';
import { mainAction } from './main-action.ts';
import { hasCode } from './step-names.ts';
import type { Shown } from './step-view.tsx';
import { useIsNarrow } from './use-is-narrow.ts';
import type { useLessonSteps } from './use-lesson-steps.ts';
import { useOfferedActions } from './use-offered-actions.ts';
import { useStepKeys } from './use-step-keys.ts';

/**
 * How a learner moves through the steps: the main action of the open one, which of its parts a phone shows,
 * the keys, and where the focus goes. While the lesson's summary `covers` the steps, the focus is its own.
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
  const [shown, setShown] = useState<Shown>('text');
  const stepElement = useRef<HTMLElement>(null);
  const mainButton = useRef<HTMLButtonElement>(null);
  const moved = useRef(false);

  const beside = step !== undefined && hasCode(step, lesson);
  const done = step !== undefined && steps.isDone(step);
  const main = mainAction({ offered, done, onlyText: narrow && beside && shown === 'text' });

  function open(to: number): void {
    moved.current = true;
    setShown('text');
    steps.open(to);
  }
  function goOn(): void {
    moved.current = true;
    setShown('text');
    if (main.kind === 'continue') steps.next();
    else steps.open(index + 1);
  }
  function act(part = offered.check ?? offered.run): void {
    if (!part || part.busy) return;
    // A preview that is not shown has no size to draw in.
    flushSync(() => setShown('result'));
    part.act();
  }
  function press(): void {
    if (main.kind === 'continue') goOn();
    else if (main.kind === 'code') setShown('code');
    else act();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: another step is open, and begins at its top
  useEffect(() => {
    if (!moved.current || covers) return;
    window.scrollTo({ top: 0 });
    stepElement.current?.focus({ preventScroll: true });
  }, [index, covers]);

  const onRun = offered.check ? null : steps.markDone;
  const run = useRef(onRun);
  run.current = onRun;
  const context = useMemo<Step>(
    () => ({ offer, text, onStart: () => setShown('result'), onRun: () => run.current?.() }),
    [offer, text],
  );
  useStepKeys({
    onRunKey: step && (offered.check || offered.run) ? () => act() : null,
    onEnter: step && main.kind === 'continue' ? goOn : null,
  });

  return {
    ...{ main, beside, shown, setShown, setText, stepElement, mainButton, context },
    ...{ open, goOn, press },
    /** Checks a passed answer again. */
    again: done && offered.check ? { label: offered.check.label, act: () => act() } : null,
    /** The next change of what is shown takes the focus with it. */
    followWithFocus: () => {
      moved.current = true;
    },
    /** The verdict is on the screen; Enter leads on from here. */
    focusMain: () => void setTimeout(() => mainButton.current?.focus({ preventScroll: true })),
  };
}
