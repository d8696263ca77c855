import type { DrawingEvent } from '@codivia/runners/python/drawing';
import { NO_ARRIVAL } from '@codivia/runners/python/page/arrival';
import type { EntryEnd, PythonRunner } from '@codivia/runners/python/page/python-runner';
import type { CheckFile, CheckVerdict } from '@codivia/runners/python/protocol';
import type {
  Failure,
  Reading,
  RunEnd,
  RunEvent,
  RunFile,
  RunnerState,
} from '@codivia/runners/runner';
import { createSubscribers } from '../../lib/subscribers.ts';

interface StartedRun<Ending> {
  source: string;
  emit: (event: RunEvent) => void;
  end: (ending: Ending) => void;
}

/** A runner for tests: tests control what programs do. */
export class FakeRunner implements PythonRunner {
  state: RunnerState = 'ready';
  arrival = NO_ARRIVAL;
  problem: Failure | null = null;
  runs: (StartedRun<RunEnd> & { files: readonly RunFile[] })[] = [];
  checks: (StartedRun<CheckVerdict> & { files: readonly CheckFile[] })[] = [];
  recordings: StartedRun<RunEnd>[] = [];
  entries: (StartedRun<EntryEnd> & { fresh: boolean })[] = [];
  /** The results that it returns for the reading of programs. */
  readings: (source: string) => Reading | null = () => null;
  answers: string[] = [];
  drawingEvents: DrawingEvent[] = [];
  starts = 0;
  stops = 0;
  /** The number of open lists of variables. */
  variableWatchers = 0;
  #changes = createSubscribers();

  watch(watcher: (state: RunnerState) => void): () => void {
    return this.#changes.subscribe(() => watcher(this.state));
  }

  become(state: RunnerState): void {
    this.state = state;
    this.#changes.notify();
  }

  start(): void {
    this.starts++;
  }

  run(
    source: string,
    emit: (event: RunEvent) => void,
    files: readonly RunFile[] = [],
  ): Promise<RunEnd> {
    return new Promise((end) => this.runs.push({ source, emit, end, files }));
  }

  record(source: string, emit: (event: RunEvent) => void): Promise<RunEnd> {
    return new Promise((end) => this.recordings.push({ source, emit, end }));
  }

  enter(
    source: string,
    emit: (event: RunEvent) => void,
    _files: readonly RunFile[] = [],
    fresh = false,
  ): Promise<EntryEnd> {
    return new Promise((end) => this.entries.push({ source, emit, end, fresh }));
  }

  checkExercise(
    source: string,
    _check: string,
    emit: (event: RunEvent) => void = () => {},
    files: readonly CheckFile[] = [],
  ): Promise<CheckVerdict> {
    return new Promise((end) => this.checks.push({ source, emit, end, files }));
  }

  read(source: string): Promise<Reading | null> {
    return Promise.resolve(this.readings(source));
  }

  watchVariables(): () => void {
    this.variableWatchers++;
    return () => {
      this.variableWatchers--;
    };
  }

  sendDrawingEvent(event: DrawingEvent): void {
    this.drawingEvents.push(event);
  }

  answer(line: string): void {
    this.answers.push(line);
  }

  stop(): void {
    this.stops++;
    this.runs.at(-1)?.end('stopped');
    this.recordings.at(-1)?.end('stopped');
    this.entries.at(-1)?.end({ end: 'stopped', more: false, fresh: false });
    this.checks.at(-1)?.end({ passed: false, key: 'interrupted', failure: null });
  }

  dispose(): void {
    this.stop();
  }
}
