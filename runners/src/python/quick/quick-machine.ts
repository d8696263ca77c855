/// <reference path="../virtual-modules.d.ts" />
import type {
  loadMicroPython,
  MicroPython,
} from '@micropython/micropython-webassembly-pyscript/micropython.mjs';
import { QUICK_PRELUDE } from './quick-prelude.ts';

/** The longest output of a quick program, in bytes; a program that writes more waits for Python. */
const OUTPUT_MAX = 20_000;
const OPTIONS = { heapsize: 8 * 1024 * 1024, linebuffer: false } as const;

/** A MicroPython that runs programs of quickProgram(), each without the names of those before. */
export class QuickMachine {
  #python: MicroPython;
  #written: number[];

  private constructor(python: MicroPython, written: number[]) {
    this.#python = python;
    this.#written = written;
    python.runPython(QUICK_PRELUDE);
    python.runPython('_own = dict(globals())');
  }

  static async start(load: typeof loadMicroPython): Promise<QuickMachine> {
    const written: number[] = [];
    const stdout = (bytes: Uint8Array) => {
      if (written.length <= OUTPUT_MAX) written.push(...bytes);
    };
    return new QuickMachine(await load({ ...OPTIONS, stdout }), written);
  }

  /** Returns the output of a program; null if it failed or wrote too much, since Python decides then. */
  run(program: string): string | null {
    this.#written.length = 0;
    try {
      this.#python.globals.set('_program', program);
      this.#python.runPython('_rounds[0] = 0\nexec(_program, dict(_own))');
      if (this.#written.length > OUTPUT_MAX) return null;
      return new TextDecoder('utf-8', { fatal: true }).decode(new Uint8Array(this.#written));
    } catch {
      return null;
    }
  }
}
