import type { Editor } from '@tiptap/core';
import { NodeSelection } from '@tiptap/pm/state';
import { GripVertical } from 'lucide-react';
import { type DragEvent, useEffect, useState } from 'react';

type Handled = { element: HTMLElement; top: number };

/** The block at the top of the text that an element belongs to. */
function blockAround(editor: Editor, target: EventTarget | null): HTMLElement | null {
  let element = target instanceof HTMLElement ? target : null;
  while (element && element.parentElement !== editor.view.dom) element = element.parentElement;
  return element;
}

/** A handle beside the block under the pointer, to drag it by. Keys and the toolbar move blocks too. */
export function BlockHandle({ editor }: { editor: Editor }) {
  const [handled, setHandled] = useState<Handled | null>(null);

  useEffect(() => {
    if (editor.isDestroyed) return;
    const { dom } = editor.view;
    function onMove({ target }: MouseEvent): void {
      const element = blockAround(editor, target);
      if (element) setHandled({ element, top: element.offsetTop });
    }
    dom.addEventListener('mousemove', onMove);
    return () => dom.removeEventListener('mousemove', onMove);
  }, [editor]);

  function onDragStart({ dataTransfer }: DragEvent): void {
    if (!handled?.element.isConnected) return;
    const { view } = editor;
    const inside = view.posAtDOM(handled.element, 0);
    const $inside = view.state.doc.resolve(inside);
    const place = $inside.depth > 0 ? $inside.before(1) : inside;
    const selection = NodeSelection.create(view.state.doc, place);
    view.dispatch(view.state.tr.setSelection(selection));
    const slice = selection.content();
    dataTransfer.effectAllowed = 'move';
    dataTransfer.setData('text/plain', handled.element.textContent);
    dataTransfer.setDragImage(handled.element, 0, 0);
    view.dragging = { slice, move: true };
  }

  if (!handled) return null;
  return (
    <div
      aria-hidden="true"
      draggable
      style={{ top: handled.top }}
      className="absolute start-0 grid h-8 w-6 cursor-grab place-items-center rounded text-muted hover:bg-sunken hover:text-ink pointer-coarse:hidden"
      onDragStart={onDragStart}
    >
      <GripVertical className="size-5" />
    </div>
  );
}
