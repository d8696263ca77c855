import type { PythonRunner } from '@codivia/runners/python/python-runner';
import type { RunEvent } from '@codivia/runners/runner';
import { useEffect, useRef, useState } from 'react';
import { Batches } from './batches.ts';
import { NO_OUTPUT, type ProgramOutput, withEnd, withEvent } from './program-output.ts';

/** Events are shown this often at most, in milliseconds. */
const SHOW_EVERY = 50;

export interface Program {
  output: ProgramOutput;
  /** True from the start, the loading of Python included, to the end. */
  busy: boolean;
  run: (source: string) => Promise<void>;
  stop: () => void;
  answer: (line: string) => void;
  /** Stops the program and empties the output. */
  clear: () => void;
}

/** The program of one editor: runs it and gathers what it shows. Leaving the page stops it. */
export function useProgram(runner: PythonRunner): Program {
  const [output, setOutput] = useState(NO_OUTPUT);
  const [busy, setBusy] = useState(false);
  // Events of a run that has been cleared away are shown no more.
  const current = useRef<symbol | null>(null);

  useEffect(
    () => () => {
      if (current.current) runner.stop();
      current.current = null;
    },
    [runner],
  );

  async function run(source: string): Promise<void> {
    const mine = Symbol();
    current.current = mine;
    setBusy(true);
    setOutput(NO_OUTPUT);
    const events = new Batches<RunEvent>((group) => {
      if (current.current === mine) setOutput((shown) => group.reduce(withEvent, shown));
    }, SHOW_EVERY);
    const end = await runner.run(source, (event) => events.add(event));
    if (current.current !== mine) return;
    events.flush();
    setOutput((shown) => withEnd(shown, end));
    current.current = null;
    setBusy(false);
  }

  return {
    output,
    busy,
    run,
    stop: () => runner.stop(),
    answer: (line) => runner.answer(line),
    clear: () => {
      if (current.current) runner.stop();
      current.current = null;
      setBusy(false);
      setOutput(NO_OUTPUT);
    },
  };
}
