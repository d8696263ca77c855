import type { PyodideInterface } from 'pyodide';

/**
 * Calls back at each look of Python into the interrupt buffer, which is every few instructions. That also sends the
 * last output of a program that is silent now.
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
