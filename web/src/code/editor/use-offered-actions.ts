import { useCallback, useState } from 'react';
import type { Step, StepAction, StepActionKind } from './step-action.ts';

type Offered = Partial<Record<StepActionKind, StepAction>>;

/** Collects the actions that the parts of the open step offer. */
export function useOfferedActions(): { offered: Offered; offer: NonNullable<Step['offer']> } {
  const [offered, setOffered] = useState<Offered>({});
  const offer = useCallback((kind: StepActionKind, action: StepAction) => {
    setOffered((all) => ({ ...all, [kind]: action }));
    return () =>
      setOffered(({ [kind]: gone, ...others }) =>
        gone === action ? others : { ...others, ...(gone && { [kind]: gone }) },
      );
  }, []);
  return { offered, offer };
}
