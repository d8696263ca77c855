import { loadMicroPython } from '@micropython/micropython-webassembly-pyscript/micropython.mjs';
import { loadPyodide } from 'pyodide';
import { loadHarness } from '../harness/harness.ts';
import { nodeSqlite, readHarness, SILENT_HOST } from '../harness/node-python.ts';
import { QuickMachine } from '../quick/quick-machine.ts';
import { quickProgram } from '../quick/quick-program.ts';

export interface TwoPythons {
  /** Returns the output that the quick start shows for a program; null if it leaves the program to Python. */
  quickly(source: string): string | null;
  /** Returns the output of the program in Python, else its first hint or its failure. */
  inPython(source: string): string;
}

/** Starts both, in Node. */
export async function startTwoPythons(): Promise<TwoPythons> {
  const machine = await QuickMachine.start(loadMicroPython);
  const python = await loadPyodide();
  let written = '';
  const stream = {
    write: (bytes: Uint8Array) => {
      written += new TextDecoder().decode(bytes);
      return bytes.length;
    },
  };
  python.setStdout(stream);
  python.setStderr(stream);
  const session = loadHarness(python, readHarness(), nodeSqlite(), SILENT_HOST);
  return {
    quickly(source) {
      const program = quickProgram(source);
      return program === null ? null : machine.run(program);
    },
    inPython(source) {
      written = '';
      const { failure, hints } = JSON.parse(session.run(source));
      session.tidy();
      if (hints?.length) return `hint: ${hints[0].code}`;
      return failure ? `${failure.type}: ${failure.message}` : written;
    },
  };
}
