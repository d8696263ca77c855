import {
  type Ref,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useHydrated } from '../../lib/use-hydrated.ts';

/** The place where the written text is kept: the document shows it before any script of the app (web/index.html). */
export interface DraftPlace {
  place: string;
  file: string;
}

type Props = {
  ref: Ref<HTMLElement>;
  label: string;
  code: string;
  placeholder?: string | undefined;
  draft?: DraftPlace | undefined;
  className: string;
  onFocus: () => void;
  onChange: (code: string) => void;
};

/**
 * The code of a room until its editor has come. It can be edited from the first paint on, also before the app has taken
 * over the page: then the document and not React holds its text.
 */
export function WaitingCode(props: Props) {
  const { ref, label, code, placeholder, draft, className, onFocus, onChange } = props;
  const element = useRef<HTMLElement>(null);
  const hydrated = useHydrated();
  const taken = useRef(false);
  // React never writes into it again: that would move the caret to its start.
  const [first] = useState(code);
  useImperativeHandle(ref, () => element.current as HTMLElement);

  const change = useEffectEvent(onChange);
  useLayoutEffect(() => {
    if (!hydrated || !element.current) return;
    const text = element.current.textContent ?? '';
    const written = !taken.current && text !== first && text !== code;
    taken.current = true;
    if (written) change(text);
    else if (text !== code) element.current.textContent = code;
  }, [hydrated, code, first]);

  return (
    <section
      ref={element}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: an editable element must be reached by keyboard.
      tabIndex={0}
      contentEditable="plaintext-only"
      suppressContentEditableWarning
      suppressHydrationWarning
      spellCheck={false}
      autoCapitalize="off"
      autoCorrect="off"
      data-draft={draft?.place}
      data-file={draft?.file}
      data-placeholder={placeholder}
      className={className}
      onFocus={onFocus}
      onInput={({ currentTarget }) => onChange(currentTarget.textContent ?? '')}
    >
      {first}
    </section>
  );
}

/** Returns the number of characters before the caret in an element that has the focus; null where it has not. */
export function caretIn(element: HTMLElement | null): number | null {
  if (!element || document.activeElement !== element) return null;
  const selection = getSelection();
  if (!selection?.focusNode || !element.contains(selection.focusNode)) return 0;
  const before = document.createRange();
  before.selectNodeContents(element);
  before.setEnd(selection.focusNode, selection.focusOffset);
  return before.toString().length;
}
