import type { RoomFiles, RoomKind } from '@codivia/contract/programs/rooms';
import type { ComponentType, RefObject } from 'react';
import type { CodeEditorRef } from '../../code/editor/code-editor.tsx';
import type { Work } from '../learner-code/use-work.ts';
import type { RoomExamples } from './examples.tsx';
import type { RoomAction } from './room-actions.tsx';
import type { Tips } from './tip-cards.tsx';

/** The program of a room: what runs the learner's files, and what has come of it. */
export interface RoomProgram {
  /** It runs, or is about to. */
  busy: boolean;
  /** Run stays beside Stop and starts the program again, as for pages and games, which end by hand alone. */
  reruns?: boolean;
  /** What it is doing, in words; null where there is nothing to say. */
  status: string | null;
  /** Said while nothing has been written yet, in place of where the code is kept. */
  untouchedStatus?: string;
  /** To be called when Run may be pressed soon. */
  fetchAhead?: () => void;
  /** Runs the files as they are. */
  run: () => void;
  stop: () => void;
  /** Stops and empties the result: other code takes the place of this one. */
  clear: () => void;
  /** What this room offers besides what all rooms do. */
  actions?: readonly RoomAction[];
  /** Saves the work among the downloads. */
  save: () => void;
}

/** What the panels of a room are given. */
export interface PanelProps<Program extends RoomProgram> {
  program: Program;
  work: Work;
  onRun: () => void;
  editor: RefObject<CodeEditorRef | null>;
  /** Shows the editor where it is out of sight, then acts on it. */
  inEditor: (act: (editor: CodeEditorRef) => void) => void;
  /** Leads to a line of the program that the editor shows, or of a file beside it. */
  goTo: (line: number, file?: string) => void;
}

/** What one training room has that the others have not. */
export interface RoomDefinition<Program extends RoomProgram> {
  kind: RoomKind;
  title: string;
  /** For search engines. */
  description: string;
  /** What the room opens with at the first visit. */
  start: RoomFiles;
  /** How its files are run. It is a hook, always the same one. */
  useProgram: (work: Work) => Program;
  /** They fill the height they are given. */
  Editor: ComponentType<PanelProps<Program>>;
  Result: ComponentType<PanelProps<Program>>;
  /** Programs to start from, below the room. */
  examples?: RoomExamples;
  tips: { title: string; basics: Tips; advanced: Tips };
}
