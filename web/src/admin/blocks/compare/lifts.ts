import { type Editor, Extension } from '@tiptap/core';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

/** The space above each block at the top, by its place from 0, in pixels. */
export type LiftsByChild = ReadonlyMap<number, number>;

const KEY = new PluginKey<DecorationSet>('lifts');

/** Lets blocks begin further down than they would by themselves (`.block-lift`). */
export const Lifts = Extension.create({
  name: 'lifts',
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      key: KEY,
      state: {
        init: () => DecorationSet.empty,
        apply: (tr, lifts) => tr.getMeta(KEY) ?? lifts.map(tr.mapping, tr.doc),
      },
      props: { decorations: (state) => KEY.getState(state) },
    }),
  ],
});

const placesOf = (lifts: DecorationSet) =>
  lifts
    .find()
    .map(({ from, to, spec }) => `${from}-${to}: ${spec.space}`)
    .join();

/** Sets the space above blocks, where it is not so already. */
export function lift({ state, view }: Editor, spaces: LiftsByChild): void {
  let from = 0;
  const decorations = state.doc.children.flatMap((block, child) => {
    const start = from;
    from += block.nodeSize;
    const space = spaces.get(child);
    if (space === undefined) return [];
    const attributes = { class: 'block-lift', style: `--lift: ${space}px` };
    return [Decoration.node(start, from, attributes, { space })];
  });
  const lifts = DecorationSet.create(state.doc, decorations);
  if (placesOf(lifts) === placesOf(KEY.getState(state) ?? DecorationSet.empty)) return;
  view.dispatch(state.tr.setMeta(KEY, lifts).setMeta('addToHistory', false));
}
