import { loadPyodide } from 'pyodide';

/** Source-less modules load without being compiled on the learner's machine at every start. */
const COMPILE = `
import _imp, io, zipfile
from importlib._bootstrap_external import _RAW_MAGIC_NUMBER, _code_to_hash_pyc

def compiled(archive):
    """The archive with every module compiled, stored uncompressed, the same at every build."""
    result = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(archive.to_bytes())) as source, zipfile.ZipFile(result, "w") as target:
        for entry in sorted(source.infolist(), key=lambda entry: entry.filename):
            if entry.is_dir():
                continue
            name, content = entry.filename, source.read(entry)
            if name.endswith(".py"):
                code = compile(content, f"/lib/python313.zip/{name}", "exec", dont_inherit=True)
                digest = _imp.source_hash(_RAW_MAGIC_NUMBER, content)
                name, content = name + "c", bytes(_code_to_hash_pyc(code, digest, False))
            target.writestr(zipfile.ZipInfo(name), content)
    return result.getvalue()

compiled
`;

/**
 * Compiles Python's standard library with the Python that will load it. Stored without compression,
 * because the server compresses the whole file better.
 */
export async function compileLibrary(archive: Uint8Array): Promise<Uint8Array> {
  const python = await loadPyodide();
  const compiled = python.runPython(COMPILE);
  const result = compiled(new Uint8Array(archive));
  const bytes: Uint8Array = result.toJs();
  result.destroy();
  compiled.destroy();
  return bytes;
}
