import type { Editor } from '@tiptap/core';
import { rowsOf } from './block-kinds.ts';
import { knownBlocks } from './differences.ts';
import { type LiftsByChild, lift } from './lifts.ts';
import { type Extent, liftsOf } from './row-lifts.ts';
import { scrollTogether } from './scroll-together.ts';
import { blockElements, watchLayout } from './watch-layout.ts';

/** The element that an editor scrolls in. */
const scrollerOf = ({ view }: Editor) => view.dom.closest<HTMLElement>('[data-block-scroller]');

/** Measures the blocks of an editor as they are when no block is lifted. */
function measure(editor: Editor): Extent[] {
  const frame = editor.view.dom.parentElement;
  const scroller = scrollerOf(editor);
  const scrolled = scroller?.scrollTop ?? 0;
  // The text is shorter meanwhile, but the page around it must not be.
  if (scroller) scroller.style.height = `${scroller.offsetHeight}px`;
  frame?.toggleAttribute('data-unlifted', true);
  const { top } = editor.view.dom.getBoundingClientRect();
  const edge = top + Number.parseFloat(getComputedStyle(editor.view.dom).paddingTop);
  const extents: Extent[] = [];
  let end = edge;
  for (const element of blockElements(editor)) {
    const rect = element.getBoundingClientRect();
    extents.push({ top: rect.top - top, space: rect.top - end });
    end = rect.bottom;
  }
  frame?.toggleAttribute('data-unlifted', false);
  if (scroller) {
    scroller.style.height = '';
    scroller.scrollTop = scrolled;
  }
  return extents;
}

const NONE: LiftsByChild = new Map();

/** Makes the blocks of two editors that stand beside each other begin at the same height. */
function align(first: Editor, second: Editor): void {
  if (first.isDestroyed || second.isDestroyed) return;
  // What a person composes letters in must not be drawn anew.
  if (first.view.composing || second.view.composing) return;
  const [left, right] = [first, second].map(({ view }) => view.dom.getBoundingClientRect().left);
  if (left === right) {
    lift(first, NONE);
    lift(second, NONE);
    return;
  }
  const blocks = [knownBlocks(first.state.doc), knownBlocks(second.state.doc)] as const;
  const rows = rowsOf(
    blocks[0].map(({ kind }) => kind),
    blocks[1].map(({ kind }) => kind),
  );
  const pairs = rows.flatMap(({ here, there }) => {
    const found = [blocks[0][here ?? -1], blocks[1][there ?? -1]] as const;
    return found[0] && found[1] ? [[found[0].child, found[1].child] as const] : [];
  });
  const [mine, theirs] = liftsOf([measure(first), measure(second)], pairs);
  lift(first, mine);
  lift(second, theirs);
}

/** Keeps the blocks of two editors at the same height, and what is shown of them too; returns what ends it. */
export function keepAligned(first: Editor, second: Editor): () => void {
  const stop = watchLayout([first, second], () => align(first, second));
  const scrollers = [scrollerOf(first), scrollerOf(second)] as const;
  const part = scrollers[0] && scrollers[1] && scrollTogether(scrollers[0], scrollers[1]);
  return () => {
    stop();
    part?.();
    for (const editor of [first, second]) if (!editor.isDestroyed) lift(editor, NONE);
  };
}
