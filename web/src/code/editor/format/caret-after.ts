/** The characters that formatting never changes. Brackets, commas and quotes may be added, removed or swapped. */
const KEPT = /[\p{L}\p{N}_]/u;

const isBlank = (text: string) => text.trim() === '';

/** The offset after this many kept characters. */
function offsetAfter(text: string, count: number): number {
  let offset = 0;
  for (let left = count; left > 0 && offset < text.length; offset += 1) {
    if (KEPT.test(text[offset] ?? '')) left -= 1;
  }
  return offset;
}

/** The offset after these characters, as far as they occur there. */
function skipSigns(text: string, offset: number, signs: string): number {
  let at = offset;
  for (const sign of signs) {
    const next = at + (/^\s*/.exec(text.slice(at))?.[0].length ?? 0);
    if (text[next] === sign) at = next + 1;
  }
  return at;
}

/** Returns the position of the caret in formatted code: at the same word, or the start of the same line. */
export function caretAfter(before: string, after: string, caret: number): number {
  const passed = before.slice(0, caret);
  const kept = [...passed].filter((sign) => KEPT.test(sign)).length;
  const others = /(?<![^\p{L}\p{N}_])[^\p{L}\p{N}_]*$/u.exec(passed)?.[0].replace(/\s/g, '') ?? '';
  const offset = skipSigns(after, offsetAfter(after, kept), others);
  const lineStart = passed.slice(passed.lastIndexOf('\n') + 1);
  if (passed === '' || !isBlank(lineStart)) return offset;
  return offset + (/^\s*/.exec(after.slice(offset))?.[0].length ?? 0);
}

/** The one part in which two texts differ: from and to in the first, and what the second has there. */
export function changedPart(before: string, after: string) {
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && before[from] === after[from]) from += 1;
  let end = 0;
  while (end < shorter - from && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return { from, to: before.length - end, insert: after.slice(from, after.length - end) };
}
