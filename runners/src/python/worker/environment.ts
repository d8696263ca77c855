/** The folder where programs run and write their files; emptied after each. */
export const PYTHON_HOME = '/home/pyodide';

/** Options of every Python that programs may run in, restored from a snapshot or not. */
export function startOptions() {
  return {
    // Nothing of JavaScript is seen from Python.
    jsglobals: Object.freeze(Object.create(null)),
    env: {
      PYTHON_HOME,
      // Without this, the runtime would use the language of the browser, or that of the machine that built it.
      LANG: 'C.UTF-8',
      _: 'python',
      MPLBACKEND: 'agg',
      MPLCONFIGDIR: '/var/matplotlib',
    },
  };
}
