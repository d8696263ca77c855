import { useRef } from 'react';

/** Maximum number of entries that can be brought back. */
const KEPT = 100;

/** Recalls earlier input by the arrow keys as in a terminal; `show` puts it into the field. */
export function useEntryHistory(show: (text: string) => void) {
  const entries = useRef<string[]>([]);
  /** The position of the shown entry; after the last entry comes the text that is being typed. */
  const position = useRef(0);
  const draft = useRef('');

  function move(to: number): boolean {
    if (to < 0 || to > entries.current.length) return false;
    position.current = to;
    show(entries.current[to] ?? draft.current);
    return true;
  }

  return {
    add(text: string): void {
      if (entries.current.at(-1) !== text)
        entries.current = [...entries.current, text].slice(-KEPT);
      position.current = entries.current.length;
      draft.current = '';
    },
    /** Shows the one before; false when there is none. */
    back(shown: string): boolean {
      if (position.current === entries.current.length) draft.current = shown;
      return move(position.current - 1);
    },
    /** Shows the next one; after the last, the text that was being typed. */
    forward: (): boolean => move(position.current + 1),
  };
}
