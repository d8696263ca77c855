import type { PreviewKind, ProgramFiles } from '@codivia/contract/programs/program';
import type { ReactNode } from 'react';
import { PreviewOutputs } from '../../code/previews/preview-outputs.tsx';
import { HostPythonResult, HostRunBar } from './host-result.tsx';
import { type PublishRun, usePreviewRun, usePythonRun } from './use-host-run.ts';

/** The result that a host's window shows, and the function that its run key calls. */
export interface HostRun {
  run: () => void;
  bar: ReactNode;
  result: ReactNode;
  /** The line of an error of the latest run, from 1. */
  failedLine: number | null;
}

export interface Running {
  publish: PublishRun;
  /** The files as they are now. */
  files: () => ProgramFiles;
}

function usePythonHost({ publish, files }: Running): HostRun {
  const { program, run } = usePythonRun(publish);
  const start = () => run(files()['main.py'] ?? '');
  return {
    run: start,
    bar: <HostRunBar busy={program.busy} onRun={start} onStop={program.stop} />,
    result: <HostPythonResult program={program} />,
    failedLine: program.output.failure?.line ?? null,
  };
}

function usePreviewHost(kind: PreviewKind, { publish, files }: Running): HostRun {
  const { preview, run } = usePreviewRun(kind, publish);
  const start = () => run(files());
  return {
    run: start,
    bar: <HostRunBar rerun busy={preview.busy} onRun={start} onStop={preview.stop} />,
    result: <PreviewOutputs preview={preview} />,
    failedLine: null,
  };
}

function useWebHost(running: Running): HostRun {
  return usePreviewHost('web', running);
}

function useGameHost(running: Running): HostRun {
  return usePreviewHost('game', running);
}

/** The hook with which a host runs the code of each kind of session. */
export const HOST_RUNS = { python: usePythonHost, web: useWebHost, game: useGameHost };
