/** A word that the editor may suggest besides those of its language. */
export interface Suggestion {
  label: string;
  /** Shown beside it: what it takes. */
  detail?: string;
  /** Shown when it is chosen in the list: what it does. */
  info?: string;
  type: 'function' | 'variable' | 'constant' | 'keyword';
}

export interface EditorOptions {
  parent: HTMLElement;
  code: string;
  /** Its name, and the id of the element that says how to leave it. */
  label: string;
  describedBy: string;
  /** Shown while there is no code. */
  placeholder?: string | undefined;
  /** Long lines go on below instead of out of sight: for texts, where lines are paragraphs. */
  wrap?: boolean;
  onChange: (code: string) => void;
  onRun: () => void;
}

/** What a room's editor has more than a lesson's. */
export interface EditorTools {
  /** Completion suggests these too. */
  suggestions: readonly Suggestion[];
  /** The words of the find panel and of the list of suggestions, by CodeMirror's own English ones. */
  phrases: Record<string, string>;
}

/** The code, and the part of it that is chosen; places count characters from 0. */
export interface Chosen {
  code: string;
  from: number;
  to: number;
}

/** Text in place of a part of the code, and what is chosen in the new code afterwards. */
export interface Change {
  from: number;
  to: number;
  insert: string;
  select: { from: number; to: number };
}

/** An editor on the page. */
export interface EditorHandle {
  /** Replaces the code, as a step that can be undone. */
  setCode(code: string): void;
  /** Marks a line, counted from 1, until the code changes; null unmarks. */
  markLine(line: number | null): void;
  /** Puts the cursor at the start of a line, counted from 1, and brings it into view. */
  goToLine(line: number): void;
  /** What is chosen now. */
  chosen(): Chosen;
  /** Makes a change as if its writer had, as a step that can be undone. */
  change(change: Change): void;
  /** Types for the learner; brackets and quotes close themselves. */
  type(text: string): void;
  command(name: EditorCommand): void;
  focus(): void;
  destroy(): void;
}

export type EditorCommand = 'undo' | 'redo' | 'indent' | 'outdent' | 'find';

/** Puts an editor on the page. */
export type MountEditor = (options: EditorOptions) => EditorHandle;

/** Fetches what an editor for this language needs. Without `tools` it is a lesson's, which is lean. */
export type LoadEditor = (
  language: CodeLanguage,
  tools: EditorTools | null,
) => Promise<MountEditor>;

/** The languages that editors know. */
export type CodeLanguage = 'python' | 'html' | 'css' | 'javascript' | 'text';

/** The key that, with Enter, runs a program: as it is called on this device. */
export function runKey(): '⌘' | 'Ctrl' {
  return /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl';
}
