/**
 * A script of the document, before all others (web/build/early-python.ts puts it there): in the Python
 * room Python starts at once, and the app takes it over when it is there. It is in every document, so it
 * is kept small.
 */
import { beginPython } from '@codivia/runners/python/page/begin-python';

/** Put here by the build: the room's address, and where Python is. */
declare const EARLY_PYTHON: { room: string; worker: string; base: string; snapshot: string };

const { room, worker, base, snapshot } = EARLY_PYTHON;
const absolute = (path: string) => location.origin + path;

if (location.pathname === room) {
  beginPython(() => new Worker(worker, { type: 'module', name: absolute(base) }), {
    base: absolute(base),
    snapshot: absolute(snapshot),
  });
}
