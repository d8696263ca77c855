import type { PageParts } from '@codivia/contract/exercises/base';
import { PAGE_PARTS, type PagePart } from '@codivia/contract/programs/page-parts';
import { useStoredCode } from '../editor/stored-code.ts';

interface StoredParts {
  /** The parts there are, as the learner left them. */
  parts: PageParts;
  names: readonly PagePart[];
  /** The parts that differ from the start. */
  changed: Record<string, string>;
  change: (name: PagePart, code: string) => void;
  reset: () => void;
  /** Null when there is nothing to bring back. */
  undoReset: (() => void) | null;
}

/**
 * The parts of one page as the learner left them, else those of `start`; each is kept by itself. `onFollowed` is called
 * when a part of another tab has replaced this one.
 */
export function useStoredParts(
  storageKey: string | null,
  start: PageParts,
  onFollowed?: () => void,
): StoredParts {
  const storageKeyOf = (name: PagePart) => storageKey && `${storageKey}/${name}`;
  const stored = {
    html: useStoredCode(storageKeyOf('html'), start.html ?? '', onFollowed),
    css: useStoredCode(storageKeyOf('css'), start.css ?? '', onFollowed),
    js: useStoredCode(storageKeyOf('js'), start.js ?? '', onFollowed),
  };
  const names = PAGE_PARTS.filter((name) => start[name] !== undefined);
  const undos = names.flatMap((name) => stored[name].undoReset ?? []);
  return {
    parts: Object.fromEntries(names.map((name) => [name, stored[name].code])),
    names,
    changed: Object.fromEntries(
      names
        .filter((name) => stored[name].code !== start[name])
        .map((name) => [name, stored[name].code]),
    ),
    change: (name, code) => stored[name].change(code),
    reset: () => names.forEach((name) => void stored[name].reset()),
    undoReset: undos.length === 0 ? null : () => undos.forEach((undo) => void undo()),
  };
}
