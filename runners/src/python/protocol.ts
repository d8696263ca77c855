import type { Failure, Progress, RunEvent } from '../runner.ts';

/**
 * What a check says of a program; see check.py. `key` names the feedback: of the exercise, or one of
 * "error", "missing-function", "interrupted" and, given by the client, "timeout".
 */
export interface CheckVerdict {
  passed: boolean;
  key: string | null;
  failure: Failure | null;
}

/** Memory shared with a worker, where the page may share it. */
export interface SharedChannel {
  interrupt: SharedArrayBuffer;
  answer: SharedArrayBuffer;
}

/** `base` and `packages` are absolute addresses of folders, with the slash at the end. */
export interface Boot {
  type: 'boot';
  base: string;
  packages: string;
  channel: SharedChannel | null;
}

export type ToWorker =
  | Boot
  | { type: 'run'; id: number; source: string }
  | { type: 'check'; id: number; source: string; check: string };

/** Events of a run that the worker itself reports; what is typed is echoed by the page's side. */
export type WorkerEvent = Exclude<RunEvent, { kind: 'error' }>;

/** How a job ended. */
export type Outcome =
  | { type: 'ended'; id: number; failure: Failure | null }
  | { type: 'verdict'; id: number; verdict: CheckVerdict };

/** `worn`: the worker should not get another job. */
export type FromWorker =
  | { type: 'ready' }
  | { type: 'unavailable'; message: string }
  | { type: 'event'; id: number; event: WorkerEvent }
  | (Outcome & { worn: boolean })
  | { type: 'crashed'; id: number; message: string };

export type { Failure, Progress };
