import cluster from 'node:cluster';
import type { Registry } from 'prom-client';
import type { FromWorker, ToWorker } from './messages.ts';

function send(message: FromWorker): void {
  // A process that has lost its parent is about to end.
  if (process.connected) process.send?.(message);
}

function receive(handle: (message: ToWorker) => void): void {
  if (cluster.isWorker) process.on('message', handle);
}

/** Reports to the parent process that this worker serves from now on. */
export function reportReady(): void {
  if (cluster.isWorker) send({ kind: 'ready' });
}

/** Sends a message to all other workers of this server, if there are any. */
export function broadcastToSiblings(topic: string, value: string): void {
  if (cluster.isWorker) send({ kind: 'broadcast', topic, value });
}

/** Calls back with messages of other workers on a topic. */
export function onSiblingMessage(topic: string, handle: (value: string) => void): void {
  receive((message) => {
    if (message.kind === 'message' && message.topic === topic) handle(message.value);
  });
}

/**
 * Returns the figures of a registry, in Prometheus text: those of all workers together, whichever of them is
 * asked; without workers those of this process.
 */
export function shareFigures(register: Registry): () => Promise<string> {
  if (!cluster.isWorker) return () => register.metrics();
  const waiting = new Map<number, (text: string) => void>();
  let asked = 0;
  receive(async (message) => {
    if (message.kind === 'report') {
      send({ kind: 'figures', id: message.id, figures: await register.getMetricsAsJSON() });
    }
    if (message.kind === 'gathered') {
      waiting.get(message.id)?.(message.text);
      waiting.delete(message.id);
    }
  });
  return () =>
    new Promise((resolve) => {
      asked += 1;
      waiting.set(asked, resolve);
      send({ kind: 'gather', id: asked });
    });
}
