import type { RoomFiles, RoomKind } from '@codivia/contract/rooms';
import type { FileProblem } from './take-file.ts';
import type { ZipProblem } from './unpack-work.ts';

export type FilesDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Where the work is kept. */
  place: string;
  kind: RoomKind;
  /** What the work is called where it is packed. */
  title: string;
  /** The code in the room. */
  code: RoomFiles;
  /** Puts other code in the place of it, which can be undone. */
  onCode: (code: RoomFiles) => void;
  /** Files that were dropped on the room or pasted into it. */
  given: readonly File[];
  onTaken: () => void;
};

/** A file or a zip that was not taken, and why. */
export type Refusal = { problem: FileProblem | ZipProblem; name: string };
