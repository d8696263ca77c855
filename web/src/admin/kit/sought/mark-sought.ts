import type { Language } from '@codivia/contract/api/language';
import { type RefObject, use, useEffect, useEffectEvent, useId, useRef } from 'react';
import type { CodeEditorRef } from '../../../code/editor/code-editor.tsx';
import { useFocusKept } from '../use-focus-kept.ts';
import { SoughtContext, type SoughtPlace } from './use-sought.ts';

/** The place to which the address leads, if a field with this text is the first that shows it. */
function useClaim(value: string, language: Language | null): () => SoughtPlace | null {
  const place = use(SoughtContext);
  const id = useId();
  return () => {
    if (place?.value !== value) return null;
    if (language !== null && place.sought.language !== language) return null;
    return place.claim(id) ? place : null;
  };
}

/** Selects what the address leads to in a text field that has it, and brings it into view. */
export function useSoughtText<Field extends HTMLInputElement | HTMLTextAreaElement>(
  value: string,
  language: Language,
): RefObject<Field | null> {
  const field = useRef<Field>(null);
  const claim = useClaim(value, language);
  const mark = useEffectEvent(() => {
    const place = claim();
    if (!place) return;
    // Browsers scroll a field to its selection when it gets the focus.
    field.current?.setSelectionRange(place.from, place.to);
    field.current?.focus({ preventScroll: true });
    field.current?.scrollIntoView({ block: 'center' });
  });
  useEffect(() => mark(), []);
  useFocusKept(() => mark());
  return field;
}

/** Brings what is selected in an editor into view, once the editor has scrolled to it by itself: below what sticks at the top. */
function showSelection(editor: HTMLElement | null): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const line = getSelection()?.anchorNode?.parentElement ?? null;
      const shown = editor?.contains(line) ? line : editor;
      shown?.scrollIntoView({ block: 'center' });
    }),
  );
}

/** Does the same in an editor of code within an element, once the editor has come. */
export function useSoughtCode(
  value: string,
  language: Language | null,
  around: RefObject<HTMLElement | null>,
  editor: RefObject<CodeEditorRef | null>,
): void {
  const claim = useClaim(value, language);
  const mark = useEffectEvent(() => {
    const place = claim();
    if (!place || !around.current) return;
    const { from, to } = place;
    const select = () => {
      if (!editor.current?.chosen()) return false;
      editor.current.change({ from, to: from, insert: '', select: { from, to } });
      showSelection(around.current);
      return true;
    };
    if (select()) return;
    // The editor is loaded for whoever looks at it.
    around.current.scrollIntoView({ block: 'center' });
    editor.current?.focus();
    const observer = new MutationObserver(() => select() && observer.disconnect());
    observer.observe(around.current, { childList: true, subtree: true });
    return () => observer.disconnect();
  });
  useEffect(() => mark(), []);
  useFocusKept(() => mark());
}
