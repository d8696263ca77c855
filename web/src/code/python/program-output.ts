import type { ListedVariables } from '@codivia/runners/python/variables';
import type {
  Failure,
  Hint,
  OutputStream,
  Progress,
  RunEnd,
  RunEvent,
} from '@codivia/runners/runner';
import type { DrawingFeed } from './drawing/drawing-feed.ts';
import { afterClear, styleAfter, written } from './terminal-text.ts';

/** One part of the output panel. `id` counts from 0 in the order of appearance. */
export type OutputPart =
  | { id: number; kind: 'text'; stream: OutputStream; text: string }
  | { id: number; kind: 'picture'; number: number; png: Uint8Array<ArrayBuffer> }
  | { id: number; kind: 'truncated' }
  /** Python was restarted: the next run does not know the variables of the output above. */
  | { id: number; kind: 'forgotten' };

/** The output of a program so far, and the way it ended. */
export interface ProgramOutput {
  parts: readonly OutputPart[];
  failure: Failure | null;
  /** Hints about code that was probably meant otherwise, although the program ended by itself. */
  hints: readonly Hint[];
  /** The question of the program, while it waits for an answer. */
  prompt: string | null;
  /** Tells whether the program starts again with the answer, because it cannot wait for it. */
  again: boolean;
  /** Tells whether the answer is hidden while it is typed. */
  hidden: boolean;
  progress: Progress | null;
  /** The drawing made with turtle, once there is one. */
  drawing: DrawingFeed | null;
  /** The values of the program's variables, while somebody looks; null before they are known. */
  variables: ListedVariables | null;
  end: RunEnd | null;
}

export const NO_OUTPUT: ProgramOutput = {
  parts: [],
  failure: null,
  hints: [],
  prompt: null,
  again: false,
  hidden: false,
  progress: null,
  drawing: null,
  variables: null,
  end: null,
};

/** Texts grow to this length, then a new piece begins: the text shown already is not drawn again. */
const PART_LENGTH = 4000;

const nextId = (parts: readonly OutputPart[]) => (parts.at(-1)?.id ?? -1) + 1;

function withText(
  parts: readonly OutputPart[],
  stream: OutputStream,
  text: string,
): readonly OutputPart[] {
  const cleared = afterClear(text);
  if (cleared !== null) return withText(parts.filter(isKept), stream, cleared);
  const last = parts.at(-1);
  if (last?.kind === 'text' && last.stream === stream && last.text.length < PART_LENGTH) {
    return [...parts.slice(0, -1), { ...last, text: written(last.text, text) }];
  }
  const look = last?.kind === 'text' && last.stream === stream ? styleAfter(last.text) : '';
  const id = nextId(parts);
  return [...parts, { id, kind: 'text', stream, text: look + written('', text) }];
}

/** A program that empties its terminal takes its texts away, not its pictures. */
const isKept = (part: OutputPart) => part.kind !== 'text';

function withPicture(
  parts: readonly OutputPart[],
  png: Uint8Array<ArrayBuffer>,
): readonly OutputPart[] {
  const number = parts.filter((part) => part.kind === 'picture').length + 1;
  return [...parts, { id: nextId(parts), kind: 'picture', number, png }];
}

/** The output after one more event. */
export function withEvent(output: ProgramOutput, event: RunEvent): ProgramOutput {
  const { parts } = output;
  switch (event.kind) {
    case 'files':
      return output;
    case 'progress':
      return { ...output, progress: event.progress };
    case 'started':
      return { ...output, progress: null };
    case 'output': {
      const prompt = event.stream === 'typed' ? null : output.prompt;
      return { ...output, prompt, parts: withText(parts, event.stream, event.text) };
    }
    case 'truncated':
      return { ...output, parts: [...parts, { id: nextId(parts), kind: 'truncated' }] };
    case 'input':
      return { ...output, prompt: event.prompt, again: event.again, hidden: event.hidden ?? false };
    case 'again':
      // The caller already knows the answers that the program starts again with.
      return output;
    case 'picture':
      return { ...output, parts: withPicture(parts, event.png) };
    case 'drawing':
    case 'recording':
      return output;
    case 'variables':
      return { ...output, variables: event.variables };
    case 'hints':
      return { ...output, hints: event.hints };
    case 'error':
      return { ...output, failure: event.failure };
  }
}

/** The output of a program that is over. */
export function withEnd(output: ProgramOutput, end: RunEnd): ProgramOutput {
  return { ...output, end, prompt: null, progress: null };
}

/** Maximum number of parts kept when something is run after a program, so that memory does not fill up. */
const KEPT_PARTS = 200;

/** Returns the output with the code typed after a program, as Python shows it in a terminal. */
export function withEntry(output: ProgramOutput, source: string): ProgramOutput {
  const shown = output.parts.slice(-KEPT_PARTS);
  const last = shown.at(-1);
  const isInLine = last?.kind === 'text' && !last.text.endsWith('\n');
  const echo = source
    .trimEnd()
    .split('\n')
    .map((line, number) => `${number ? '...' : '>>>'} ${line}\n`);
  const parts = withText(shown, 'typed', (isInLine ? '\n' : '') + echo.join(''));
  return { ...output, parts, failure: null, hints: [], end: null };
}

/** The output after a note that the variables from before are gone. */
export function withResetNote(output: ProgramOutput): ProgramOutput {
  const { parts } = output;
  return { ...output, parts: [...parts, { id: nextId(parts), kind: 'forgotten' }] };
}

/** The output of a program that is over, when only its text is known. */
export function withPrinted(text: string): ProgramOutput {
  const parts = text === '' ? [] : withText([], 'out', text);
  return { ...NO_OUTPUT, parts, end: 'finished' };
}
