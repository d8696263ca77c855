import type { PythonRunner } from '@codivia/runners/python/page/python-runner';
import type { RunEvent, RunFile } from '@codivia/runners/runner';

/** Maximum time of a program, in milliseconds: loading Python is not counted. */
const LIMIT = 10_000;

/** Returns the output of a program, and its first plot. It is stopped when it asks for something, or takes long. */
export async function runPython(
  runner: PythonRunner,
  code: string,
  files: readonly RunFile[],
): Promise<{ text: string; plot: Uint8Array<ArrayBuffer> | undefined }> {
  let text = '';
  let plot: Uint8Array<ArrayBuffer> | undefined;
  let limit: ReturnType<typeof setTimeout> | undefined;
  const listen = (event: RunEvent) => {
    if (event.kind === 'started') limit = setTimeout(() => runner.stop(), LIMIT);
    if (event.kind === 'output' && event.stream === 'out') text += event.text;
    if (event.kind === 'picture') plot ??= event.png;
    if (event.kind !== 'input') return;
    text += `${event.prompt}\n`;
    runner.stop();
  };
  await runner.run(code, listen, files);
  clearTimeout(limit);
  return { text, plot };
}
