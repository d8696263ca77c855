import { withEntry } from '@codivia/runners/preview/console-entries';
import type { ConsoleEntry, SourcePosition } from '@codivia/runners/preview/messages';
import type { PreviewEvent } from '@codivia/runners/preview/preview';

/** So many lines of the console are shown; older ones make room for newer ones. */
export const MAX_LINES = 300;

/** A line of the console; `id` counts from 0 in the order of appearance. */
export type ShownEntry = ConsoleEntry & { id: number };

/**
 * empty: nothing has run; preparing: it is about to; shown: the program is at work; the others say how
 * it was ended without having been asked to.
 */
export type PreviewPhase = 'empty' | 'preparing' | 'shown' | 'lost' | 'left' | 'unavailable';

/** What a preview shows besides the program itself. */
export interface PreviewOutput {
  phase: PreviewPhase;
  entries: readonly ShownEntry[];
  /** Lines that came too fast, or made room for newer ones. */
  missing: number;
  /** The first error of this run: the others often follow from it. */
  failure: ConsoleEntry | null;
}

export const NO_OUTPUT: PreviewOutput = { phase: 'empty', entries: [], missing: 0, failure: null };

function isFailure({ kind }: ConsoleEntry): boolean {
  return kind === 'error' || kind === 'loop';
}

function withLine(output: PreviewOutput, entry: ConsoleEntry): PreviewOutput {
  const failure = output.failure ?? (isFailure(entry) ? entry : null);
  const lines = withEntry(output.entries, entry);
  const next = (output.entries.at(-1)?.id ?? -1) + 1;
  const entries = lines.map((line) =>
    'id' in line ? (line as ShownEntry) : { ...line, id: next },
  );
  const over = Math.max(0, entries.length - MAX_LINES);
  return {
    ...output,
    failure,
    entries: entries.slice(over),
    missing: entry.kind === 'clear' ? 0 : output.missing + over,
  };
}

/** The output after one more event. */
export function withEvent(output: PreviewOutput, event: PreviewEvent): PreviewOutput {
  if (event.kind === 'drawn') return output;
  if (event.kind === 'started') return { ...output, phase: 'shown' };
  if (event.kind !== 'console') return { ...output, phase: event.kind };
  const shown = event.entries.reduce(withLine, output);
  return { ...shown, missing: shown.missing + event.dropped };
}

/** The line of the first error, if it is in this file. */
export function failedLineIn(
  file: SourcePosition['file'],
  { failure }: PreviewOutput,
): number | null {
  const position = failure?.position;
  return position?.file === file && !position.name ? position.line : null;
}
