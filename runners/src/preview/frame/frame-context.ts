import type { Control, FromFrame, SourcePosition } from '../messages.ts';
import type { Dialogs } from './dialogs.ts';
import type { FileTable } from './file-table.ts';
import type { Reporter } from './reporter.ts';

/** The frame as a runner of programs sees it. */
export interface FrameContext {
  /** To be called again once the document has been opened again: that takes listeners away. */
  listen(): void;
  /** The browser counts the lines of scripts from the top of the written page. */
  countsFromPage: boolean;
  reporter: Reporter;
  /** The place in the learner's files that a stack names. */
  positionOf(stack: string): SourcePosition | null;
  /** The files of the program; null where it can have none. */
  files: FileTable | null;
  /** The name of the page that is shown, among the files; '' for the one that the project begins with. */
  page: string;
  /** Asks for another page of the project in this one's place. */
  openPage(name: string): void;
  /** Asks for the page before. */
  goBack(): void;
  dialogs: Dialogs;
  /** Receives a person's actions on the running program. */
  onControl: (control: Control) => void;
  /** True if somebody watches the program: it is not being checked. */
  isLive: boolean;
  /** Sends the page a message; never to be given to the program. */
  send(message: FromFrame): void;
}
