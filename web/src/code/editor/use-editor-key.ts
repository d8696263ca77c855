import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Calls back for Shift, Alt (⌥) and a letter, by its place on the keyboard (`KeyM`), since Apple computers write
 * another letter with them. Where a page has several editors, only the one whose card has the focus is called.
 */
export function useEditorKey(
  key: 'KeyM' | 'KeyV',
  container: RefObject<HTMLElement | null>,
  onKey: () => void,
): void {
  const pressed = useEffectEvent(onKey);
  useEffect(() => {
    const handleKeydown = (event: KeyboardEvent) => {
      const { code, shiftKey, altKey, ctrlKey, metaKey, target } = event;
      if (code !== key || !shiftKey || !altKey || ctrlKey || metaKey) return;
      const card = container.current?.closest('code-exercise, .step-card') ?? document.body;
      if (!(target instanceof Node) || !card.contains(target)) return;
      event.preventDefault();
      pressed();
    };
    document.addEventListener('keydown', handleKeydown);
    return () => document.removeEventListener('keydown', handleKeydown);
  }, [key, container]);
}
