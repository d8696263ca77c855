import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CodeLanguage, EditorHandle, EditorOptions, EditorTools } from './editor-handle.ts';
import { type WrapChoice, wrapsLines } from './editor-look.ts';

interface Options extends Omit<EditorOptions, 'parent' | 'wrap'> {
  /** The lines of its text are paragraphs: long ones always continue below. */
  wrap?: boolean;
  /** The learner's choice for long lines, and the size of the text in pixels. */
  wrapChoice: WrapChoice;
  size: number;
  language: CodeLanguage;
  tools: EditorTools | null;
  failedLine: number | null;
  /** Tells whether the editor should be fetched now. */
  needed: boolean;
  /** Called when the editor could not be fetched. */
  onMissing: () => void;
}

/**
 * Returns the editor in `place`, once it has come. `waitingCaret` returns the reader's position in the text shown until
 * then, or null: the editor takes over the focus and the caret.
 */
export function useEditor(
  container: RefObject<HTMLElement | null>,
  waitingCaret: () => number | null,
  options: Options,
): EditorHandle | null {
  const { needed, language, code, label, describedBy, placeholder, failedLine, size } = options;
  const hasTools = options.tools !== null;
  const [editor, setEditor] = useState<EditorHandle | null>(null);
  const changed = useEffectEvent(options.onChange);
  const run = useEffectEvent(options.onRun);
  const format = useEffectEvent(() => options.onFormat?.());
  const missing = useEffectEvent(options.onMissing);
  const caretBefore = useEffectEvent(waitingCaret);
  const wraps = () => options.wrap === true || wrapsLines(options.wrapChoice);
  const start = useEffectEvent(() => ({ ...options, wrap: wraps() }));
  const rewrap = useEffectEvent(() => editor?.setWrap(wraps()));

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the tools alone makes no new editor
  useEffect(() => {
    if (!needed) return;
    let handle: EditorHandle | null = null;
    let left = false;
    const coming = import('./load-editor.ts').then(({ loadEditor }) =>
      loadEditor(language, start().tools),
    );
    coming.then(
      (mount) => {
        if (left || !container.current) return;
        const caret = caretBefore();
        handle = mount({
          parent: container.current,
          code: start().code,
          wrap: start().wrap,
          phrases: start().phrases ?? {},
          library: start().library ?? null,
          label,
          describedBy,
          placeholder,
          caret: caret ?? 0,
          // React renders the change before the next key: a later rendering would undo that key.
          onChange: (next) => flushSync(() => changed(next)),
          onRun: () => run(),
          onFormat: () => format(),
        });
        // The plain text is replaced in the same frame, and its lines keep their positions: nothing moves.
        flushSync(() => setEditor(handle));
        handle.layOut();
        if (caret !== null) handle.focus();
      },
      () => missing(),
    );
    return () => {
      left = true;
      handle?.destroy();
      setEditor(null);
    };
  }, [needed, language, hasTools, label, describedBy, placeholder, container]);

  useLayoutEffect(() => editor?.setCode(code), [editor, code]);
  useEffect(() => editor?.markLine(failedLine), [editor, failedLine]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it also measures its lines again at another size
  useEffect(() => rewrap(), [editor, options.wrapChoice, size]);
  return editor;
}
