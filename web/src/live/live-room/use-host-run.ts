import { LIVE_OUTPUT_MAX_CHARACTERS } from '@codivia/contract/api/live-events';
import type { ProgramFiles, ProgramKind } from '@codivia/contract/programs/program';
import { useEffect, useEffectEvent, useRef } from 'react';
import { KINDS } from '../../code/lesson/preview-kinds.ts';
import { usePreview } from '../../code/previews/use-preview.ts';
import type { ProgramOutput } from '../../code/python/program-output.ts';
import { useRunner } from '../../code/python/runner-context.ts';
import { useProgram } from '../../code/python/use-program.ts';

/**
 * Returns the output of a run as participants see it: its text, Python's message about its error, cut where it is too
 * long.
 */
export function publishedOutput({ parts, failure }: ProgramOutput): string {
  const printed = parts.map((part) => (part.kind === 'text' ? part.text : '')).join('');
  const gap = printed === '' || printed.endsWith('\n') ? '' : '\n';
  const all = failure ? `${printed}${gap}${failure.traceback}` : printed;
  if (all.length <= LIVE_OUTPUT_MAX_CHARACTERS) return all;
  return `${all.slice(0, LIVE_OUTPUT_MAX_CHARACTERS - 1)}…`;
}

export type PublishRun = (run: { output: string; failed_line: number | null }) => void;

/** Runs a host's Python; the output is published once the run has ended. */
export function usePythonRun(publish: PublishRun) {
  const program = useProgram(useRunner());
  const isRunning = useRef(false);
  const ended = useEffectEvent(() => {
    if (!isRunning.current) return;
    isRunning.current = false;
    const { output } = program;
    publish({ output: publishedOutput(output), failed_line: output.failure?.line ?? null });
  });
  useEffect(() => {
    if (!program.busy) ended();
  }, [program.busy]);
  return {
    program,
    run: (code: string) => {
      if (program.busy) return;
      void program.run(code);
      isRunning.current = true;
    },
  };
}

/** Runs a host's page or sketch here, and makes everybody's browser run it. */
export function usePreviewRun(kind: Exclude<ProgramKind, 'python'>, publish: PublishRun) {
  const { create, frame } = KINDS[kind];
  const preview = usePreview(create, frame);
  return {
    preview,
    run: (files: ProgramFiles) => {
      preview.run({ files });
      publish({ output: '', failed_line: null });
    },
  };
}
