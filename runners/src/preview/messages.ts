/** The messages between a page and its preview, once the page has handed over a port of its own. */

import { STORED_VALUES_MAX_LENGTH } from '@codivia/contract/text/stored-texts';
import type { HandPoint } from '../models/hand-features.ts';

/** Longest text of one console line, in characters. */
export const MAX_TEXT = 2000;
/** Maximum number of lines in one message; a frame gathers its output for 50 ms. */
export const MAX_BATCH = 200;

export type LogLevel = 'log' | 'info' | 'warn' | 'error';
/** Requests of a program that a preview does not carry out. */
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

/** Tells whether a line of the console is a hint: about the probable meaning of code that runs. */
export const isHint = (entry: ConsoleEntry) =>
  entry.kind === 'notice' && /^(html|css|js|p5)_/.test(entry.notice);

/** A line of the learner's own files, counted from 1. `file` is the name of a file of the program or beside it. */
export interface SourcePosition {
  file: string;
  line: number;
}

/** A line of the console; `count` is the number of times that it came in a row. */
export type ConsoleEntry = { position: SourcePosition | null; count: number } & (
  | { kind: 'log'; level: LogLevel; text: string }
  | { kind: 'error'; name: string; text: string }
  | { kind: 'loop'; text: '' }
  | { kind: 'notice'; notice: Notice; text: string }
  | { kind: 'clear'; text: '' }
);

/** A question of a program by `alert`, `confirm` or `prompt`; `initial` is the initial text of a prompt. */
export interface Question {
  kind: 'alert' | 'confirm' | 'prompt';
  text: string;
  initial: string;
}

/** A person's answer: a text to a prompt, true or false to a confirm, null when the question was dismissed. */
export type Answer = string | boolean | null;

/** Texts that a program keeps by their names, as in `localStorage`. */
export type Kept = Readonly<Record<string, string>>;
/** Maximum number of characters that a program may keep, names included. */
export const MAX_KEPT = STORED_VALUES_MAX_LENGTH;
/** Largest file that a program may offer, in bytes. */
export const MAX_OFFERED = 50_000_000;

/** The settings with which a run begins besides its program. */
export interface RunStart {
  /** Answers to the first questions: the program was ended at the one after, and runs again. */
  answers?: readonly Answer[];
  /** The seed of random numbers, the same for each of these runs. */
  seed?: number;
  /** The contents of `localStorage` and `sessionStorage`. */
  local?: Kept;
  session?: Kept;
  /** Factor by which its loops may run longer than usual, because a person wants to wait. */
  timeoutScale?: number;
}

/** The shapes that a sketch can draw, as they are named in a description. */
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

/** A shape that is drawn; places and sizes are in hundredths of the canvas. */
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

/** The contents of a canvas, for those who do not see it. */
export interface Scene {
  /** The sketch's own descriptions, by `describe` and `describeElement`. */
  described: readonly string[];
  background: SceneShape['color'];
  shapes: readonly SceneShape[];
  /** Number of shapes that are not among them. */
  more: number;
}

/** The state of a running game, sent each second. */
export interface Pulse {
  /** Number of pictures that it drew in the last second. */
  rate: number;
  /** True while it is being recorded. */
  records: boolean;
  /** The keys that its code reads, as `KeyboardEvent.key` names them. */
  keys: readonly string[];
}
/** Maximum number of keys: a thumb cannot play with more of them. */
export const MAX_KEYS = 10;

/** A hand before the camera, for a game that may know it. */
export interface SeenHand {
  points: readonly HandPoint[];
  gesture: string | null;
}

/** A person's action on a running game. */
export type Control =
  | { do: 'hold' | 'go-on' | 'step' | 'record' | 'end-recording' | 'watch' | 'unwatch' }
  | { do: 'slow'; slowness: number }
  | { do: 'press' | 'release'; key: string }
  /** The hand moves before the camera; null when it is not seen. */
  | { do: 'hand'; hand: SeenHand | null };

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
  /** The frame is alive. `heap` is the used share of its memory, from 0 to 1, if the browser reports it. */
  | { type: 'pong'; heap?: number }
  | { type: 'drawn' }
  /** The program has sent the frame to another address. */
  | { type: 'left' }
  /** `dropped`: lines that came too fast to be shown. */
  | { type: 'console'; entries: ConsoleEntry[]; dropped: number }
  /** The value or the error of an entry typed into the console. */
  | { type: 'entered'; entry: ConsoleEntry }
  /** A question; `again` when the program was ended by it and has to run again with the answer. */
  | { type: 'ask'; id: number; question: Question; again: boolean }
  /** Everything that the program keeps now. */
  | { type: 'kept'; local: Kept; session: Kept }
  | ({ type: 'pulse' } & Pulse)
  | { type: 'scene'; scene: Scene }
  /** The program saves a file. */
  | { type: 'file'; name: string; data: Blob }
  /** A link leads to another page of the project. */
  | { type: 'open'; name: string }
  /** Back to the page before. */
  | { type: 'back' }
  /** A check requests another width of the page, in CSS pixels. */
  | { type: 'resize'; width: number }
  /** The progress of a check. */
  | ({ type: 'found' } & PartialVerdict)
  | ({ type: 'verdict' } & FrameVerdict);

/**
 * The result of a check. `key` names the feedback, or is one of "error", "timeout", "missing-function" and
 * "missing-element"; `fault` says what is wrong with the check itself, for its author.
 */
export interface FrameVerdict {
  passed: boolean;
  key: string | null;
  fault: string | null;
  /** The ids of a checklist's completed items; missing without a checklist, or when it was not reached. */
  done?: string[];
  /** The item of a checklist at which the time ran out: it is not done, and those after it were not checked. */
  late?: string;
}

/** The part of the result that a check has found while it continues: all that is known when its time runs out. */
export type PartialVerdict = Pick<FrameVerdict, 'done' | 'late'>;

/**
 * The result of a check of a program. Besides the keys of FrameVerdict: "interrupted" when it was stopped,
 * "unavailable" when the frame could not be loaded, "out-of-memory" when the program used up its memory, "crashed" when
 * the browser ended it otherwise. `failure` is the error that ended the program.
 */
export interface PreviewVerdict extends FrameVerdict {
  failure: ConsoleEntry | null;
}

/** A program to check: it runs, then the check examines it. `source` is the learner's text. */
export interface CheckRequest<Program> {
  program: Program;
  check: string;
  source: unknown;
}

/** The slowness of this machine compared with a usual one, from 1; limits of loops grow by it. */
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

/** The names of the functions that answer questions and lead to other pages, in programs that are made ready. */
export const DIALOGS = '__codiviaDialogs';
export const NAVIGATION = '__codiviaGo';

/** Modules of the project are imported by this and their name, encoded; see frame/offer-files.ts. */
export const FILE_SCHEME = 'codivia-file:';
