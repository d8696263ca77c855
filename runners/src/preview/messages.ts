/** What a page and its preview tell each other, once the page has handed over a port of its own. */

import { STORED_VALUES_MAX_LENGTH } from '@codivia/contract/text/stored-texts';

/** Longest text of one console line, in characters. */
export const MAX_TEXT = 2000;
/** Most lines that one message carries; a frame gathers what it says for 50 ms. */
export const MAX_BATCH = 200;

export type LogLevel = 'log' | 'info' | 'warn' | 'error';
/** What a program asked for that a preview does not do. */
export const NOTICES = [
  'alert',
  'confirm',
  'prompt',
  'print',
  'print_value',
  'open',
  'link',
  'form',
  'picture',
  'script',
  'style',
  'network',
  'frame',
  'form_empty',
  'camera',
  'microphone',
  'other',
  'not_running',
  // Hints: the program runs, but probably not as was meant.
  'html_unclosed',
  'html_stray',
  'html_quote',
  'html_end',
  'html_bracket',
  'html_comment',
  'html_name',
  'html_attribute',
  'html_id_twice',
  'html_typographic',
  'css_name',
  'css_unknown',
  'css_value',
  'css_semicolon',
  'css_colon',
  'css_brace',
  'css_brace_extra',
  'css_unit',
  'css_unit_space',
  'css_quotes',
  'css_hash',
  'css_comment',
  'css_tag',
  'css_selector',
  'js_given_in_condition',
  'js_empty_body',
  'js_called_at_once',
  'js_property',
  'js_several',
  'js_compared',
  'js_not_called',
  'p5_function',
  'p5_before_canvas',
  'p5_canvas_in_draw',
  'p5_function_twice',
  'p5_reset',
  'p5_unknown_color',
  'p5_too_few',
  'p5_too_many',
  'p5_wrong_type',
  'p5_empty',
] as const;
export type Notice = (typeof NOTICES)[number];

/** Tells whether a line of the console is a hint: what was probably meant, where the program runs all the same. */
export const isHint = (entry: ConsoleEntry) =>
  entry.kind === 'notice' && /^(html|css|js|p5)_/.test(entry.notice);

/** A line of the learner's own files, counted from 1. */
export interface SourcePosition {
  file: 'html' | 'css' | 'js';
  line: number;
  /** Of a file that was added to the project, its name; without one, the program itself is meant. */
  name?: string;
}

/** A line of the console; `count` says how often it came in a row. */
export type ConsoleEntry = { position: SourcePosition | null; count: number } & (
  | { kind: 'log'; level: LogLevel; text: string }
  | { kind: 'error'; name: string; text: string }
  | { kind: 'loop'; text: '' }
  | { kind: 'notice'; notice: Notice; text: string }
  | { kind: 'clear'; text: '' }
);

/** What a program asks with `alert`, `confirm` or `prompt`; `initial` is what a prompt begins with. */
export interface Question {
  kind: 'alert' | 'confirm' | 'prompt';
  text: string;
  initial: string;
}

/** What a person answers: a text to a prompt, whether yes to a confirm, null when the question was dismissed. */
export type Answer = string | boolean | null;

/** Texts that a program keeps by their names, as in `localStorage`. */
export type Kept = Readonly<Record<string, string>>;
/** Most characters that a program may keep, names included. */
export const MAX_KEPT = STORED_VALUES_MAX_LENGTH;
/** Largest file that a program may offer, in bytes. */
export const MAX_OFFERED = 50_000_000;

/** What a run begins with besides its program. */
export interface RunStart {
  /** Answers to the first questions: the program was ended at the one after, and runs again. */
  answers?: readonly Answer[];
  /** What random numbers are made of, the same for each of these runs. */
  seed?: number;
  /** What `localStorage` and `sessionStorage` hold. */
  local?: Kept;
  session?: Kept;
  /** How many times as long as usual its loops may run, because a person wants to wait. */
  timeoutScale?: number;
}

/** What a sketch can draw, as a description tells it. */
export const SHAPES = [
  'circle',
  'ellipse',
  'square',
  'rectangle',
  'line',
  'point',
  'triangle',
  'quad',
  'arc',
  'curve',
  'shape',
  'text',
  'image',
] as const;
export const MOTIONS = ['still', 'left', 'right', 'up', 'down'] as const;

/** Something that is drawn; places and sizes are in hundredths of the canvas. */
export interface SceneShape {
  shape: (typeof SHAPES)[number];
  /** Red, green and blue from 0 to 255; null when it cannot be known. */
  color: readonly [number, number, number] | null;
  x: number;
  y: number;
  size: number;
  motion: (typeof MOTIONS)[number];
  text: string;
}
/** Number of shapes that are described one by one. */
export const MAX_SHAPES = 60;

