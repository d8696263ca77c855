import type { StepAction, StepActionKind } from '../../../code/editor/step-action.ts';

/** The action of the large button of the bar. */
export type MainAction = {
  kind: StepActionKind | 'continue';
  busy: boolean;
  /** Undefined for actions of the lesson itself. */
  part: StepAction | undefined;
};

type ActionState = {
  offered: Partial<Record<StepActionKind, StepAction>>;
  done: boolean;
};

/** Run or Check until the step is done; then Continue. */
export function mainAction({ offered, done }: ActionState): MainAction {
  const kind = offered.check ? 'check' : 'run';
  const part = offered[kind];
  if (done || !part) return { kind: 'continue', busy: false, part: undefined };
  return { kind, busy: part.busy, part };
}
