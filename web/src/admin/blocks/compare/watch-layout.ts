import type { Editor } from '@tiptap/core';
import type { Transaction } from '@tiptap/pm/state';

/** Calls back before the next picture whenever blocks of these editors were changed, or became longer or shorter. */
export function watchLayout(editors: readonly Editor[], onChange: () => void): () => void {
  let frame: number | null = null;
  const later = () => {
    frame ??= requestAnimationFrame(() => {
      frame = null;
      onChange();
    });
  };
  const onTransaction = ({ transaction }: { transaction: Transaction }) => {
    if (transaction.docChanged) later();
  };
  const sizes = new ResizeObserver(later);
  for (const editor of editors) {
    if (editor.isDestroyed) continue;
    sizes.observe(editor.view.dom);
    editor.on('transaction', onTransaction);
  }
  later();
  return () => {
    if (frame !== null) cancelAnimationFrame(frame);
    sizes.disconnect();
    for (const editor of editors) editor.off('transaction', onTransaction);
  };
}

/** The elements of the blocks at the top, in their order. */
export function blockElements({ state, view, isDestroyed }: Editor): HTMLElement[] {
  if (isDestroyed) return [];
  let from = 0;
  return state.doc.children.map((block) => {
    const element = view.nodeDOM(from) as HTMLElement;
    from += block.nodeSize;
    return element;
  });
}
