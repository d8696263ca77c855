import { Gauge, type Registry } from 'prom-client';
import type { LiveHub } from './live-hub.ts';

/** Adds the open connections to live rooms to the metrics of this process. */
export function observeStreams(register: Registry, hub: LiveHub): void {
  new Gauge({
    name: 'codivia_live_streams',
    help: 'Open connections to live sessions.',
    registers: [register],
    aggregator: 'sum',
    collect() {
      this.set(hub.streams);
    },
  });
}
