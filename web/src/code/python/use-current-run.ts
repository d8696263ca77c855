import type { PythonRunner } from '@codivia/runners/python/page/python-runner';
import { type RefObject, useEffect, useRef } from 'react';

type Current = RefObject<{ isOver: boolean } | null>;

function stop(current: Current, runner: PythonRunner): void {
  if (current.current?.isOver === false) runner.stop();
  current.current = null;
}

/**
 * The run whose events are shown, also those after its end; a run that was stopped here shows none. Leaving the page
 * stops it.
 */
export function useCurrentRun(runner: PythonRunner) {
  const current: Current = useRef(null);
  useEffect(() => () => stop(current, runner), [runner]);
  return {
    /** Begins a run. Returns a function that says whether this run is still the one shown. */
    begin(): () => boolean {
      const mine = { isOver: false };
      current.current = mine;
      return () => current.current === mine;
    },
    /** Called when the run has ended by itself. */
    end(): void {
      if (current.current) current.current.isOver = true;
    },
    stop: () => stop(current, runner),
  };
}
