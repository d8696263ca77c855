import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CodeLanguage, EditorHandle, EditorOptions, EditorTools } from './editor-handle.ts';

interface Given extends Omit<EditorOptions, 'parent'> {
  language: CodeLanguage;
  tools: EditorTools | null;
  failedLine: number | null;
  /** Whether it is time to fetch it. */
  needed: boolean;
  /** It could not be fetched. */
  onMissing: () => void;
}

/**
 * The editor in `place`, once it has come. `isWaitedFor` says whether the reader is already where
 * it will be, so that it takes over the focus.
 */
export function useEditor(
  place: RefObject<HTMLElement | null>,
  isWaitedFor: () => boolean,
  given: Given,
): EditorHandle | null {
  const { needed, language, code, label, describedBy, placeholder, failedLine } = given;
  const hasTools = given.tools !== null;
  const [editor, setEditor] = useState<EditorHandle | null>(null);
  const changed = useEffectEvent(given.onChange);
  const run = useEffectEvent(given.onRun);
  const missing = useEffectEvent(given.onMissing);
  const waitedFor = useEffectEvent(isWaitedFor);
  const start = useEffectEvent(() => ({
    code: given.code,
    tools: given.tools,
    wrap: given.wrap ?? false,
  }));

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
        if (left || !place.current) return;
        const takesFocus = waitedFor();
        handle = mount({
          parent: place.current,
          code: start().code,
          wrap: start().wrap,
          label,
          describedBy,
          placeholder,
          // The page takes it in before the next key: what it gives back later would undo that key.
          onChange: (next) => flushSync(() => changed(next)),
          onRun: () => run(),
        });
        setEditor(handle);
        if (takesFocus) handle.focus();
      },
      () => missing(),
    );
    return () => {
      left = true;
      handle?.destroy();
      setEditor(null);
    };
  }, [needed, language, hasTools, label, describedBy, placeholder, place]);

  useLayoutEffect(() => editor?.setCode(code), [editor, code]);
  useEffect(() => editor?.markLine(failedLine), [editor, failedLine]);
  return editor;
}
