import { ActiveAndSpare } from '../active-and-spare.ts';
import type { RunnerState } from '../runner.ts';
import { WatchedState } from '../watched-state.ts';
import { FollowedRun, newSeed, type Run, type ToPage } from './followed-run.ts';
import { hasProcessEnded, lostReasonOf } from './lost-program.ts';
import type { Control, Entry, FromFrame, Kept } from './messages.ts';
import type { Prepared, Preview, PreviewEvent, StuckOffer } from './preview.ts';
import { LOAD_LIMIT, PreviewFrame } from './preview-frame.ts';

export interface PreviewOptions {
  /** Holds the frames; it must be positioned. */
  element: HTMLElement;
  /** Returns the address of the runner's document; called when it is needed. */
  address: () => Promise<string>;
  /** Names the frame. */
  title: string;
  /** True if several previews are on a page: then none keeps a frame that waits. */
  several?: boolean;
}

type Prepare<Program, Message> = (
  program: Program,
) => Prepared<Message> | Promise<Prepared<Message>>;

/**
 * Makes previews in frames of their own, one active and one spare; tests give other frames.
 *
 * @param loadPrepare fetches the function that makes programs ready: the parser that it needs is large
 */
export function createPreview<Program, Message>(
  options: PreviewOptions,
  loadPrepare: () => Promise<Prepare<Program, Message>>,
  makeFrame = (address: string, title: string) =>
    new PreviewFrame<Message>(options.element, address, title),
  toPage: ToPage<Program> = (program) => program,
): Preview<Program> {
  return new FramedPreview(options, loadPrepare, makeFrame, toPage);
}

class FramedPreview<Program, Message> implements Preview<Program> {
  #options: PreviewOptions;
  #loadPrepare: () => Promise<Prepare<Program, Message>>;
  #toPage: ToPage<Program>;
  #make: (address: string, title: string) => PreviewFrame<Message>;
  #title: string;
  #pair: Promise<ActiveAndSpare<PreviewFrame<Message>>> | null = null;
  #frame: PreviewFrame<Message> | null = null;
  #run = 0;
  #state = new WatchedState();

  constructor(
    options: PreviewOptions,
    loadPrepare: () => Promise<Prepare<Program, Message>>,
    make: (address: string, title: string) => PreviewFrame<Message>,
    toPage: ToPage<Program>,
  ) {
    this.#options = options;
    this.#loadPrepare = loadPrepare;
    this.#toPage = toPage;
    this.#make = make;
    this.#title = options.title;
  }

  get state(): RunnerState {
    return this.#state.value;
  }

  watch(listener: (state: RunnerState) => void): () => void {
    return this.#state.watch(listener);
  }

  start(): void {
    const { value } = this.#state;
    if (value === 'idle' || value === 'unavailable') void this.#unusedFrame();
  }

  fetchAhead(): void {
    void this.#fetchedPrepare();
  }

  run(
    program: Program,
    listener: Run<Program>['listener'],
    local: Kept = {},
    timeoutScale = 1,
  ): void {
    this.#start({ program, listener, start: { local, seed: newSeed(), timeoutScale }, pages: [] });
  }

