import type { WorkerLike } from '../../worker-client.ts';
import type { FromWorker, ToWorker } from '../protocol.ts';

/** A worker that sends the messages that a test gives it. */
export class FakeWorker implements WorkerLike {
  onmessage: WorkerLike['onmessage'] = null;
  onerror: WorkerLike['onerror'] = null;
  received: ToWorker[] = [];
  terminated = false;

  postMessage(message: unknown): void {
    this.received.push(message as ToWorker);
  }

  terminate(): void {
    this.terminated = true;
  }

  emit(message: FromWorker): void {
    this.onmessage?.({ data: message } as MessageEvent);
  }

  break(message: string): void {
    this.onerror?.({ type: 'error', message } as ErrorEvent);
  }

  /** The id of the job it was given last. */
  get job(): number {
    const last = this.received.at(-1);
    return last && 'id' in last ? last.id : 0;
  }
}
