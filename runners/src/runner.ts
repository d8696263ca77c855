/**
 * The interface of every runner: learner code goes in, events come out. A runner works for one program at a time;
 * starting another ends the one before.
 */

import type { DrawingCommand } from './python/drawing.ts';
import type { Recording } from './python/recording.ts';
import type { ListedVariables } from './python/variables.ts';

/**
 * idle: nothing has been loaded yet; loading: the runtime is being loaded; ready: a program starts at once; running:
 * one runs; unavailable: the runtime could not be loaded, the next run tries again.
 */
export type RunnerState = 'idle' | 'loading' | 'ready' | 'running' | 'unavailable';

/**
 * The share of the runtime that has arrived, from 0 to 1; the seconds that the rest takes if the line stays as it is,
 * null if that is not known; and whether the line has broken off.
 */
export interface RuntimeArrival {
  share: number;
  secondsLeft: number | null;
  interrupted: boolean;
}

/** The source of a piece of text: the program, its error stream, or the learner's keyboard. */
export type OutputStream = 'out' | 'err' | 'typed';

/** An error that ended a program. `line` counts from 1 in the learner's own file, if it is known. */
export interface Failure {
  type: string;
  message: string;
  line: number | null;
  /** The place of the error, when it was in a file beside the program; `line` is then the one that led there. */
  place?: { file: string; line: number };
  /** The line where it happened, when it is known. */
  lineText?: string;
  /** Details that the program shows of the error besides its message, such as where it has a name; see clues.py. */
  clue?: string;
  traceback: string;
}

/** Code of a running program that was probably meant otherwise: the kind, its line, and the name that it is about. */
export interface Hint {
  code: HintCode;
  line: number;
  name: string;
}

/** The hints that are given; python/harness/hints.py finds them, python/page/hint-words.ts words them. */
export type HintCode = 'compared-for-given' | 'call-without-brackets' | 'braces-without-f';

/**
 * The findings in a program that was not run: the reason why it cannot run, or else code that was probably meant
 * otherwise.
 */
export interface Reading {
  failure: Failure | null;
  hints: Hint[];
}

/**
 * The progress of loading libraries. `name` is the library whose data arrived last, `loaded` the number of libraries that
 * have arrived, `total` the number of all. `bytes` of it have arrived; `size` is null if it is not known.
 */
export interface Progress {
  name: string;
  loaded: number;
  total: number;
  bytes: number;
  size: number | null;
}

/** A file beside a program, by its name as the program writes it. */
export interface RunFile {
  name: string;
  data: Uint8Array<ArrayBuffer>;
}

export type RunEvent =
  | { kind: 'progress'; progress: Progress }
  | { kind: 'started' }
  | { kind: 'output'; stream: OutputStream; text: string }
  | { kind: 'truncated' }
  /**
   * With `again`, the program has ended here, and runs again from its start with the answer; a `hidden` one is not to be
   * read while it is typed.
   */
  | { kind: 'input'; prompt: string; again: boolean; hidden?: boolean }
  /** It runs again: the earlier output belongs to the run before. */
  | { kind: 'again' }
  | { kind: 'picture'; png: Uint8Array<ArrayBuffer> }
  /** The changes of the program in its folder, before it ends; `dropped` names files that are too large to be kept. */
  | { kind: 'files'; written: RunFile[]; deleted: string[]; dropped: string[] }
  /** The commands by which a program draws with turtle. */
  | { kind: 'drawing'; commands: DrawingCommand[] }
  /** The recording of a program: complete, or up to the limit of its length. */
  | { kind: 'recording'; recording: Recording }
  /** The variables of a program that waits, or has ended, while they are watched; see PythonRunner.watchVariables. */
  | { kind: 'variables'; variables: ListedVariables }
  /** The program ended by itself, and something in it was probably meant otherwise. */
  | { kind: 'hints'; hints: Hint[] }
  | { kind: 'error'; failure: Failure };

/** The end of a program: by itself, with an error (which came as an event), or by being stopped. */
export type RunEnd = 'finished' | 'failed' | 'stopped';

export interface Runner {
  readonly state: RunnerState;
  /** The part of the runtime that has arrived. */
  readonly arrival: RuntimeArrival;
  /** Calls back at each change of state, and as the runtime arrives, until the returned function is called. */
  watch(listener: (state: RunnerState) => void): () => void;
  /** Loads the runtime if that has not begun; running does so by itself. */
  start(): void;
  /**
   * Runs a program, with these files in its folder. The promise never fails: an error comes as an event and the end
   * `failed`.
   */
  run(
    source: string,
    listener: (event: RunEvent) => void,
    files?: readonly RunFile[],
  ): Promise<RunEnd>;
  /** Gives a line to a program that asked for input; ignored when none does. */
  answer(line: string): void;
  /** Ends the program that runs, if any. */
  stop(): void;
  /** Ends everything and frees the memory. */
  dispose(): void;
}
