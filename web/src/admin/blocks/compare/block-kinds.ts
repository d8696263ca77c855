import { lessonBlocks } from '@codivia/contract/lessons/lesson-blocks';
import { LESSON_TAGS } from '@codivia/contract/lessons/lesson-tags';
import { diffArrays } from 'diff';

/** What a block is: its element, the kind of a box, and which exercise, question or video it places. */
export function blockKinds(html: string): string[] {
  return lessonBlocks(html).map(({ tag, html: block, actions: [action] }) => {
    const names = action && action.tag === tag && ['id', 'name'].includes(LESSON_TAGS[action.tag]);
    const box = /^<aside class="callout (callout-\w+)"/.exec(block.trim())?.[1];
    return [tag, names ? action.value : box].filter(Boolean).join(' ');
  });
}

/** Blocks at the same place of a text in two languages: their places, from 0, or null where one has none. */
export interface Row {
  here: number | null;
  there: number | null;
  /** True if both are of the same kind. */
  same: boolean;
}

/** Places the blocks of two texts beside each other; between blocks of the same kind, others are paired in their order. */
export function rowsOf(here: readonly string[], there: readonly string[]): Row[] {
  const rows: Row[] = [];
  const at = { here: 0, there: 0 };
  const waiting = { here: 0, there: 0 };
  function pair(count: { here: number; there: number }, same: boolean): void {
    for (let i = 0; i < Math.max(count.here, count.there); i++) {
      rows.push({
        here: i < count.here ? at.here + i : null,
        there: i < count.there ? at.there + i : null,
        same,
      });
    }
    at.here += count.here;
    at.there += count.there;
  }
  for (const { count, added, removed } of diffArrays([...there], [...here])) {
    if (added) waiting.here = count;
    else if (removed) waiting.there = count;
    else {
      pair(waiting, false);
      waiting.here = 0;
      waiting.there = 0;
      pair({ here: count, there: count }, true);
    }
  }
  pair(waiting, false);
  return rows;
}

/** Places, from 0, of the blocks of a text that have no counterpart in the same text in the other language. */
export function unmatchedBlocks(html: string, other: string): number[] {
  const rows = rowsOf(blockKinds(html), blockKinds(other));
  return rows.flatMap(({ here, same }) => (same || here === null ? [] : [here]));
}
