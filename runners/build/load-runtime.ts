import { loadPyodide, type PyodideInterface } from 'pyodide';

type Options = NonNullable<Parameters<typeof loadPyodide>[0]>;

/**
 * The variable in which Pyodide keeps the loader that was loaded first in this process. Pyodide would use that loader
 * for any folder.
 */
const kept = globalThis as {
  _createPyodideModule?: unknown;
  loadersByFolder?: Map<string, unknown>;
};
/** Loaders stay with the process, as the modules that define them do, even if this module is evaluated again. */
kept.loadersByFolder ??= new Map();
const loaders = kept.loadersByFolder;

/** Starts the Python of the assembled runtime in a folder, with the loader that is there. Not to be called in parallel. */
export async function loadRuntime(
  folder: string,
  options: Options = {},
): Promise<PyodideInterface> {
  const before = kept._createPyodideModule;
  kept._createPyodideModule = loaders.get(folder);
  try {
    const python = await loadPyodide({ ...options, indexURL: folder });
    loaders.set(folder, kept._createPyodideModule);
    return python;
  } finally {
    kept._createPyodideModule = before;
  }
}
