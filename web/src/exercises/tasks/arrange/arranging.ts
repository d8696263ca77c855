import { indentStep, piecesOf } from '@codivia/contract/exercises/pieces';
import type { ExerciseTask } from '@codivia/contract/exercises/tasks/learner-task';

export type ArrangeTask = Extract<ExerciseTask, { type: 'arrange' }>;

/** A line in the program: the position among the given ones, and the spaces in front of it. */
export interface Placed {
  piece: number;
  spaces: number;
}

/** Maximum number of steps of indentation. */
const MAX_STEPS = 6;

/** Returns numbers that look random and are the same for the same text. */
function drawnFrom(text: string): (below: number) => number {
  let state = 2166136261;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  return (below) => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9;
    return ((state ^ (state >>> 13)) >>> 0) % below;
  };
}

/** All lines there are, mixed the same way at each visit, and never in the order of the solution. */
export function mixedLines({ lines, distractors, indent }: ArrangeTask, seed: string): string[] {
  const draw = drawnFrom(seed);
  const all = [...lines, ...distractors].map((text, place) => ({ text, place }));
  for (let i = all.length - 1; i > 0; i--) {
    const j = draw(i + 1);
    [all[i], all[j]] = [all[j] as (typeof all)[number], all[i] as (typeof all)[number]];
  }
  const places = all.map(({ place }) => place).filter((place) => place < lines.length);
  if (places.every((place, i) => place === i)) all.reverse();
  return all.map(({ text }) => (indent ? text.trimStart() : text));
}

/** The lines of a stored answer; lines that are no longer given are left out. */
export function placedIn({ indent }: ArrangeTask, lines: readonly string[], draft: string) {
  return piecesOf(draft, lines, indent).flatMap(({ piece, spaces }): Placed[] =>
    piece === null ? [] : [{ piece, spaces: indent ? spaces : 0 }],
  );
}

/** The program that lines make. */
export function programOf(lines: readonly string[], placed: readonly Placed[]): string {
  return placed.map(({ piece, spaces }) => ' '.repeat(spaces) + lines[piece]).join('\n');
}

/** The same lines with one of them at a place; it comes from another place, or from outside. */
export function withPiece(placed: readonly Placed[], piece: number, at: number): Placed[] {
  const known = placed.find((one) => one.piece === piece);
  const others = placed.filter((one) => one.piece !== piece);
  // A line that is added gets the indentation of the line above it.
  const spaces = known?.spaces ?? others[at - 1]?.spaces ?? 0;
  return others.toSpliced(at, 0, { piece, spaces });
}

export function withoutPiece(placed: readonly Placed[], piece: number): Placed[] {
  return placed.filter((one) => one.piece !== piece);
}

/** Returns the same lines with one of them indented more or less, by steps of this exercise. */
export function withSteps(task: ArrangeTask, placed: readonly Placed[], piece: number, by: number) {
  const step = indentStep(task.lines);
  return placed.map((one) => {
    if (one.piece !== piece) return one;
    const spaces = Math.min(Math.max(one.spaces + by * step, 0), MAX_STEPS * step);
    return { ...one, spaces };
  });
}
