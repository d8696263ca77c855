import type { DrawingCommand } from '@codivia/runners/python/drawing';
import type { PythonRunner } from '@codivia/runners/python/page/python-runner';
import type { RunEvent, RunFile } from '@codivia/runners/runner';
import { useRef, useState } from 'react';
import { Batches } from '../../lib/batches.ts';
import { DrawingFeed } from './drawing/drawing-feed.ts';
import {
  NO_OUTPUT,
  type ProgramOutput,
  withEnd,
  withEntry,
  withEvent,
  withResetNote,
} from './program-output.ts';
import { useCurrentRun } from './use-current-run.ts';
import { loadExplanations } from './use-explanation.ts';

/** Events are shown this often at most, in milliseconds. */
const SHOW_EVERY = 50;

export type FolderChange = Extract<RunEvent, { kind: 'files' }>;

/** The folder of a program: its files, and a callback for changes by the program. */
export interface ProgramFolder {
  files?: readonly RunFile[];
  onChanged?: (change: FolderChange) => void;
}

export interface Program {
  output: ProgramOutput;
  /** True from the start, the loading of Python included, to the end. */
  busy: boolean;
  /** Runs it with these files in its folder; changes are reported. */
  run: (source: string, files?: ProgramFolder) => Promise<void>;
  /**
   * Runs code typed after the program, with its variables, and adds its output to that of the program. Returns true
   * when the code is not complete: nothing was run then, and more has to be typed. After `clear` there are no
   * variables.
   */
  enter: (source: string, files?: ProgramFolder) => Promise<boolean>;
  stop: () => void;
  answer: (line: string) => void;
  /** Stops the program and empties the output. */
  clear: () => void;
}

/** Runs the program of one editor and collects its output. Leaving the page stops it. */
export function useProgram(runner: PythonRunner): Program {
  const [output, setOutput] = useState(NO_OUTPUT);
  const [busy, setBusy] = useState(false);
  const current = useCurrentRun(runner);
  /** Nothing has run since this editor was opened or cleared: the variables that Python still has are not of its program. */
  const isAnew = useRef(true);

  async function run(source: string, { files = [], onChanged }: ProgramFolder = {}): Promise<void> {
    setOutput(NO_OUTPUT);
    const { isCurrent, events, handleEvent } = begin(NO_OUTPUT, onChanged);
    const end = await runner.run(source, handleEvent, files);
    if (!isCurrent()) return;
    events.flush();
    setOutput((previous) => withEnd(previous, end));
    current.end();
    setBusy(false);
  }

  async function enter(
    source: string,
    { files = [], onChanged }: ProgramFolder = {},
  ): Promise<boolean> {
    const before = output;
    const start = withEntry(before, source);
    let isShown = false;
    const show = () => {
      if (!isShown) setOutput(start);
      isShown = true;
    };
    const { isCurrent, events, handleEvent } = begin(start, onChanged);
    const entered = await runner.enter(
      source,
      (event) => {
        // At the start it is not yet known if the entered code is complete.
        if (event.kind !== 'started' && isCurrent()) show();
        handleEvent(event);
      },
      files,
      isAnew.current,
    );
    if (!isCurrent()) return false;
    events.flush();
    current.end();
    setBusy(false);
    if (entered.more) return true;
    show();
    setOutput((previous) => {
      const ended = withEnd(previous, entered.end);
      return entered.fresh && before.end !== null ? withResetNote(ended) : ended;
    });
    return false;
  }

  /** Begins a run that adds to `start`; when the program begins again, `start` is shown. */
  function begin(start: ProgramOutput, onChanged: ProgramFolder['onChanged']) {
    const isCurrent = current.begin();
    setBusy(true);
    void loadExplanations();
    const after = (previous: ProgramOutput, event: RunEvent) =>
      event.kind === 'again' ? start : withEvent(previous, event);
    const events = new Batches<RunEvent>((group) => {
      if (isCurrent()) setOutput((previous) => group.reduce(after, previous));
    }, SHOW_EVERY);
    let feed = start.drawing;
    const draw = (commands: DrawingCommand[]) => {
      if (!isCurrent()) return;
      if (!feed) {
        const begun = new DrawingFeed((event) => runner.sendDrawingEvent(event));
        feed = begun;
        setOutput((previous) => ({ ...previous, drawing: begun }));
      }
      feed.add(commands);
    };
    const handleEvent = (event: RunEvent) => {
      if (event.kind === 'started' && isCurrent()) isAnew.current = false;
      if (event.kind === 'files') return onChanged?.(event);
      if (event.kind === 'drawing') return draw(event.commands);
      if (event.kind === 'again') feed = start.drawing;
      events.add(event);
    };
    return { isCurrent, events, handleEvent };
  }

  return {
    output,
    busy,
    run,
    enter,
    stop: () => runner.stop(),
    answer: (line) => runner.answer(line),
    clear: () => {
      current.stop();
      isAnew.current = true;
      setBusy(false);
      setOutput(NO_OUTPUT);
    },
  };
}
