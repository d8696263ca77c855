import type { PyodideInterface } from 'pyodide';

/**
 * Python looks into the interrupt buffer every few instructions. Ours calls back at each look, which
 * also lets out what a now silent program printed last.
 */
export function connectInterrupts(python: PyodideInterface, look: () => number): void {
  const buffer = {
    get 0() {
      return look();
    },
    set 0(_: number) {},
  };
  python.setInterruptBuffer(buffer as unknown as Int32Array);
}
