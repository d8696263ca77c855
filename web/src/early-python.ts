/**
 * An entry of its own, beside main.tsx: in the Python room Python starts while the app is still on its way
 * (web/build/early-python.ts puts it into the document).
 */
import { startEarlyPython } from '@codivia/runners/python/early-python';
import { pythonBase, pythonSnapshot } from '@codivia/runners/python/runtime-address';

const absolute = (address: string) => new URL(address, location.href).href;

startEarlyPython({
  base: absolute(pythonBase),
  snapshot: pythonSnapshot ? absolute(pythonSnapshot) : null,
});
