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
 * Why a program was ended that nobody stopped by the usual button. busy: it computed without a break and did not
 * answer; memory: it used up its memory; crashed: the browser ended its process for another reason; background: so it
 * did while the tab was not in sight; flood: it sent more messages than a page can read.
 */
export type LostReason = 'busy' | 'memory' | 'crashed' | 'background' | 'flood';

/** A program that has not answered for so many seconds: whether to wait on, as long again, or to end it. */
export interface StuckOffer {
  seconds: number;
  choose: (choice: 'wait' | 'stop') => void;
}

/**
 * What happens in a preview. started: the program is running; drawn: its first picture is there; left: it went to
 * another address and was ended; unavailable: the frame for it could not be loaded.
 */
export type PreviewEvent =
  | { kind: 'started' | 'drawn' | 'left' | 'unavailable' }
  | { kind: 'lost'; reason: LostReason }
  /** It does not answer, and may be waited for; null once that is over. */
  | { kind: 'stuck'; offer: StuckOffer | null }
  | { kind: 'console'; entries: ConsoleEntry[]; dropped: number }
  /** The value or the error of what was typed into the console. */
  | { kind: 'entered'; entry: ConsoleEntry }
  /** The program runs again: what it said before does not count any more. */
  | { kind: 'again' }
  /** It waits for an answer, to be given once. */
  | { kind: 'ask'; question: Question; reply: (answer: Answer) => void }
  /** What it keeps in `localStorage` now. */
  | { kind: 'kept'; local: Kept }
  | { kind: 'pulse'; pulse: Pulse }
  /** What a game shows, while somebody reads it. */
  | { kind: 'scene'; scene: Scene }
  /** It saves a file. */
  | { kind: 'file'; name: string; data: Blob };

/** A program made ready for its frame, and what was found wrong with it meanwhile. */
export interface Prepared<Message> {
  message: Message;
  problems: ConsoleEntry[];
  /** What it was probably not meant to be like; it runs all the same. */
  hints?: ConsoleEntry[];
}

/** Shows one program at a time in a frame that is walled off from the page. */
export interface Preview<Program> {
  readonly state: RunnerState;
  /** Calls back at each change of state, until the returned function is called. */
  watch(listener: (state: RunnerState) => void): () => void;
  /** Loads a frame if that has not begun; running does so by itself. */
  start(): void;
  /** Fetches what the first run needs besides; running does so by itself. */
  fetchAhead(): void;
  /**
   * Ends the program before and runs another.
   *
   * @param local what `localStorage` holds when it begins
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
  /** Runs what was typed into the console beside the program, if one runs. */
  enter(entry: Entry): void;
  /** Lets the keyboard reach the program. */
  focus(): void;
  /** Names the frame for those who cannot see it. */
  name(title: string): void;
  /** Ends everything and removes the frames. */
  dispose(): void;
}
