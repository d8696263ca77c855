import type { Language } from '@codivia/contract/api/language';
import type { Editor } from '@tiptap/core';
import { ListKeymap } from '@tiptap/extension-list';
import { Dropcursor, Gapcursor, Placeholder, TrailingNode, UndoRedo } from '@tiptap/extensions';
import { ReactNodeViewRenderer, useEditor } from '@tiptap/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Lifts } from '../compare/lifts.ts';
import { HtmlBlock, LessonPart } from '../schema/atoms.ts';
import { CONTENT } from '../schema/schema.ts';
import { readBlocks } from '../text/read-blocks.ts';
import { writeBlocks } from '../text/write-blocks.ts';
import { HtmlView } from '../views/html-view.tsx';
import { PartView } from '../views/part-view.tsx';
import { followHtml } from './follow-html.ts';

const EXTENSIONS = [
  ...CONTENT,
  LessonPart.extend({ addNodeView: () => ReactNodeViewRenderer(PartView) }),
  HtmlBlock.extend({ addNodeView: () => ReactNodeViewRenderer(HtmlView) }),
  ListKeymap,
  UndoRedo,
  Dropcursor.configure({ width: 3, color: false, class: 'block-drop' }),
  Gapcursor,
  TrailingNode,
  Lifts,
];

type Options = {
  html: string;
  onChange: (html: string) => void;
  /** The name and the language of the text field. */
  label: string;
  language: Language;
  placeholder: string;
  /** True if the key was used. */
  onKeyDown: (event: KeyboardEvent) => boolean;
  /** True if what was pasted was dealt with. */
  onPaste: (event: ClipboardEvent) => boolean;
};

/** An editor of blocks over HTML. It reports HTML when the author changed something, and follows the HTML that it is given. */
export function useBlockEditor(options: Options): Editor {
  const { html, label, language, placeholder } = options;
  const [initial] = useState(() => readBlocks(html));
  /** What came in or was reported, as far as it can still come back, and last what is shown. */
  const known = useRef<string[]>([html, writeBlocks(initial)]);
  const report = useEffectEvent((doc: Parameters<typeof writeBlocks>[0]) => {
    const next = writeBlocks(doc);
    if (next === known.current.at(-1)) return;
    known.current.push(next);
    options.onChange(next);
  });
  const onKeyDown = useEffectEvent(options.onKeyDown);
  const onPaste = useEffectEvent(options.onPaste);
  const [extensions] = useState(() => [...EXTENSIONS, Placeholder.configure({ placeholder })]);
  const editor = useEditor({
    extensions,
    content: initial.toJSON(),
    injectCSS: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        lang: language,
        class: 'block-editor prose-codivia lesson-content',
      },
      handleKeyDown: (_, event) => onKeyDown(event),
      handlePaste: (_, event) => onPaste(event),
    },
    onUpdate: ({ editor: { state } }) => report(state.doc),
  });

  const follow = useEffectEvent(() => {
    const place = known.current.lastIndexOf(html);
    if (place >= 0) known.current.splice(0, place);
    else {
      editor.view.dispatch(followHtml(editor.state, html));
      known.current = [html, writeBlocks(editor.state.doc)];
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: other HTML is what it follows
  useEffect(() => follow(), [html]);
  return editor;
}
