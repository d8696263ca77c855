import type { GuardedScript } from './instrument.ts';
import type { ConsoleEntry } from './messages.ts';

/** Tells whether two lines are the same except for their counts. */
export function isSame(a: ConsoleEntry, b: ConsoleEntry): boolean {
  const [one, other] = [a.position, b.position];
  const places = one?.line === other?.line && one?.file === other?.file;
  return places && mark(a) === mark(b) && a.text === b.text;
}

function mark(entry: ConsoleEntry): string {
  if (entry.kind === 'log') return `log ${entry.level}`;
  if (entry.kind === 'error') return `error ${entry.name}`;
  return entry.kind === 'notice' ? `notice ${entry.notice}` : entry.kind;
}

/** The lines after one more: the same line again is counted, not repeated. */
export function withEntry(entries: readonly ConsoleEntry[], entry: ConsoleEntry): ConsoleEntry[] {
  if (entry.kind === 'clear') return [];
  const last = entries.at(-1);
  if (!last || !isSame(last, entry)) return [...entries, entry];
  return [...entries.slice(0, -1), { ...last, count: last.count + entry.count }];
}

/** Returns the console's entries about a script that cannot be parsed; none when it can. */
export function problemEntries({ problem }: GuardedScript, file: string): ConsoleEntry[] {
  if (!problem) return [];
  const { name = 'SyntaxError', text, line } = problem;
  return [{ kind: 'error', name, text, position: { file, line }, count: 1 }];
}
