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
export function useShownFiles(givenFiles: readonly { name: string }[] = []) {
  const [panel, setPanel] = useState<{ file: FileLine | null } | null>(null);
  const [givenFile, setGivenFile] = useState<FileLine | null>(null);
  return {
    panel: {
      open: panel !== null,
      onOpenChange: (open: boolean) => setPanel(open ? { file: null } : null),
      file: panel?.file ?? null,
    },
    /** The given file that should be shown. */
    givenFile,
    goTo(file: FileLine): void {
      if (givenFiles.some(({ name }) => name === file.name)) setGivenFile(file);
      else setPanel({ file });
    },
  };
}
