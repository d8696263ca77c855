import { diffLines } from 'diff';

/** A chunk of lines: the same in both texts, or in one of them only. */
export type DiffChunk =
  | { kind: 'added' | 'removed' | 'same'; lines: string[] }
  | { kind: 'skipped'; count: number };

/** Number of lines shown around a difference. */
const CONTEXT_LINES = 2;

function linesOf(text: string): string[] {
  const lines = text.split('\n');
  if (lines.at(-1) === '') lines.pop();
  return lines;
}

/** Returns the lines of an equal chunk that are near a difference; the middle is skipped. */
function shortened(lines: string[], first: boolean, last: boolean): DiffChunk[] {
  const before = first ? 0 : CONTEXT_LINES;
  const after = last ? 0 : CONTEXT_LINES;
  // The note about an omitted line would take a line itself.
  if (lines.length <= before + after + 1) return [{ kind: 'same', lines }];
  return [
    ...(before ? [{ kind: 'same' as const, lines: lines.slice(0, before) }] : []),
    { kind: 'skipped', count: lines.length - before - after },
    ...(after ? [{ kind: 'same' as const, lines: lines.slice(-after) }] : []),
  ];
}

/** Returns the changes between two texts, line by line, without the long chunks that stayed. */
export function textDifference(before: string, after: string): DiffChunk[] {
  const parts = diffLines(before, after, { ignoreNewlineAtEof: true });
  if (parts.every(({ added, removed }) => !added && !removed)) return [];
  return parts.flatMap((part, i): DiffChunk[] => {
    const lines = linesOf(part.value);
    if (part.added) return [{ kind: 'added', lines }];
    if (part.removed) return [{ kind: 'removed', lines }];
    return shortened(lines, i === 0, i === parts.length - 1);
  });
}
