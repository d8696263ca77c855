import type { Editor } from '@tiptap/core';
import { NodeSelection, Plugin, PluginKey, TextSelection } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { useEffect, useEffectEvent, useId } from 'react';
import type { SoughtText } from '../../kit/hit-address.ts';
import { useFocusKept } from '../../kit/use-focus-kept.ts';
import { findInDoc } from './find-in-doc.ts';

const KEY = new PluginKey<DecorationSet>('sought');
const MARK = 'block-sought';

/** Marks a part of the text for as long as it is there. The document is not changed by it. */
function marking(decoration: Decoration): Plugin<DecorationSet> {
  return new Plugin<DecorationSet>({
    key: KEY,
    state: {
      init: (_, { doc }) => DecorationSet.create(doc, [decoration]),
      apply: ({ mapping, doc }, marks) => marks.map(mapping, doc),
    },
    props: { decorations: (state) => KEY.getState(state) },
  });
}

/** A text to which the address leads; the first field that claims it shows it. */
export interface SoughtBlock extends SoughtText {
  claim: (owner: string) => boolean;
}

/** Marks and selects what the address leads to, and brings it into view. */
export function useSoughtBlock(editor: Editor, sought: SoughtBlock | null): void {
  const id = useId();
  function focus(): void {
    editor.view.focus();
    editor.view.dom.querySelector(`.${MARK}`)?.scrollIntoView({ block: 'center' });
  }
  const show = useEffectEvent(() => {
    if (editor.isDestroyed || !sought?.claim(id)) return;
    const { view } = editor;
    const found = findInDoc(view.state.doc, sought);
    if (!found) {
      view.dom.scrollIntoView({ block: 'center' });
      return;
    }
    const { from, to, isWhole } = found;
    const attributes = { class: MARK };
    editor.registerPlugin(
      marking(
        isWhole ? Decoration.node(from, to, attributes) : Decoration.inline(from, to, attributes),
      ),
    );
    const { doc, tr } = view.state;
    view.dispatch(
      tr.setSelection(
        isWhole ? NodeSelection.create(doc, from) : TextSelection.create(doc, from, to),
      ),
    );
    focus();
    return () => {
      if (!editor.isDestroyed) editor.unregisterPlugin(KEY);
    };
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: an editor that came late is followed by another one
  useEffect(() => show(), [editor]);
  useFocusKept(() => {
    if (!editor.isDestroyed && sought?.claim(id) && KEY.getState(editor.state)) focus();
  });
}
