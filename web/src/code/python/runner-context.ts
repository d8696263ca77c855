import { createPythonRunner, type PythonRunner } from '@codivia/runners/python/python-runner';
import { pythonBase, pythonSnapshot } from '@codivia/runners/python/runtime-address';
import type { RunnerState } from '@codivia/runners/runner';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, use, useSyncExternalStore } from 'react';
import { siteConfig } from '../../lib/site-config.ts';

/** Another runner than the page's own; for tests. */
export const RunnerContext = createContext<PythonRunner | null>(null);

/** All editors of a page share one Python: it is large, and one program at a time is enough. */
let shared: PythonRunner | null = null;

/** The Python in which the programs of this page run. */
export function useRunner(): PythonRunner {
  const given = use(RunnerContext);
  const queryClient = useQueryClient();
  if (given) return given;
  shared ??= createPythonRunner({
    base: pythonBase,
    snapshot: pythonSnapshot,
    packages: async () => (await queryClient.ensureQueryData(siteConfig)).python_packages_url,
  });
  return shared;
}

/** How much of that Python has arrived, out of 1. */
export function useArrived(runner: PythonRunner): number {
  return useSyncExternalStore(
    (changed) => runner.watch(changed),
    () => runner.arrived,
    () => 0,
  );
}

/** Whether that Python is there yet. */
export function useRunnerState(runner: PythonRunner): RunnerState {
  return useSyncExternalStore(
    (changed) => runner.watch(changed),
    () => runner.state,
    // What a page begins with that starts Python as soon as it is there.
    () => 'loading' as const,
  );
}
