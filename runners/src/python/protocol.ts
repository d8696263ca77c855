import type { Failure, Progress, Reading, RunEvent, RunFile } from '../runner.ts';

/** A case of a challenge that went wrong, as the program's values are written; `got` is null when its time ran out. */
export interface FailedCase {
  input: string;
  expected: string;
  got: string | null;
}

/**
 * The result of a check of a program; see check.py. `key` names the feedback: of the exercise, or one of "error",
 * "missing-function", "interrupted" and, given by the client, "timeout".
 */
export interface CheckVerdict {
  passed: boolean;
  key: string | null;
  failure: Failure | null;
  /** The ids of a checklist's completed items; missing without a checklist, or when it was not reached. */
  done?: string[];
  /** The smallest case that failed in the first item that is not done, if it tried cases. */
  case?: FailedCase;
  /** The program's output: in the first run when it passes, else in the one that went wrong. */
  output?: string;
  /** The item of a checklist at which the time ran out: it and those after it are not done. */
  late?: string;
}

/** The part of the result that a check has found while it continues: all that is known when its time runs out. */
export type PartialVerdict = Pick<CheckVerdict, 'done' | 'late' | 'case'>;

/** Memory shared with a worker, where the page may share it. */
export interface SharedChannel {
  interrupt: SharedArrayBuffer;
  answer: SharedArrayBuffer;
}

/**
 * `base` is the absolute address of the folder of the runtime, with the slash at the end; `snapshot` is the address of
 * the memory to start from, null to start without it. The page sends the files that it has fetched through `parts`;
 * without it, the worker fetches everything itself.
 */
export interface Boot {
  type: 'boot';
  base: string;
  snapshot: string | null;
  channel: SharedChannel | null;
  parts?: MessagePort;
}

/**
 * The replay of a page without shared memory, which cannot make a program wait: the program runs again from its start
 * with the answers so far. `seed` fixes its random numbers, so that it asks the same again.
 */
export interface Replay {
  answers: string[];
  seed: number;
}

/** A text file beside a program while it is checked. */
export interface CheckFile {
  name: string;
  content: string;
}

export type Task =
  /** With `record`, the program is recorded step by step; see recording.ts. */
  | {
      type: 'run';
      source: string;
      replay: Replay;
      files: readonly RunFile[];
      record?: boolean;
    }
  /**
   * An entry that was typed after the program that ran last in this worker, with its variables; without them if
   * `fresh`.
   */
  | { type: 'entry'; source: string; replay: Replay; files: readonly RunFile[]; fresh: boolean }
  | { type: 'check'; source: string; check: string; files: readonly CheckFile[] };

/**
 * `reducedMotion`: drawings should not move. `showsVariables`: they are reported from the start; where memory is shared,
 * that may change meanwhile. `packages` is the absolute address of the folder of libraries; null when it is not known.
 */
export type JobMessage = Task & {
  id: number;
  packages: string | null;
  reducedMotion: boolean;
  showsVariables: boolean;
};

/** Asks between two jobs for the findings in a program that is not run. */
export type Read = { type: 'read'; id: number; source: string };

/** Asks between two jobs for the variables of the program that ran last, under the id of its job. */
export type List = { type: 'list'; id: number };

export type ToWorker = Boot | JobMessage | Read | List;

/** Events of a run that the worker itself reports; typed lines are echoed by the page's side. */
export type WorkerEvent = Exclude<RunEvent, { kind: 'error' }>;

/**
 * The outcome of an entry typed after a program: none yet, when it is not complete (`more`); `fresh` when there were no
 * variables of a program before, because none has run or its worker is gone.
 */
export interface EntryNote {
  more: boolean;
  fresh: boolean;
}

/**
 * `share`: of the bytes that must be fetched before Python is ready, from 0 to 1. `interrupted`: the line has broken off,
 * or is back.
 */
export type Arrival = { share: number } | { interrupted: boolean };

/** The outcome of a job. */
export type Outcome =
  | { type: 'ended'; id: number; failure: Failure | null; entry?: EntryNote }
  | { type: 'verdict'; id: number; verdict: CheckVerdict };

/**
 * `needsReplacement`: the worker should not
 * get another job.
 */
export type FromWorker =
  | ({ type: 'arrived' } & Arrival)
  | { type: 'ready' }
  | { type: 'unavailable'; message: string }
  | { type: 'event'; id: number; event: WorkerEvent }
  | { type: 'found'; id: number; found: PartialVerdict }
  /** A program waits for a line, which a service worker will ask for under this name. */
  | { type: 'asks'; id: number; question: string }
  /** The line has reached the program. */
  | { type: 'answered'; id: number; line: string }
  /** A drawing takes events now, for a moment. */
  | { type: 'listening'; id: number }
  | (Outcome & { needsReplacement: boolean })
  /** Null when Python broke over it. */
  | { type: 'reading'; id: number; reading: Reading | null }
  | { type: 'crashed'; id: number; message: string };

export type { Failure, Progress };
