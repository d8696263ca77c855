import type { Editor } from '@tiptap/core';

/** Makes the selected words a link to the address of a written `<a>`; without any, the address is the text. */
export function putLink(editor: Editor, written: string): void {
  const template = document.createElement('template');
  template.innerHTML = written;
  const href = template.content.querySelector('a')?.getAttribute('href');
  if (!href) return;
  const mark = { type: 'a', attrs: { href, rel: 'noopener noreferrer' } };
  const chain = editor.chain().focus();
  if (editor.state.selection.empty && !editor.isActive('a')) {
    chain.insertContent({ type: 'text', text: href, marks: [mark] }).run();
  } else chain.extendMarkRange('a').setMark('a', mark.attrs).run();
}
