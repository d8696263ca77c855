import type { Language } from '@codivia/contract/api/language';
import { lessonBlocks } from '@codivia/contract/lessons/lesson-blocks';
import type { TextArea } from '../../../blocks/editor/text-area.ts';
import { PLACES } from '../../editor/checklist/places.ts';

const POINTED = ['outline-3', 'outline-trail', 'outline-offset-4'];

/** Returns the elements of the blocks of a text in its preview. Text before every element belongs to the first. */
function previewElements(html: string, root: ParentNode | null): (HTMLElement | null)[] {
  const shown = root?.querySelector('.lesson-content')?.children ?? [];
  let at = 0;
  return lessonBlocks(html).map(({ tag }) => {
    const element = shown[at];
    if (tag !== '') at += 1;
    return element instanceof HTMLElement ? element : null;
  });
}

/** Returns where the preview of a text shows its blocks. */
export function previewedArea(root: HTMLElement, html: string): TextArea {
  return { root, elements: () => previewElements(html, root) };
}

/** Leads to a block in the preview of the text, else to the texts. */
export function showBlock(html: string, index: number, language: Language): void {
  const preview = document.querySelector(`[data-lesson-preview="${language}"]`);
  const element = previewElements(html, preview)[index];
  if (!element) {
    document.getElementById(PLACES.texts)?.focus();
    return;
  }
  element.tabIndex = -1;
  element.classList.add(...POINTED);
  element.addEventListener('blur', () => element.classList.remove(...POINTED), { once: true });
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: 'center' });
}
