import { createContext, use, useEffect, useEffectEvent } from 'react';

/** An action of a part of a lesson: running its program, or checking its answer. */
export interface StepAction {
  label: string;
  /** The action is in progress: the button waits. */
  busy: boolean;
  act: () => void;
}

export type StepActionKind = 'run' | 'check';

/** The step of a lesson around a part. Its bar shows the part's action. */
export interface Step {
  /** Shows an action in the bar. Returns the function that removes it. Unset where parts have their own buttons. */
  offer?: (kind: StepActionKind, action: StepAction) => () => void;
  /** Called when a program starts. */
  onStart: () => void;
  /** A program has been run, or a film watched. */
  onRun: () => void;
  /**
   * Called when the solution of an exercise is shown before it is solved. `ended`: there is nothing more to do in it.
   */
  onGivenUp: (ended: boolean) => void;
  /** The element that shows the title and the instructions of an exercise; null until it is there. */
  text: HTMLElement | null;
}

/** Null where a lesson is one page: there each part has its own buttons. */
export const StepContext = createContext<Step | null>(null);

/**
 * Offers an action to the bar of the step. Returns the step, or null: then the part shows a button itself. An undefined
 * action is not offered.
 */
export function useStepAction(kind: StepActionKind, action: StepAction | undefined): Step | null {
  const step = use(StepContext);
  const offer = step?.offer;
  const offered = action !== undefined;
  const { label = '', busy = false } = action ?? {};
  const act = useEffectEvent(() => action?.act());
  useEffect(() => {
    if (!offered) return;
    return offer?.(kind, { label, busy, act: () => act() });
  }, [offer, kind, offered, label, busy]);
  return offer ? step : null;
}

/** The XP that the server has granted for the pass that is shown; 0 for none. */
export const EarnedXpContext = createContext(0);

/**
 * Tells whether the output of a prediction was shown before it was solved; `onSeen` records that it was. Null where no XP
 * are given, and looking costs nothing.
 */
export const SeenContext = createContext<{ seen: boolean; onSeen: () => void } | null>(null);

/** Tells whether the exercise was solved before, in this visit or another. */
export const SolvedContext = createContext(false);
