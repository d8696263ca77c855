import type { StartedPython } from './begin-python.ts';
import type { RuntimePlaces } from './boot-worker.ts';
import { PythonWorkerClient, startPythonWorker } from './python-worker-client.ts';

function takeOver({ worker, channel, received }: StartedPython): PythonWorkerClient {
  const client = new PythonWorkerClient(worker, channel);
  for (const event of received) {
    if (event.type === 'error') worker.onerror?.(event as ErrorEvent);
    else worker.onmessage?.(event as MessageEvent);
  }
  return client;
}

/** Returns the Python that was started with the document of its room, once; else a new one. */
export function earlyOrNewPython(places: RuntimePlaces): PythonWorkerClient {
  const { startedPython } = globalThis;
  globalThis.startedPython = undefined;
  return startedPython ? takeOver(startedPython) : startPythonWorker(places);
}
