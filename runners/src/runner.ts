/**
 * What every runner promises the page: learner code goes in, events come out. A runner works for one
 * program at a time; starting another ends the one before.
 */

import type { DrawingCommand } from './python/drawing.ts';
import type { Recording } from './python/recording.ts';
import type { ListedVariables } from './python/variables.ts';

/**
 * idle: nothing has been loaded yet; loading: the runtime is on its way; ready: a program starts at once; running:
 * one runs; unavailable: the runtime could not be loaded, the next run tries again.
 */
export type RunnerState = 'idle' | 'loading' | 'ready' | 'running' | 'unavailable';

/** Where a piece of text comes from: the program, its error stream, or the learner's keyboard. */
export type OutputStream = 'out' | 'err' | 'typed';

/** An error that ended a program. `line` counts from 1 in the learner's own file, if it is known. */
export interface Failure {
  type: string;
  message: string;
  line: number | null;
  /** Where it happened, when that was in a file beside the program; `line` is then the one that led there. */
  place?: { file: string; line: number };
  /** The line where it happened, when it is known. */
  lineText?: string;
  /** What the program shows of the error besides its message, such as where it has a name; see clues.py. */
  clue?: string;
  traceback: string;
}

/** What in a program that runs was probably meant otherwise: the kind, its line, and the name that it is about. */
export interface Hint {
  code: HintCode;
  line: number;
  name: string;
}

/** The hints that are given; python/hints.py finds them, python/hint-words.ts says them. */
export type HintCode = 'compared-for-given' | 'call-without-brackets' | 'braces-without-f';

/** The findings in a program that was not run: why it cannot run, and else what was probably meant otherwise. */
export interface Reading {
  failure: Failure | null;
  hints: Hint[];
}

/**
 * Libraries on their way: the one of which something came last, and how many of how many have arrived. `bytes` of it have come;
 * `size` is null where that is not known.
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
  /** It runs again: what was shown belongs to the run before. */
  | { kind: 'again' }
  | { kind: 'picture'; png: Uint8Array<ArrayBuffer> }
  /** What the program has changed in its folder, before it ends; `dropped` is too much to be kept. */
  | { kind: 'files'; written: RunFile[]; deleted: string[]; dropped: string[] }
  /** What a program draws with turtle. */
  | { kind: 'drawing'; commands: DrawingCommand[] }
  /** The recording of a program: complete, or up to the limit of its length. */
  | { kind: 'recording'; recording: Recording }
  /** The variables of a program that waits, or has ended, while they are watched; see PythonRunner.watchVariables. */
  | { kind: 'variables'; variables: ListedVariables }
  /** The program ended by itself, and something in it was probably meant otherwise. */
  | { kind: 'hints'; hints: Hint[] }
  | { kind: 'error'; failure: Failure };

/** How a program ended: by itself, with an error (which came as an event), or by being stopped. */
export type RunEnd = 'finished' | 'failed' | 'stopped';

export interface Runner {
  readonly state: RunnerState;
  /** How much of the runtime has arrived, out of 1; 0 where that is not known. */
  readonly arrived: number;
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
