import { useState } from 'react';

export type Selection = {
  /** The chosen ids that are in the list, in its order. */
  selected: readonly string[];
  has: (id: string) => boolean;
  toggle: (id: string) => void;
  /** Chooses all rows, or none when all were. */
  toggleAll: () => void;
  clear: () => void;
  /** Tells how much of the list is chosen. */
  extent: 'none' | 'some' | 'all';
};

/** Keeps the chosen rows of a list. A row that leaves the list is no longer chosen. */
export function useSelection(ids: readonly string[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const selected = ids.filter((id) => chosen.has(id));
  const all = ids.length > 0 && selected.length === ids.length;
  return {
    selected,
    has: (id) => chosen.has(id),
    toggle: (id) =>
      setChosen(new Set(chosen.has(id) ? selected.filter((one) => one !== id) : [...selected, id])),
    toggleAll: () => setChosen(new Set(all ? [] : ids)),
    clear: () => setChosen(new Set()),
    extent: all ? 'all' : selected.length > 0 ? 'some' : 'none',
  };
}
