import type { Editor } from '@tiptap/core';
import { isWritten } from '../text/write-blocks.ts';

/** The elements that show the blocks of a text, for buttons beside them. */
export interface TextArea {
  /** The element that holds them all. */
  root: HTMLElement;
  /** Returns the elements of the blocks, in the order of the lesson's HTML. */
  elements: () => (HTMLElement | null)[];
}

/** Returns where an editor shows the blocks of its text. */
export function editedArea({ view }: Editor): TextArea {
  function elements(): (HTMLElement | null)[] {
    const shown: (HTMLElement | null)[] = [];
    view.state.doc.forEach((block, at) => {
      if (!isWritten(block)) return;
      const element = view.nodeDOM(at);
      shown.push(element instanceof HTMLElement ? element : null);
    });
    return shown;
  }
  return { root: view.dom, elements };
}
