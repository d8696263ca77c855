import cluster, { type Worker } from 'node:cluster';
import { AggregatorRegistry } from 'prom-client';
import type { Figures, FromWorker, ToWorker } from './messages.ts';

/** Time after which a worker that has not reported its figures is left out, in milliseconds. */
const REPORT_TIMEOUT_MS = 1000;

interface Gathering {
  missing: Set<number>;
  figures: Figures[];
  finish: () => void;
}

function send(worker: Worker | undefined, message: ToWorker): void {
  // A worker that is ending needs no more messages.
  if (worker?.isConnected()) worker.send(message, () => {});
}

/** Relays messages between workers, in the process that started them. */
export function relayMessages(ready: ReadonlySet<number>): void {
  const gatherings = new Map<number, Gathering>();
  let gathered = 0;

  function gather(asker: Worker, id: number): void {
    gathered += 1;
    const number = gathered;
    const figures: Figures[] = [];
    const finish = async () => {
      clearTimeout(late);
      gatherings.delete(number);
      const text = await AggregatorRegistry.aggregate(figures).metrics();
      send(asker, { kind: 'gathered', id, text });
    };
    const late = setTimeout(finish, REPORT_TIMEOUT_MS);
    gatherings.set(number, { missing: new Set(ready), figures, finish });
    for (const one of ready) send(cluster.workers?.[one], { kind: 'report', id: number });
  }

  cluster.on('message', (worker, message: FromWorker) => {
    if (message.kind === 'broadcast') {
      const { topic, value } = message;
      for (const one of ready) {
        if (one !== worker.id) send(cluster.workers?.[one], { kind: 'message', topic, value });
      }
    }
    if (message.kind === 'gather') gather(worker, message.id);
    if (message.kind === 'figures') {
      const gathering = gatherings.get(message.id);
      if (!gathering?.missing.delete(worker.id)) return;
      gathering.figures.push(message.figures);
      if (gathering.missing.size === 0) gathering.finish();
    }
  });
}
