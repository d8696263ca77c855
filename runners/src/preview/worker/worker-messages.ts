import type { FromFrame, SourcePosition } from '../messages.ts';

/** The data that a worker gets before its script runs. */
export interface WorkerStart {
  /** Marks the worker's messages to the frame, and is unknown to its script. */
  token: string;
  /** The name of its script, from which its references are resolved; '' for one that the program has made. */
  name: string;
  /** The address of its script; modules are imported. */
  script: string;
  isModule: boolean;
  /** The addresses of the project's files, by their names. */
  addresses: Record<string, string>;
}

/** A message of a worker to the frame; everything else is for the program. */
export type FromWorker = { token: string } & (
  | Pick<Extract<FromFrame, { type: 'console' }>, 'entries' | 'dropped'>
  | { missing: string; position: SourcePosition | null }
  /** Its code has been read; or it ends itself. */
  | { is: 'started' | 'ended' }
);

/** The name under which the start is kept until the worker has read it. */
export const WORKER_START = '__codiviaWorker';

/** Functions that reach the network and that no policy of the browser closes; other windows would have them again. */
export const UNGUARDED = ['RTCPeerConnection', 'webkitRTCPeerConnection', 'WebTransport'];
