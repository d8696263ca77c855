import type { PageParts } from '@codivia/contract/exercises';
import { PAGE_PARTS, type PagePart } from '@codivia/contract/page-parts';
import { useKeptCode } from '../exercise/kept-code.ts';

interface KeptParts {
  /** The parts there are, as the learner left them. */
  parts: PageParts;
  names: readonly PagePart[];
  /** Those that are not as they were at the start. */
  changed: Record<string, string>;
  change: (name: PagePart, code: string) => void;
  reset: () => void;
  /** Null when there is nothing to bring back. */
  undoReset: (() => void) | null;
}

/** The parts of one page as the learner left them, else those of `start`; each is kept by itself. */
export function useKeptParts(storageKey: string | null, start: PageParts): KeptParts {
  const placeOf = (name: PagePart) => storageKey && `${storageKey}/${name}`;
  const kept = {
    html: useKeptCode(placeOf('html'), start.html ?? ''),
    css: useKeptCode(placeOf('css'), start.css ?? ''),
    js: useKeptCode(placeOf('js'), start.js ?? ''),
  };
  const names = PAGE_PARTS.filter((name) => start[name] !== undefined);
  const undos = names.flatMap((name) => kept[name].undoReset ?? []);
  return {
    parts: Object.fromEntries(names.map((name) => [name, kept[name].code])),
    names,
    changed: Object.fromEntries(
      names
        .filter((name) => kept[name].code !== start[name])
        .map((name) => [name, kept[name].code]),
    ),
    change: (name, code) => kept[name].change(code),
    reset: () => names.forEach((name) => void kept[name].reset()),
    undoReset: undos.length === 0 ? null : () => undos.forEach((undo) => void undo()),
  };
}
