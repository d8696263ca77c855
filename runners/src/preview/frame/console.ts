import type { ConsoleEntry, LogLevel, SourcePosition } from '../messages.ts';
import { formatCall } from './inspect.ts';
import type { Reporter } from './reporter.ts';

type PositionOf = (stack: string) => SourcePosition | null;

const LEVELS: Record<string, LogLevel> = {
  log: 'log',
  debug: 'log',
  dir: 'log',
  table: 'log',
  info: 'info',
  warn: 'warn',
  error: 'error',
  trace: 'log',
};

/** Sends the output of the program's console to the page instead of the browser's console. */
export function installConsole(reporter: Reporter, positionOf: PositionOf): void {
  const log = (level: LogLevel, values: readonly unknown[]) => {
    if (reporter.isFull) return reporter.drop();
    const text = formatCall(values);
    const position = positionOf(new Error().stack ?? '');
    reporter.add({ kind: 'log', level, text, position, count: 1 } satisfies ConsoleEntry);
  };
  const methods = Object.entries(LEVELS).map(([name, level]) => [
    name,
    (...values: unknown[]) => log(level, values),
  ]);
  Object.assign(console, Object.fromEntries(methods), {
    assert: (condition: unknown, ...values: unknown[]) => {
      if (!condition) log('error', ['Assertion failed:', ...values]);
    },
    clear: () => reporter.add({ kind: 'clear', text: '', position: null, count: 1 }),
  });
}
