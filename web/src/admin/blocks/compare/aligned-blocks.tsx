import type { Editor } from '@tiptap/core';
import { createContext, type ReactNode, useState } from 'react';

type Aligned = {
  editors: readonly Editor[];
  /** Takes in an editor; returns what lets it go. */
  join: (editor: Editor) => () => void;
};

export const AlignedContext = createContext<Aligned>({ editors: [], join: () => () => undefined });

/** Holds the fields of one text in two languages: their blocks begin at the same height (docs/decisions/0404). */
export function AlignedBlocks({ children }: { children: ReactNode }) {
  const [editors, setEditors] = useState<readonly Editor[]>([]);
  const [join] = useState(() => (editor: Editor) => {
    setEditors((now) => [...now, editor]);
    return () => setEditors((now) => now.filter((one) => one !== editor));
  });
  return <AlignedContext value={{ editors, join }}>{children}</AlignedContext>;
}
