import type { PythonRunner } from '@codivia/runners/python/page/python-runner';
import type { Recording } from '@codivia/runners/python/recording';
import type { RunEvent, RunFile } from '@codivia/runners/runner';
import { useEffect, useEffectEvent, useState } from 'react';
import { NO_OUTPUT, type ProgramOutput, withEnd, withEvent } from '../python/program-output.ts';
import { loadExplanations } from '../python/use-explanation.ts';

/** A program whose steps are being recorded, or have been. */
export interface RecordedProgram {
  /** The output of the program while it is recorded, and its error. */
  output: ProgramOutput;
  /** Null until it is complete; without steps, where the program did not begin. */
  recording: Recording | null;
  busy: boolean;
}

const BEGINNING: RecordedProgram = { output: NO_OUTPUT, recording: null, busy: true };

function withRecordedEvent(program: RecordedProgram, event: RunEvent): RecordedProgram {
  if (event.kind === 'recording') return { ...program, recording: event.recording };
  return { ...program, output: withEvent(program.output, event) };
}

/** Runs a program once and records its steps. Leaving stops it. */
export function useRecording(
  runner: PythonRunner,
  source: string,
  files: readonly RunFile[] = [],
): RecordedProgram {
  const [program, setProgram] = useState(BEGINNING);
  const begin = useEffectEvent((isCurrent: () => boolean) => {
    const update = (next: (before: RecordedProgram) => RecordedProgram) => {
      if (isCurrent()) setProgram(next);
    };
    setProgram(BEGINNING);
    void loadExplanations();
    return runner
      .record(source, (event) => update((before) => withRecordedEvent(before, event)), files)
      .then((end) =>
        update((before) => ({ ...before, busy: false, output: withEnd(before.output, end) })),
      );
  });
  useEffect(() => {
    let isCurrent = true;
    let busy = true;
    void begin(() => isCurrent).then(() => {
      busy = false;
    });
    return () => {
      isCurrent = false;
      if (busy) runner.stop();
    };
  }, [runner]);
  return program;
}
