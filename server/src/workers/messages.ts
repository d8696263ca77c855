import type { MetricObjectWithValues, MetricValue } from 'prom-client';

/** The figures of one process, as prom-client writes them down. */
export type Figures = MetricObjectWithValues<MetricValue<string>>[];

/** The messages of a worker to the process that started it. */
export type FromWorker =
  /** It serves from now on. */
  | { kind: 'ready' }
  /** A message for all other workers. */
  | { kind: 'broadcast'; topic: string; value: string }
  /** Asks for the figures of all workers together. */
  | { kind: 'gather'; id: number }
  /** Its own figures, for gathering `id`. */
  | { kind: 'figures'; id: number; figures: Figures };

/** … and the messages it receives. */
export type ToWorker =
  | { kind: 'message'; topic: string; value: string }
  | { kind: 'report'; id: number }
  | { kind: 'gathered'; id: number; text: string };
