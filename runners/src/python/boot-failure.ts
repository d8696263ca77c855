import type { Failure } from '../runner.ts';

/** Too little memory, as browsers call it. */
const NO_MEMORY = /out of memory|(could not|cannot|failed to) allocate|allocation failed/i;
/** What browsers say of what they do not have, or do not let pages use. */
const MISSING =
  /WebAssembly|^(Reference|Link|Compile|Syntax)Error|is not a (function|constructor)|is not defined|find variable/;
/** The answer of something on the way, which is no file of Python. */
const OTHER_FILE = /magic|MIME|HTTP status|status code|token '?<|expected expression, got '<'/i;
/** A file that did not come. */
const NOT_LOADED = /fetch|import|load failed|network|loading dynamically/i;

/**
 * Why Python is not there, as a failure: PythonUnsupported when this browser cannot run it, whatever the network does,
 * else PythonUnavailable.
 *
 * @param message what the worker said when it could not start
 */
export function bootFailure(message: string): Failure {
  const lacks =
    NO_MEMORY.test(message) ||
    (MISSING.test(message) && !OTHER_FILE.test(message) && !NOT_LOADED.test(message));
  const type = lacks ? 'PythonUnsupported' : 'PythonUnavailable';
  return { type, message, line: null, traceback: '' };
}
