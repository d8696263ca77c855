import type { DraftPlace } from './waiting-code.tsx';

/** The facts about code that the editor needs to suggest, explain and rename its names. */
export interface AssistedCode {
  language: CodeLanguage;
  /** A library whose names can be used without importing it. */
  library: 'p5' | null;
}

export interface EditorOptions {
  parent: HTMLElement;
  code: string;
  /** Its name, and the id of the element that says how to leave it. */
  label: string;
  describedBy: string;
  /** Number of characters before the cursor. */
  caret?: number;
  /** Shown while there is no code. */
  placeholder?: string | undefined;
  /** Tells whether long lines wrap; when unset, it depends on the width of the screen. */
  wrap?: boolean;
  /** The words of a find panel that comes when it is asked for; as in `EditorTools`. */
  phrases?: Record<string, string>;
  /** A library whose names the code can use without importing it. */
  library?: AssistedCode['library'];
  onChange: (code: string) => void;
  onRun: () => void;
  /** Shift, Alt (⌥) and F; left out where code cannot be formatted. */
  onFormat?: () => void;
}

/** The tools that a room's editor has and a lesson's has not. */
export interface EditorTools {
  /** The words of the find panel and of the list of suggestions, by CodeMirror's own English ones. */
  phrases: Record<string, string>;
  /** The place where the code is kept, and the steps that can be undone with it. */
  draft?: DraftPlace | undefined;
}

/** The code, and the part of it that is chosen; places count characters from 0. */
export interface Chosen {
  code: string;
  from: number;
  to: number;
}

/** A replacement of a part of the code, and the selection in the new code afterwards. */
export interface Change {
  from: number;
  to: number;
  insert: string;
  select: { from: number; to: number };
  /** The editor does not take the focus. */
  keepFocus?: boolean;
}

/** Something wrong in the code, as its editor marks it. */
export interface EditorProblem {
  /** From 1. */
  line: number;
  message: string;
  /** Else it is a hint: the program runs all the same. */
  isError: boolean;
  /** The part of the line that it is about; the whole line is marked where the part is not found. */
  near?: string;
}

/** An editor on the page. */
export interface EditorHandle {
  /** Replaces the code, as a step that can be undone. */
  setCode(code: string): void;
  /** Sets whether long lines continue below, and measures the text again. */
  setWrap(wrap: boolean): void;
  /** Marks a line, counted from 1, until the code changes; null unmarks. */
  markLine(line: number | null): void;
  /**
   * Marks these problems, in place of the ones marked before, and keeps the marks at their places while the code
   * changes.
   */
  showProblems(problems: readonly EditorProblem[]): void;
  /** Puts the cursor at the start of a line, counted from 1, and brings it into view. */
  goToLine(line: number): void;
  /** Returns the present selection. */
  chosen(): Chosen;
  /** Makes a change as if the author of the code had made it, as a step that can be undone. */
  change(change: Change): void;
  /** Types for the learner; brackets and quotes close themselves. */
  type(text: string): void;
  command(name: EditorCommand): void;
  /** Measures the lines now, which happens in the next frame otherwise. */
  layOut(): void;
  focus(): void;
  destroy(): void;
}

export type EditorCommand = 'undo' | 'redo' | 'indent' | 'outdent' | 'find';

/** Puts an editor on the page. */
export type MountEditor = (options: EditorOptions) => EditorHandle;

/** Fetches the code for an editor of this language. Without `tools` it is a lesson's, which is small. */
export type LoadEditor = (
  language: CodeLanguage,
  tools: EditorTools | null,
) => Promise<MountEditor>;

/** The languages that editors know. */
export type CodeLanguage = 'python' | 'html' | 'css' | 'javascript' | 'sql' | 'text';
