/** What a page and its preview tell each other, once the page has handed over a port of its own. */

/** Longest text of one console line, in characters. */
export const MAX_TEXT = 2000;
/** Most lines that one message carries; a frame gathers what it says for 50 ms. */
export const MAX_BATCH = 200;

export type LogLevel = 'log' | 'info' | 'warn' | 'error';
/** What a program asked for that a preview does not do. */
export const NOTICES = [
  'alert',
  'confirm',
  'prompt',
  'print',
  'open',
  'link',
  'form',
  'picture',
  'script',
  'style',
  'network',
  'frame',
  'other',
] as const;
export type Notice = (typeof NOTICES)[number];

/** A line of the learner's own files, counted from 1. */
export interface SourcePosition {
  file: 'html' | 'js';
  line: number;
  /** Of a file that was added to the project, its name; without one, the program itself is meant. */
  name?: string;
}

/** A line of the console; `count` says how often it came in a row. */
export type ConsoleEntry = { position: SourcePosition | null; count: number } & (
  | { kind: 'log'; level: LogLevel; text: string }
  | { kind: 'error'; name: string; text: string }
  | { kind: 'loop'; text: '' }
  | { kind: 'notice'; notice: Notice; text: string }
  | { kind: 'clear'; text: '' }
);

export type FromFrame =
  | { type: 'ready' }
  | { type: 'pong' }
  | { type: 'drawn' }
  /** The program has sent the frame to another address. */
  | { type: 'left' }
  /** `dropped`: lines that came too fast to be shown. */
  | { type: 'console'; entries: ConsoleEntry[]; dropped: number }
  /** A link leads to another page of the project. */
  | { type: 'open'; name: string }
  /** A check wants to see the page at another width, in CSS pixels. */
  | { type: 'resize'; width: number }
  /** How far a check has come. */
  | ({ type: 'found' } & PartialVerdict)
  | ({ type: 'verdict' } & FrameVerdict);

/**
 * What a check found. `key` names the feedback, or is one of "error", "timeout", "missing-function"
 * and "missing-element"; `fault` says what is wrong with the check itself, for its author.
 */
export interface FrameVerdict {
  passed: boolean;
  key: string | null;
  fault: string | null;
  /** Of a checklist, the ids of the items that are done; without one, or when it was not reached, there is none. */
  done?: string[];
  /** Of a checklist, the item at which the time ran out: it is not done, and those after it were not looked at. */
  late?: string;
}

/** What a check has found while it goes on: all that is known when its time runs out. */
export type PartialVerdict = Pick<FrameVerdict, 'done' | 'late'>;

/**
 * What a check says of a program. Besides the keys of FrameVerdict: "interrupted" when it was stopped,
 * "unavailable" when the frame could not be loaded. `failure` is the error that ended the program.
 */
export interface PreviewVerdict extends FrameVerdict {
  failure: ConsoleEntry | null;
}

/** A program to check: it runs, then the check looks at it. `source` is what the learner wrote. */
export interface CheckRequest<Program> {
  program: Program;
  check: string;
  source: unknown;
}

export type ToFrame<Program> =
  | { type: 'run'; program: Program }
  | ({ type: 'check' } & CheckRequest<Program>)
  | { type: 'ping' };

/** The first message to a frame; a port comes along with it. */
export const BOOT = 'codivia:boot';

/** The function that every loop of a program calls at each turn; see frame/loop-guard.ts. */
export const LOOP_GUARD = '__codiviaLoop';

/** Modules of the project are imported by this and their name, encoded; see frame/offer-files.ts. */
export const FILE_SCHEME = 'codivia-file:';
