import type { Failure } from '../../runner.ts';

/** Too little memory, as browsers call it. */
const NO_MEMORY = /out of memory|(could not|cannot|failed to) allocate|allocation failed/i;
/** Messages of browsers about features that they lack, or do not let pages use. */
const MISSING =
  /WebAssembly|^(Reference|Link|Compile|Syntax)Error|is not a (function|constructor)|is not defined|find variable/;
/** Patterns of answers by a proxy or filter, which are no files of Python. */
const OTHER_FILE = /magic|MIME|HTTP status|status code|token '?<|expected expression, got '<'/i;
/** A file that did not come. */
const NOT_LOADED = /fetch|import|load failed|network|loading dynamically/i;

/**
 * Returns the reason why Python could not start, as a failure: PythonUnsupported if this browser cannot run it even with
 * a network, else PythonUnavailable.
 *
 * @param message the message of the worker when it could not start
 */
export function bootFailure(message: string): Failure {
  const lacks =
    NO_MEMORY.test(message) ||
    (MISSING.test(message) && !OTHER_FILE.test(message) && !NOT_LOADED.test(message));
  const type = lacks ? 'PythonUnsupported' : 'PythonUnavailable';
  return { type, message, line: null, traceback: '' };
}
