import { useState } from 'react';

/** A line of a file beside a program, from 1. */
export interface FileLine {
  name: string;
  line: number;
}

/**
 * Holds the files of an exercise that are shown: the panel of the learner's own, perhaps at a line, and one of those
 * that are given.
 */
export function useShownFiles(given: readonly { name: string }[] = []) {
  const [panel, setPanel] = useState<{ file: FileLine | null } | null>(null);
  const [shown, setShown] = useState<FileLine | null>(null);
  return {
    panel: {
      open: panel !== null,
      onOpenChange: (open: boolean) => setPanel(open ? { file: null } : null),
      file: panel?.file ?? null,
    },
    /** The given file that should be shown. */
    given: shown,
    goTo(file: FileLine): void {
      if (given.some(({ name }) => name === file.name)) setShown(file);
      else setPanel({ file });
    },
  };
}
