import { NO_ARRIVAL } from '@codivia/runners/python/page/arrival';
import { hasPython, rememberPython } from '@codivia/runners/python/page/kept-python';
import { createPythonRunner, type PythonRunner } from '@codivia/runners/python/page/python-runner';
import { pythonBase, pythonSnapshot } from '@codivia/runners/python/page/runtime-address';
import type { QuickStart } from '@codivia/runners/python/quick/quick-start';
import type { RunnerState, RuntimeArrival } from '@codivia/runners/runner';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, use, useSyncExternalStore } from 'react';
import { occupyLine } from '../../lib/busy-line.ts';
import { siteConfig } from '../../lib/site-config.ts';

/** Another runner than the page's own; for tests. */
export const RunnerContext = createContext<PythonRunner | null>(null);

/** All editors of a page share one Python: it is large, and one program at a time is enough. */
let shared: PythonRunner | null = null;

/**
 * Lets the service worker answer the requests of programs where the page shares no memory with them
 * (docs/decisions/0283). It starts after Python; only the built app has one.
 */
function answerThroughServiceWorker(runner: PythonRunner): void {
  const needed = import.meta.env.PROD && typeof SharedArrayBuffer !== 'function';
  if (!needed || !('serviceWorker' in navigator)) return;
  const stop = runner.watch(async (state) => {
    if (state !== 'ready') return;
    stop();
    const { startServiceWorker } = await import('../../lib/network.ts');
    // Without it, programs run again with their answers.
    await startServiceWorker().catch(() => {});
  });
}

/** Python is not on its way yet, and nothing of it is in this browser, which can run WebAssembly. */
function needsQuickStart(): boolean {
  return !(globalThis.startedPython || hasPython(pythonSnapshot)) && 'WebAssembly' in globalThis;
}

/** Fetched apart: most visitors come back, and have Python. */
async function loadQuickStart(): Promise<QuickStart> {
  const { QuickStart } = await import('@codivia/runners/python/quick/quick-start');
  return new QuickStart();
}

/** Ends the present occupation of the line; null while Python is not on its way. */
let endLoading: (() => void) | null = null;

/** Keeps the line for Python while it is on its way, and remembers that it has come. */
function followLoading(state: RunnerState): void {
  if (state === 'ready') rememberPython(pythonSnapshot);
  if ((state === 'loading') === (endLoading !== null)) return;
  endLoading?.();
  endLoading = null;
  if (state !== 'loading') return;
  const arrived = Promise.withResolvers<void>();
  occupyLine(arrived.promise);
  endLoading = arrived.resolve;
}

/** The Python in which the programs of this page run. */
export function useRunner(): PythonRunner {
  const providedRunner = use(RunnerContext);
  const queryClient = useQueryClient();
  if (providedRunner) return providedRunner;
  if (shared) return shared;
  shared = createPythonRunner({
    base: pythonBase,
    snapshot: pythonSnapshot,
    quickStart: () => (needsQuickStart() ? loadQuickStart() : null),
    packages: async () => (await queryClient.ensureQueryData(siteConfig)).python_packages_url,
  });
  answerThroughServiceWorker(shared);
  shared.watch(followLoading);
  return shared;
}

/** Returns the part of that Python that has arrived. */
export function useArrival(runner: PythonRunner): RuntimeArrival {
  return useSyncExternalStore(
    (changed) => runner.watch(changed),
    () => runner.arrival,
    () => NO_ARRIVAL,
  );
}

/** Tells whether that Python is there yet. */
export function useRunnerState(runner: PythonRunner): RunnerState {
  return useSyncExternalStore(
    (changed) => runner.watch(changed),
    () => runner.state,
    // The first state of a page that starts Python as soon as it is shown.
    () => 'loading' as const,
  );
}
