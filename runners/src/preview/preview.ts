import type { RunnerState } from '../runner.ts';
import type {
  Answer,
  ConsoleEntry,
  Control,
  Entry,
  Kept,
  Pulse,
  Question,
  Scene,
} from './messages.ts';

/**
 * The reason for which a program was ended that nobody stopped by the usual button. busy: it computed without a break
 * and did not answer; memory: it used up its memory; crashed: the browser ended its process for another reason;
 * background: the same while the tab was not in sight; flood: it sent more messages than a page can read.
 */
export type LostReason = 'busy' | 'memory' | 'crashed' | 'background' | 'flood';

/** The choice about a program that has not answered for some seconds: to wait on, as long again, or to end it. */
export interface StuckOffer {
  seconds: number;
  choose: (choice: 'wait' | 'stop') => void;
}

/**
 * An event of a preview. started: the program is running; drawn: its first picture is there; left: it went to another
 * address and was ended; unavailable: the frame for it could not be loaded.
 */
export type PreviewEvent =
  | { kind: 'started' | 'drawn' | 'left' | 'unavailable' }
  | { kind: 'lost'; reason: LostReason }
  /** It does not answer, and may be waited for; null when that has ended. */
  | { kind: 'stuck'; offer: StuckOffer | null }
  | { kind: 'console'; entries: ConsoleEntry[]; dropped: number }
  /** The value or the error of an entry typed into the console. */
  | { kind: 'entered'; entry: ConsoleEntry }
  /** The program runs again: its earlier output does not count any more. */
  | { kind: 'again' }
  /** It waits for an answer, to be given once. */
  | { kind: 'ask'; question: Question; reply: (answer: Answer) => void }
  /** The present contents of its `localStorage`. */
  | { kind: 'kept'; local: Kept }
  /** It uses the hand before the camera. */
  | { kind: 'hand' }
  | { kind: 'pulse'; pulse: Pulse }
  /** The contents of a game's canvas, sent while somebody reads the description. */
  | { kind: 'scene'; scene: Scene }
  /** It saves a file. */
  | { kind: 'file'; name: string; data: Blob };

/** A program made ready for its frame, and the problems found meanwhile. */
export interface Prepared<Message> {
  message: Message;
  problems: ConsoleEntry[];
  /** Hints about code that runs, but probably not as it was meant. */
  hints?: ConsoleEntry[];
  /** It uses the hand before the camera, which the page may offer to it. */
  usesHand?: boolean;
}

/** Shows one program at a time in a frame that is isolated from the page. */
export interface Preview<Program> {
  readonly state: RunnerState;
  /** Calls back at each change of state, until the returned function is called. */
  watch(listener: (state: RunnerState) => void): () => void;
  /** Loads a frame if that has not begun; running does so by itself. */
  start(): void;
  /** Fetches further files that the first run needs; running does so by itself. */
  fetchAhead(): void;
  /**
   * Ends the program before and runs another.
   *
   * @param local the contents of `localStorage` when it begins
   * @param timeoutScale how many times as long as usual its loops may run, from 1
   */
  run(
    program: Program,
    listener: (event: PreviewEvent) => void,
    local?: Kept,
    timeoutScale?: number,
  ): void;
  /** Ends the program; the preview is empty then. */
  stop(): void;
  /** Does something with the game that runs. */
  control(control: Control): void;
  /** Runs an entry typed into the console beside the program, if one runs. */
  enter(entry: Entry): void;
  /** Gives the keyboard's focus to the program. */
  focus(): void;
  /** Names the frame for screen readers. */
  name(title: string): void;
  /** Ends everything and removes the frames. */
  dispose(): void;
}
