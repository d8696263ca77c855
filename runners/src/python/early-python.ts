import type { BegunPython } from './begin-python.ts';
import type { RuntimePlaces } from './boot-worker.ts';
import { PythonWorkerClient, startPythonWorker } from './python-worker-client.ts';

function takeOver({ worker, channel, received }: BegunPython): PythonWorkerClient {
  const client = new PythonWorkerClient(worker, channel);
  for (const event of received) {
    if (event.type === 'error') worker.onerror?.(event as ErrorEvent);
    else worker.onmessage?.(event as MessageEvent);
  }
  return client;
}

/** The Python that began with the document of its room, once; else a new one. */
export function earlyOrNewPython(places: RuntimePlaces): PythonWorkerClient {
  const { begunPython } = globalThis;
  globalThis.begunPython = undefined;
  return begunPython ? takeOver(begunPython) : startPythonWorker(places);
}
