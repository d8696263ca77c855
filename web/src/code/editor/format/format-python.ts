import startRuff, { format } from '@wasm-fmt/ruff_fmt/web';

/** Ruff counts bytes, and gives the position of an error only within its message. */
const PLACE = /at byte range (\d+)\.\.\d+/;

function lineOf(code: string, error: unknown): number {
  const position = PLACE.exec(String(error));
  // Anything else is not about the code.
  if (!position) throw error;
  const before = new TextEncoder().encode(code).subarray(0, Number(position[1]));
  return new TextDecoder().decode(before).split('\n').length;
}

/** Formats a Python program as Ruff does, which is the usual style of Python. */
export async function formatPython(code: string): Promise<{ code: string } | { line: number }> {
  await startRuff();
  try {
    return { code: format(code, 'main.py') };
  } catch (error) {
    return { line: lineOf(code, error) };
  }
}
