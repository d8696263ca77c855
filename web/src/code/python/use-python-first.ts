import type { RunnerState } from '@codivia/runners/runner';
import { useEffect, useState } from 'react';

/** Maximum time for which the editor of a lesson waits for Python, in milliseconds. */
const LESSON_WAIT_MS = 5000;

/**
 * Tells whether the editor should still wait. On a machine with two cores both take longer when they are loaded at
 * once, and the code can be read meanwhile; on a slow line the editor does not wait for all of Python.
 *
 * @param limit milliseconds after which it waits no longer
 */
export function usePythonFirst(runnerState: RunnerState, limit: number): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), limit);
    return () => clearTimeout(timer);
  }, [limit]);
  return !late && (runnerState === 'idle' || runnerState === 'loading');
}

/**
 * The same in a lesson, where programs can be read and run without their editor: a reader who focuses the code has it
 * loaded at once. Where nothing has requested Python yet, there is nothing to wait for.
 */
export function useEditorWaits(runnerState: RunnerState): boolean {
  const first = usePythonFirst(runnerState, LESSON_WAIT_MS);
  return first && runnerState === 'loading';
}
