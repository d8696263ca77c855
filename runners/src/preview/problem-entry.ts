import type { GuardedScript } from './instrument.ts';
import type { ConsoleEntry, Place } from './messages.ts';

/** What the console says of a script that cannot be read; none when it can. */
export function problemEntries({ problem }: GuardedScript, file: Place['file']): ConsoleEntry[] {
  if (!problem) return [];
  const { text, line } = problem;
  return [{ kind: 'error', name: 'SyntaxError', text, place: { file, line }, count: 1 }];
}
