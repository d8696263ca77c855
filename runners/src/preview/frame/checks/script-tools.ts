import { ExpectationFailed, guarded } from './kit.ts';
import { textTools } from './text-tools.ts';

const NAME = /^[\p{L}_$][\p{L}\p{N}_$]*$/u;
/** Scripts of a page share their `let` and `const` with no object; only code made in the page can read them. */
const PageFunction = Function;

function variable(name: string): unknown {
  if (!NAME.test(name)) return undefined;
  const read = `return typeof ${name} === 'undefined' ? undefined : ${name}`;
  return guarded(() => new PageFunction(read)());
}

/** The tools of every check, for programs of any kind. */
export function scriptTools(source: unknown, logs: readonly string[]) {
  return {
    ...textTools,
    source,
    logs,
    expect(condition: unknown, key = ''): void {
      if (!condition) throw new ExpectationFailed(key);
    },
    variable,
    /** Gives a variable of the program another value; a missing one is not created. */
    put(name: string, value: unknown): void {
      if (variable(name) === undefined) return;
      guarded(() => new PageFunction('value', `${name} = value`)(value));
    },
    call(name: string, ...values: unknown[]): unknown {
      const found = variable(name);
      if (typeof found !== 'function') throw new ExpectationFailed('missing-function');
      return guarded(() => found(...values));
    },
  };
}