  #start(run: Run<Program>): void {
    const mine = ++this.#run;
    const parts = Promise.all([this.#unusedFrame(), this.#fetchedPrepare()]);
    void parts.then(async ([frame, prepare]) => {
      if (mine !== this.#run) return;
      const prepared = prepare && (await this.#prepared(prepare, run.program));
      if (mine !== this.#run) return;
      if (frame && prepared) this.#begin(frame, prepared, run);
      else run.listener({ kind: 'unavailable' });
    });
  }

  /** The program made ready; null when something that it needs could not be fetched. */
  async #prepared(prepare: Prepare<Program, Message>, program: Program) {
    try {
      return await prepare(program);
    } catch {
      return null;
    }
  }

  stop(): void {
    this.#run++;
    if (this.#frame) void this.#unusedFrame();
  }

  control(control: Control): void {
    this.#frame?.control(control);
  }

  enter(entry: Entry): void {
    this.#frame?.enter(entry);
  }

  focus(): void {
    this.#frame?.focus();
  }

  name(title: string): void {
    this.#title = title;
    this.#frame?.name(title);
  }

  dispose(): void {
    this.#run++;
    this.#removeAll();
    this.#state.become('idle');
  }

  #begin(
    frame: PreviewFrame<Message>,
    { message, problems, hints = [], usesHand = false }: Prepared<Message>,
    run: Run<Program>,
  ): void {
    const { listener, start } = run;
    this.#frame = frame;
    this.#state.become('running');
    frame.name(this.#title);
    // Its spare runs in the same process, which may be busy for ever or gone: both go.
    const end = (event: PreviewEvent) => {
      this.#removeAll();
      this.#state.become('idle');
      listener(event);
    };
    const follow = new FollowedRun(run, frame, this.#toPage, (next) => {
      listener({ kind: 'again' });
      this.#start(next);
    });
    frame.onMessage = (reported) => {
      if (reported.type === 'left') end({ kind: 'left' });
      else if (!follow.handleMessage(reported)) notify(reported, listener);
    };
    frame.onLost = (reason) => end({ kind: 'lost', reason });
    frame.onSilent = () => void this.#endIfGone(frame, end);
    frame.onStuck = (seconds) => void this.#explain(frame, seconds, end, listener);
    frame.run(message, start);
    listener({ kind: 'started' });
    if (usesHand) listener({ kind: 'hand' });
    const entries = [...problems, ...hints];
    if (entries.length > 0) listener({ kind: 'console', entries, dropped: 0 });
  }

  /** Ends a program whose process has ended; returns whether it has. */
  async #endIfGone(frame: PreviewFrame<Message>, end: (event: PreviewEvent) => void) {
    const address = await this.#options.address().catch(() => null);
    const hasEnded = address !== null && (await hasProcessEnded(() => this.#make(address, '')));
    // If the program was only busy, the fresh frame can load as well, and the program answers.
    const isGone = hasEnded && !(await frame.answers());
    if (isGone && this.#frame === frame) end({ kind: 'lost', reason: lostReasonOf(frame) });
    return isGone;
  }

  /** Finds out why a program does not answer: its process has ended, or it may be waited for. */
  async #explain(
    frame: PreviewFrame<Message>,
    seconds: number,
    end: (event: PreviewEvent) => void,
    emit: Run<Program>['listener'],
  ): Promise<void> {
    let isOver = false;
    frame.onAnswer = () => {
      isOver = true;
      emit({ kind: 'stuck', offer: null });
    };
    if (await this.#endIfGone(frame, end)) return;
    if (isOver || this.#frame !== frame) return;
    const choose: StuckOffer['choose'] = (choice) => {
      if (this.#frame !== frame) return;
      if (choice === 'stop') return end({ kind: 'lost', reason: 'busy' });
      frame.wait();
      emit({ kind: 'stuck', offer: null });
    };
    emit({ kind: 'stuck', offer: { seconds, choose } });
  }

  /**
   * Returns the function that makes programs ready; null when it cannot be loaded, or not in time. In that case it
   * continues loading, for the next run.
   */
  async #fetchedPrepare(): Promise<Prepare<Program, Message> | null> {
    let limit: ReturnType<typeof setTimeout> | undefined;
    const tooLate = new Promise<null>((resolve) => {
      limit = setTimeout(() => resolve(null), LOAD_LIMIT);
    });
    const prepare = await Promise.race([this.#loadPrepare().catch(() => null), tooLate]);
    clearTimeout(limit);
    return prepare;
  }

  /** Returns a frame in which no program has run, once it is ready; null when it cannot be loaded. */
  async #unusedFrame(): Promise<PreviewFrame<Message> | null> {
    const used = this.#frame;
    this.#frame = null;
    if (!used && this.#state.value !== 'ready') this.#state.become('loading');
    try {
      const frame = await this.#liveFrame(used !== null);
      if (!this.#frame) this.#state.become('ready');
      return frame;
    } catch {
      this.#removeAll();
      this.#state.become('unavailable');
      return null;
    }
  }

  async #liveFrame(replace: boolean): Promise<PreviewFrame<Message>> {
    this.#pair ??= this.#makePair();
    const pair = this.#pair;
    const frame = replace ? (await pair).replace() : (await pair).active;
    await frame.ready;
    if (await frame.answers()) return frame;
    // The frame worked when it was loaded: the program beside it has ended or blocked its process.
    if (this.#pair === pair) this.#removeAll();
    this.#pair ??= this.#makePair();
    const { active: live } = await this.#pair;
    await live.ready;
    return live;
  }

  async #makePair(): Promise<ActiveAndSpare<PreviewFrame<Message>>> {
    const address = await this.#options.address();
    return new ActiveAndSpare(() => this.#make(address, this.#title), !this.#options.several);
  }

  #removeAll(): void {
    const pair = this.#pair;
    this.#pair = this.#frame = null;
    void pair?.then((made) => made.dispose()).catch(() => {});
  }
}

function notify(message: FromFrame, listener: Run<unknown>['listener']): void {
  if (message.type === 'drawn') listener({ kind: 'drawn' });
  if (message.type === 'console') {
    listener({ kind: 'console', entries: message.entries, dropped: message.dropped });
  }
  if (message.type === 'pulse') {
    const { type: _, ...pulse } = message;
    listener({ kind: 'pulse', pulse });
  }
  if (message.type === 'entered') listener({ kind: 'entered', entry: message.entry });
  if (message.type === 'scene') listener({ kind: 'scene', scene: message.scene });
  if (message.type === 'file') listener({ kind: 'file', name: message.name, data: message.data });
}