/** What a canvas shows, for those who do not see it. */
export interface Scene {
  /** What the sketch says of itself with `describe` and `describeElement`. */
  described: readonly string[];
  background: SceneShape['color'];
  shapes: readonly SceneShape[];
  /** How many shapes are not among them. */
  more: number;
}

/** What a running game tells of itself, each second. */
export interface Pulse {
  /** How many pictures it drew in the last second. */
  rate: number;
  /** Whether it is being recorded. */
  records: boolean;
  /** The keys that its code asks for, as `KeyboardEvent.key` names them. */
  keys: readonly string[];
}
/** More keys than these are no play with a thumb. */
export const MAX_KEYS = 10;

/** What a person does with a game that runs. */
export type Control =
  | { do: 'hold' | 'go-on' | 'step' | 'record' | 'end-recording' | 'watch' | 'unwatch' }
  | { do: 'slow'; slowness: number }
  | { do: 'press' | 'release'; key: string };

/** A line that was typed into the console, made ready; and whether its value is shown though it is undefined. */
export interface Entry {
  code: string;
  showsUndefined: boolean;
}
/** The name that loops have in it: they are on no line of the program. */
export const ENTRY_FILE = 'console';

/** A program that last had this share of its memory in use, and whose process has ended, has used it up. */
export const FULL = 0.4;

export type FromFrame =
  | { type: 'ready' }
  /** It is there. `heap` is how full its memory is, from 0 to 1, where the browser tells. */
  | { type: 'pong'; heap?: number }
  | { type: 'drawn' }
  /** The program has sent the frame to another address. */
  | { type: 'left' }
  /** `dropped`: lines that came too fast to be shown. */
  | { type: 'console'; entries: ConsoleEntry[]; dropped: number }
  /** The value or the error of what was typed into the console. */
  | { type: 'entered'; entry: ConsoleEntry }
  /** A question; `again` when the program was ended by it and has to run again with the answer. */
  | { type: 'ask'; id: number; question: Question; again: boolean }
  /** What the program keeps now, all of it. */
  | { type: 'kept'; local: Kept; session: Kept }
  | ({ type: 'pulse' } & Pulse)
  | { type: 'scene'; scene: Scene }
  /** The program saves a file. */
  | { type: 'file'; name: string; data: Blob }
  /** A link leads to another page of the project. */
  | { type: 'open'; name: string }
  /** Back to the page before. */
  | { type: 'back' }
  /** A check wants to see the page at another width, in CSS pixels. */
  | { type: 'resize'; width: number }
  /** How far a check has come. */
  | ({ type: 'found' } & PartialVerdict)
  | ({ type: 'verdict' } & FrameVerdict);

/**
 * What a check found. `key` names the feedback, or is one of "error", "timeout", "missing-function"
 * and "missing-element"; `fault` says what is wrong with the check itself, for its author.
 */
export interface FrameVerdict {
  passed: boolean;
  key: string | null;
  fault: string | null;
  /** Of a checklist, the ids of the items that are done; without one, or when it was not reached, there is none. */
  done?: string[];
  /** Of a checklist, the item at which the time ran out: it is not done, and those after it were not looked at. */
  late?: string;
}

/** What a check has found while it continues: all that is known when its time runs out. */
export type PartialVerdict = Pick<FrameVerdict, 'done' | 'late'>;

/**
 * What a check says of a program. Besides the keys of FrameVerdict: "interrupted" when it was stopped, "unavailable"
 * when the frame could not be loaded, "out-of-memory" when the program used up its memory, "crashed" when the browser
 * ended it otherwise. `failure` is the error that ended the program.
 */
export interface PreviewVerdict extends FrameVerdict {
  failure: ConsoleEntry | null;
}

/** A program to check: it runs, then the check looks at it. `source` is what the learner wrote. */
export interface CheckRequest<Program> {
  program: Program;
  check: string;
  source: unknown;
}

/** How much slower than a usual one this machine is, from 1; limits of loops grow by it. */
type Slowness = { slowness: number };

export type ToFrame<Program> =
  | ({ type: 'run'; program: Program; start: RunStart } & Slowness)
  | { type: 'answer'; id: number; answer: Answer }
  | { type: 'control'; control: Control }
  | { type: 'enter'; entry: Entry }
  | ({ type: 'check' } & CheckRequest<Program> & Slowness)
  | { type: 'ping' };

/** The first message to a frame; a port comes along with it. */
export const BOOT = 'codivia:boot';

/** The function that every loop of a program calls at each turn; see frame/loop-guard.ts. */
export const LOOP_GUARD = '__codiviaLoop';

/** What answers questions, and what leads to other pages, in programs that are made ready. */
export const DIALOGS = '__codiviaDialogs';
export const NAVIGATION = '__codiviaGo';

/** Modules of the project are imported by this and their name, encoded; see frame/offer-files.ts. */
export const FILE_SCHEME = 'codivia-file:';
