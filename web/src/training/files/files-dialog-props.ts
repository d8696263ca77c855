import type { OwnFilesDialogProps } from '../../exercises/card/own-files.ts';
import type { FileProblem } from './take-file.ts';
import type { ZipProblem } from './unpack-work.ts';

export type FilesDialogProps = OwnFilesDialogProps & {
  /** Files that were dropped on the room or pasted into it. */
  incomingFiles: readonly File[];
  onTaken: () => void;
};

/** A refused file or zip, and the reason. */
export type Refusal = { problem: FileProblem | ZipProblem; name: string };
