import type { RunEvent } from '../../runner.ts';
import type { DrawingEvent } from '../drawing.ts';
import type { Failure, FromWorker, JobMessage, Outcome, PartialVerdict } from '../protocol.ts';
import type { PythonWorkerClient } from './python-worker-client.ts';

/** Time that a stopped program may take to end before its worker is ended, in milliseconds. */
export const STOP_GRACE = 700;

/** Maximum number of events that wait for a drawing. */
const MAX_EVENTS = 50;

/**
 * The end of a job: as the worker reports, stopped by the page, or lost with its worker. `keep` is false when the
 * worker must not get another job, `found` is the part of the result that a stopped check had found.
 */
export type Ending = { keep: boolean } & (
  | Outcome
  | { type: 'stopped'; found?: PartialVerdict }
  | { type: 'lost'; failure: Failure }
);

/** One program that runs in one worker that is ready. */
export class PythonJob {
  readonly ending: Promise<Ending>;
  #end: (ending: Ending) => void = () => {};
  readonly worker: PythonWorkerClient;
  #listener: (event: RunEvent) => void;
  #answered: (line: string) => void;
  #id: number;
  #found: PartialVerdict = {};
  #events: DrawingEvent[] = [];
  #isListening = false;
  /** True if the requested input must not be shown. */
  #isHidden = false;
  #watchdog: ReturnType<typeof setTimeout> | null = null;

  constructor(
    message: JobMessage,
    worker: PythonWorkerClient,
    listener: (event: RunEvent) => void,
    answered: (line: string) => void = () => {},
  ) {
    this.#id = message.id;
    this.worker = worker;
    this.#listener = listener;
    this.#answered = answered;
    this.ending = new Promise((resolve) => {
      this.#end = resolve;
    });
    this.#listen();
    worker.onBroken = (message) => this.#end(lost(message));
    worker.send(message);
  }

  answer(line: string): void {
    const text = this.#isHidden ? '\n' : `${line}\n`;
    this.#listener({ kind: 'output', stream: 'typed', text });
    this.worker.answer(line);
  }

  /** Sends a pressed key or a mouse event to the drawing of the program. */
  sendDrawingEvent(event: DrawingEvent): void {
    // Of several drag events only the last place counts.
    if (event[0] === 'drag' && this.#events.at(-1)?.[0] === 'drag') this.#events.pop();
    if (this.#events.length < MAX_EVENTS) this.#events.push(event);
    this.#passEvents();
  }

  #passEvents(): void {
    if (!this.#isListening || this.#events.length === 0) return;
    this.#isListening = false;
    if (this.worker.answer(JSON.stringify(this.#events))) this.#events = [];
  }

  /** Requests the program to end, and ends its worker if it does not. */
  stop(): void {
    if (this.#watchdog !== null) return;
    const grace = this.worker.interrupt() ? STOP_GRACE : 0;
    this.#watchdog = setTimeout(() => this.#finish({ keep: false, type: 'stopped' }), grace);
  }

  /** Ends the job without its worker, which has been ended by other code. */
  abandon(): void {
    this.#finish({ keep: true, type: 'stopped' });
  }

  #listen(): void {
    this.worker.onMessage = (message) => this.handleMessage(message);
  }

  /** Requests the variables of the program, which has ended: they arrive as an event. */
  list(): void {
    this.#listen();
    this.worker.send({ type: 'list', id: this.#id });
  }

  /** Handles a message of the worker; messages about other jobs are ignored. */
  handleMessage(message: FromWorker): void {
    if (!('id' in message) || message.id !== this.#id || message.type === 'reading') return;
    if (message.type === 'event') {
      if (message.event.kind === 'input') this.#isHidden = message.event.hidden ?? false;
      this.#listener(message.event);
    } else if (message.type === 'listening') {
      this.#isListening = true;
      this.#passEvents();
    } else if (message.type === 'asks') this.worker.expect(message.question);
    else if (message.type === 'answered') this.#answered(message.line);
    else if (message.type === 'found') this.#found = message.found;
    else if (message.type === 'crashed') this.#finish(lost(message.message));
    else this.#finish(this.#endingOf(message));
  }

  #endingOf(message: Outcome & { needsReplacement: boolean }): Ending {
    const { needsReplacement, ...outcome } = message;
    const ended = this.#watchdog !== null && wasInterrupted(outcome) ? STOPPED : outcome;
    return { keep: !needsReplacement, ...ended };
  }

  #finish(ending: Ending): void {
    clearTimeout(this.#watchdog ?? undefined);
    this.#end(ending.type === 'stopped' ? { ...ending, found: this.#found } : ending);
  }
}

const STOPPED = { type: 'stopped' } as const;

function wasInterrupted(outcome: Outcome): boolean {
  return outcome.type === 'verdict'
    ? outcome.verdict.key === 'interrupted'
    : outcome.failure?.type === 'KeyboardInterrupt';
}

/** Ends the job without its worker: out of memory, or broken by the program's changes to the runtime. */
function lost(message: string): Ending {
  const failure = { type: 'PythonCrashed', message, line: null, traceback: '' };
  return { keep: false, type: 'lost', failure };
}
