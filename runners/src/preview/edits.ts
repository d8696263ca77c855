interface Put {
  at: number;
  /** End of the replaced text; equal to `at` for an insertion. */
  until: number;
  text: string;
  side: 'close' | 'open' | 'replace';
  /** The other end of the surrounded text. */
  other: number;
  weight: number;
}

const ORDER = { close: 0, open: 1, replace: 2 } as const;

/** At one place inner ends come first, then outer beginnings. */
function byPlace(a: Put, b: Put): number {
  if (a.at !== b.at) return a.at - b.at;
  if (a.side !== b.side) return ORDER[a.side] - ORDER[b.side];
  const byExtent = b.other - a.other;
  if (byExtent !== 0) return byExtent;
  return a.side === 'open' ? b.weight - a.weight : a.weight - b.weight;
}

/** Changes of a text, noted in any order and made at once. */
export class Edits {
  #puts: Put[] = [];

  /**
   * Puts something before and after a part of the text.
   *
   * @param weight of two that surround the same part the heavier one is outside
   */
  wrap(start: number, end: number, before: string, after: string, weight = 0): void {
    const open = { at: start, until: start, text: before, side: 'open', other: end } as const;
    const close = { at: end, until: end, text: after, side: 'close', other: start } as const;
    this.#puts.push({ ...open, weight }, { ...close, weight });
  }

  replace(start: number, end: number, text: string): void {
    this.#puts.push({ at: start, until: end, text, side: 'replace', other: end, weight: 0 });
  }

  get isEmpty(): boolean {
    return this.#puts.length === 0;
  }

  /** The text with all changes. */
  apply(code: string): string {
    let changed = '';
    let from = 0;
    for (const { at, until, text } of this.#puts.sort(byPlace)) {
      changed += code.slice(from, at) + text;
      from = until;
    }
    return changed + code.slice(from);
  }
}
