import type { Editor } from '@tiptap/core';
import { use, useEffect } from 'react';
import { keepAligned } from './align.ts';
import { AlignedContext } from './aligned-blocks.tsx';

/** Aligns an editor with the one of the other language, while both are shown. */
export function useAlignment(editor: Editor): void {
  const { editors, join } = use(AlignedContext);
  useEffect(() => join(editor), [editor, join]);
  const [first, second] = editors;
  useEffect(
    () =>
      first === editor && second && !first.isDestroyed && !second.isDestroyed
        ? keepAligned(first, second)
        : undefined,
    [editor, first, second],
  );
}
