/**
 * A script of the document, before all others (web/build/early-python.ts puts it there): in the Python
 * room Python starts at once, and the app takes it over when it is there. It is in every document, so it
 * is kept small.
 */
import { beginPython } from '@codivia/runners/python/page/begin-python';
import { hasPython } from '@codivia/runners/python/page/kept-python';

/** A document that took longer to answer came over a slow line, in milliseconds. */
const SLOW_ANSWER_MS = 100;

/** Put here by the build: the room's address, and where Python is. */
declare const EARLY_PYTHON: { room: string; worker: string; base: string; snapshot: string };

const { room, worker, base, snapshot } = EARLY_PYTHON;
const absolute = (path: string) => location.origin + path;

/** Over a slow line the room itself comes first: Python is fifteen times its size. */
function isSlow(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit !== undefined && visit.responseStart - visit.requestStart > SLOW_ANSWER_MS;
}

if (location.pathname === room && (hasPython(snapshot) || !isSlow())) {
  beginPython(() => new Worker(worker, { type: 'module', name: absolute(base) }), {
    base: absolute(base),
    snapshot: absolute(snapshot),
  });
}
