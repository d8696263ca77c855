import {
  type PythonWorkerClient,
  type RuntimePlaces,
  startPythonWorker,
} from './python-worker-client.ts';

let early: PythonWorkerClient | null = null;

/** Begins a Python before whoever will use it is there: the code of a room takes as long to come. */
export function startEarlyPython(places: RuntimePlaces): void {
  early ??= startPythonWorker(places);
}

/** A worker that was begun early, once; else a new one. */
export function earlyOrNewPython(places: RuntimePlaces): PythonWorkerClient {
  const worker = early ?? startPythonWorker(places);
  early = null;
  return worker;
}
