import { createContext, use, useEffect, useEffectEvent } from 'react';

/** Something that a part of a lesson can do: run its program, or check its answer. */
export interface StepAction {
  label: string;
  /** It is being done: the button waits. */
  busy: boolean;
  act: () => void;
}

export type StepActionKind = 'run' | 'check';

/** The step of a lesson around a part. Its bar shows the part's action. */
export interface Step {
  /** Makes an action the bar's. Returns its end. */
  offer: (kind: StepActionKind, action: StepAction) => () => void;
  /** A program is on its way. */
  onStart: () => void;
  /** A program has been run, or a film watched. */
  onRun: () => void;
  /** The solution of an exercise is looked at before it is solved. `ended`: there is nothing more to do in it. */
  onGivenUp: (ended: boolean) => void;
  /** Where the title and the instructions of an exercise are shown; null until it is there. */
  text: HTMLElement | null;
}

/** Null where a lesson is one page: there each part has its own buttons. */
export const StepContext = createContext<Step | null>(null);

/**
 * Offers an action to the bar of the step. Returns the step, or null: then the part shows a button itself.
 * An action that is undefined is not offered.
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
  return step;
}

/** The XP that the server has granted for the pass that is shown; 0 for none. */
export const EarnedXpContext = createContext(0);

/** Whether the output of a prediction was shown before it was solved, and what notes that. */
export const SeenContext = createContext<{ seen: boolean; onSeen: () => void }>({
  seen: false,
  onSeen: () => {},
});

/** Whether the exercise was solved before, in this visit or another. */
export const SolvedContext = createContext(false);
