import { withEntry } from '@codivia/runners/preview/console-entries';
import {
  type Answer,
  type ConsoleEntry,
  isHint,
  type Pulse,
  type Question,
  type Scene,
} from '@codivia/runners/preview/messages';
import type { LostReason, PreviewEvent, StuckOffer } from '@codivia/runners/preview/preview';

/** Maximum number of console lines; older ones are dropped. */
export const MAX_LINES = 300;

/** A line of the console; `id` counts from 0 in the order of appearance. */
export type ShownEntry = ConsoleEntry & { id: number };

/**
 * empty: nothing has run; preparing: it is about to; shown: the program is running; the others say how it was ended
 * without having been asked to.
 */
export type PreviewPhase = 'empty' | 'preparing' | 'shown' | 'lost' | 'left' | 'unavailable';

/** A question of the program, and the function that answers it; `id` counts from 0. */
export interface AskedQuestion {
  id: number;
  question: Question;
  reply: (answer: Answer) => void;
}

/** A file that the program saves; `id` counts from 0. */
export interface OfferedFile {
  id: number;
  name: string;
  data: Blob;
}

/** Maximum number of files offered; older ones are dropped. */
export const MAX_OFFERS = 100;

/** The output of a preview besides the program itself. */
export interface PreviewOutput {
  phase: PreviewPhase;
  entries: readonly ShownEntry[];
  /** Number of lines that came too fast, or were dropped for newer ones. */
  missing: number;
  /** The reason why the program is lost; null while it is not. */
  lost: LostReason | null;
  /** Set when the program does not answer, and may be waited for. */
  stuck: StuckOffer | null;
  /** The first error of this run: the others often follow from it. */
  failure: ConsoleEntry | null;
  /** The questions of the program, the first one first. */
  questions: readonly AskedQuestion[];
  files: readonly OfferedFile[];
  /** The program uses the hand before the camera. */
  usesHand: boolean;
  /** Status of a game; null until it was received. */
  pulse: Pulse | null;
  /** The scene that a game shows, while somebody reads it. */
  scene: Scene | null;
  /** The number of times that a program was run, or has begun again by itself. */
  turn: number;
}

export const NO_OUTPUT: PreviewOutput = {
  phase: 'empty',
  entries: [],
  missing: 0,
  lost: null,
  stuck: null,
  failure: null,
  questions: [],
  files: [],
  usesHand: false,
  pulse: null,
  scene: null,
  turn: 0,
};

/** Tells whether a line of the console is a failure. A loop without a position was typed into the console. */
function isFailure({ kind, position }: ConsoleEntry): boolean {
  return kind === 'error' || (kind === 'loop' && position !== null);
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

const nextId = (list: readonly { id: number }[]) => (list.at(-1)?.id ?? -1) + 1;

/** An event without the hints that it may carry. */
export function withoutHints(event: PreviewEvent): PreviewEvent {
  if (event.kind !== 'console') return event;
  return { ...event, entries: event.entries.filter((entry) => !isHint(entry)) };
}

/** The output after one more event. */
export function withEvent(output: PreviewOutput, event: PreviewEvent): PreviewOutput {
  const { questions, files } = output;
  if (event.kind === 'drawn' || event.kind === 'kept') return output;
  if (event.kind === 'started') return { ...output, phase: 'shown' };
  if (event.kind === 'again') return { ...NO_OUTPUT, phase: 'shown', files, turn: output.turn + 1 };
  // An error in the entered code is no failure of the program.
  if (event.kind === 'entered')
    return { ...withLine(output, event.entry), failure: output.failure };
  if (event.kind === 'hand') return { ...output, usesHand: true };
  if (event.kind === 'pulse') return { ...output, pulse: event.pulse };
  if (event.kind === 'scene') return { ...output, scene: event.scene };
  if (event.kind === 'stuck') return { ...output, stuck: event.offer };
  if (event.kind === 'ask') {
    const { question, reply } = event;
    return { ...output, questions: [...questions, { id: nextId(questions), question, reply }] };
  }
  if (event.kind === 'file') {
    const { name, data } = event;
    const offered = [...files, { id: nextId(files), name, data }];
    return { ...output, files: offered.slice(-MAX_OFFERS) };
  }
  // A program that has ended waits for no answer.
  if (event.kind !== 'console') {
    const lost = event.kind === 'lost' ? event.reason : null;
    return { ...output, phase: event.kind, lost, stuck: null, questions: [] };
  }
  const shown = event.entries.reduce(withLine, output);
  return { ...shown, missing: shown.missing + event.dropped };
}

/** The line of the first error, if it is in this file. */
export function failedLineIn(file: string, { failure }: PreviewOutput): number | null {
  const position = failure?.position;
  return position?.file === file ? position.line : null;
}
