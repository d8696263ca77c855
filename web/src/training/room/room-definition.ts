import type { ProgramFiles, ProgramKind } from '@codivia/contract/programs/program';
import type { ComponentType, ReactNode, RefObject } from 'react';
import type { CodeEditorRef } from '../../code/editor/code-editor.tsx';
import type { Work } from '../learner-code/use-work.ts';
import type { RoomExamples } from './examples.tsx';
import type { RoomAction } from './room-actions.tsx';
import type { Tips } from './tip-cards.tsx';

/** The program of a room, which runs the learner's files, and its state. */
export interface RoomProgram {
  /** Tells whether it runs, or is about to. */
  busy: boolean;
  /** Run stays beside Stop and starts the program again, as for pages and games, which end by hand alone. */
  reruns?: boolean;
  /** The state of the program, in words; null where there is nothing to say. */
  status: string | null;
  /** The text while nothing has been written yet, in place of the one that tells where the code is kept. */
  untouchedStatus?: string;
  /** To be called when Run may be pressed soon. */
  fetchAhead?: () => void;
  /** Runs the files as they are. */
  run: () => void;
  stop: () => void;
  /** Stops and empties the result: other code replaces this one. */
  clear: () => void;
  /** The actions that this room offers besides those of all rooms. */
  actions?: readonly RoomAction[];
  /** Saves the work among the downloads. */
  save: () => void;
  /** The kind of work that can be sent once a run has shown something; null before. */
  shows: 'game' | 'web' | 'drawing' | null;
  /** The last run has ended in an error, or goes on after one. */
  failed: boolean;
  /** Returns what the program has drawn; for rooms that do not run it again for a picture. */
  picture?: (() => Promise<ImageBitmap | HTMLCanvasElement | null>) | undefined;
}

/** The properties of the panels of a room. */
export interface PanelProps<Program extends RoomProgram> {
  program: Program;
  work: Work;
  onRun: () => void;
  editor: RefObject<CodeEditorRef | null>;
  /** Shows the editor where it is out of sight, then calls `act` with it. */
  inEditor: (act: (editor: CodeEditorRef) => void) => void;
  /** Leads to a line of the program that the editor shows, or of a file beside it. */
  goTo: (line: number, file?: string) => void;
  /** The button that offers to send the work, for a place near what it shows. */
  offer: ReactNode;
}

/** The parts in which one training room differs from the others. */
export interface RoomDefinition<Program extends RoomProgram> {
  kind: ProgramKind;
  title: string;
  /** For search engines. */
  description: string;
  /** The code that the room shows at the first visit. */
  start: ProgramFiles;
  /** The hook that runs its files. It is always the same one. */
  useProgram: (work: Work) => Program;
  /** They fill the height they are given. */
  Editor: ComponentType<PanelProps<Program>>;
  Result: ComponentType<PanelProps<Program>>;
  /** Programs to start from, below the room. */
  examples?: RoomExamples;
  tips: { title: string; basics: Tips; advanced: Tips };
}
