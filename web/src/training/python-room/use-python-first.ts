import type { RunnerState } from '@codivia/runners/runner';
import { useEffect, useState } from 'react';

/** How long the editor may wait for Python, in milliseconds. */
const TIMEOUT_MS = 1000;

/**
 * Whether the editor should still wait. On a machine with two cores both take longer when they come at
 * once, and the code can be read meanwhile; on a slow line the editor does not wait for all of Python.
 */
export function usePythonFirst(runnerState: RunnerState): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, []);
  return !late && (runnerState === 'idle' || runnerState === 'loading');
}
