import { ActiveAndSpare } from '../../active-and-spare.ts';
import { afterLimit } from '../../awake-limit.ts';
import { LatestJobQueue } from '../../latest-job-queue.ts';
import type {
  Failure,
  Reading,
  RunEnd,
  RunEvent,
  RunFile,
  Runner,
  RunnerState,
  RuntimeArrival,
} from '../../runner.ts';
import { WatchedState } from '../../watched-state.ts';
import type { DrawingEvent } from '../drawing.ts';
import type { CheckFile, CheckVerdict, EntryNote, FromWorker, Task } from '../protocol.ts';
import { FollowedArrival } from './arrival.ts';
import { bootFailure } from './boot-failure.ts';
import type { RuntimePlaces } from './boot-worker.ts';
import { earlyOrNewPython } from './early-python.ts';
import { type Ending, PythonJob, STOP_GRACE } from './python-job.ts';
import type { PythonWorkerClient } from './python-worker-client.ts';
import { type MakeQuickStart, QuickRuns, type RunRequest } from './quick-runs.ts';
import { type Program, performWithReplays } from './replay.ts';

/** Maximum time for checking a program, in milliseconds, on a machine that is not slow. */
export const CHECK_LIMIT = 5000;

/**
 * Time after which a running program may have to be ended, so that a spare worker starts, in milliseconds. Most
 * programs end sooner, which spares a phone the work and memory of a second Python.
 */
export const SPARE_DELAY = 300;

type Listener = (event: RunEvent) => void;
type Answered = (line: string) => void;

/** The end of an entry typed after a program. */
export type EntryEnd = EntryNote & { end: RunEnd };

/** A runner that can also check exercises. */
export interface PythonRunner extends Runner {
  /** The reason why the runtime could not be loaded the last time; see bootFailure. */
  readonly problem: Failure | null;
  /**
   * Runs a program and sends its recording in one event, `recording`, before its end. A program longer than a
   * recording is stopped.
   */
  record(source: string, listener: Listener, files?: readonly RunFile[]): Promise<RunEnd>;
  /**
   * Runs an entry typed after the program that ran last, with its variables; the value of each expression is printed.
   * An incomplete entry is not run. With `fresh` there are no variables: that program is not the one of this editor.
   */
  enter(
    source: string,
    listener: Listener,
    files?: readonly RunFile[],
    fresh?: boolean,
  ): Promise<EntryEnd>;
  /**
   * From now on each program reports its variables, in events `variables`: while it waits, and at its end. The one that
   * ran last reports them at once. Returns a function that ends this.
   */
  watchVariables(): () => void;
  /**
   * Returns the findings in a program without running it. Null when Python is not ready, is used for something else
   * meanwhile, or cannot find out.
   */
  read(source: string): Promise<Reading | null>;
  /** Sends a pressed key or a mouse event to the drawing of the running program. */
  sendDrawingEvent(event: DrawingEvent): void;
  /**
   * Checks a program. The key is "timeout" when that took too long; the verdict then contains the findings until then.
   * It is "interrupted" when it was stopped, by stop() or because another program was started.
   */
  checkExercise(
    source: string,
    check: string,
    listener?: Listener,
    files?: readonly CheckFile[],
  ): Promise<CheckVerdict>;
}

/** The addresses of folders, with the slash at the end, and of one file. */
export interface PythonPlaces {
  /** The runtime. */
  base: string;
  /** The memory from which Python starts; without it, or where that fails, it starts plainly. */
  snapshot?: string;
  /** Libraries; asked for when the first program runs. */
  packages: () => Promise<string>;
  /** Makes the runner of simple programs for the time until Python has arrived; null if Python need not be fetched. */
  quickStart?: MakeQuickStart;
}

/** Makes a runner that runs Python in workers of its own; tests give other workers. */
export function createPythonRunner(
  places: PythonPlaces,
  startWorker: (places: RuntimePlaces) => PythonWorkerClient = earlyOrNewPython,
): PythonRunner {
  // Read when a worker starts: a page that the server renders has a runner too, and no address of its own.
  const runtime = () => ({
    base: absolute(places.base),
    snapshot: places.snapshot ? absolute(places.snapshot) : null,
  });
  return new PooledPythonRunner(
    () => startWorker(runtime()),
    async () => absolute(await places.packages()),
    places.quickStart ?? (() => null),
  );
}

const absolute = (address: string) => new URL(address, globalThis.location.href).href;

class PooledPythonRunner implements PythonRunner {
  #workers: ActiveAndSpare<PythonWorkerClient>;
  #packages: () => Promise<string>;
  #quick: QuickRuns;
  #queue = new LatestJobQueue();
  #job: PythonJob | null = null;
  #giveUpWaiting = () => {};
  #giveUpReading = () => {};
  #canRead = true;
  #giveAnswer: ((line: string | null) => void) | null = null;
  #jobs = 0;
  #variableWatchers = 0;
  /** The program whose variables Python still has. */
  #lastRun: PythonJob | null = null;
  #state = new WatchedState();
  #arrival = new FollowedArrival();
  problem: Failure | null = null;

  constructor(
    make: () => PythonWorkerClient,
    packages: () => Promise<string>,
    quickStart: MakeQuickStart,
  ) {
    this.#workers = new ActiveAndSpare(make, false);
    this.#packages = packages;
    this.#quick = new QuickRuns(quickStart);
  }

  get state(): RunnerState {
    return this.#state.value;
  }

  get arrival(): RuntimeArrival {
    return this.#arrival.value;
  }

  watch(listener: (state: RunnerState) => void): () => void {
    return this.#state.watch(listener);
  }

  start(): void {
    if (this.#state.value === 'idle' || this.#state.value === 'unavailable')
      this.#readyWorker().catch(() => {});
  }

  run(source: string, listener: Listener, files: readonly RunFile[] = []): Promise<RunEnd> {
    const isThere = this.#state.value === 'ready' || this.#state.value === 'running';
    const program = { source, files, listener };
    const waits = !isThere && this.#variableWatchers === 0 && this.#quick.isNeeded;
    return waits ? this.#runQuickly(program) : this.#runPlainly(program);
  }

  #runPlainly({ source, files, listener }: RunRequest): Promise<RunEnd> {
    return this.#run({ type: 'run', source, files }, listener);
  }

  /** Runs a simple program while Python is not there yet, and any other in Python. */
  async #runQuickly(program: RunRequest): Promise<RunEnd> {
    this.stop();
    const end = await this.#quick.run(program);
    if (end === 'finished') this.start();
    return end ?? this.#runPlainly(program);
  }

  /** Runs the program that ran last once more, without its output, so that Python knows its variables. */
  async #repeatQuickRun(shown: (event: RunEvent) => boolean): Promise<void> {
    const program = this.#quick.last;
    if (!program) return;
    const listener = (event: RunEvent) => shown(event) && program.listener(event);
    await this.#runPlainly({ ...program, listener });
  }

  async enter(
    source: string,
    listener: Listener,
    files: readonly RunFile[] = [],
    fresh = false,
  ): Promise<EntryEnd> {
    let note: EntryNote = { more: false, fresh: false };
    if (!fresh) await this.#repeatQuickRun(() => false);
    const end = await this.#run({ type: 'entry', source, files, fresh }, listener, (value) => {
      note = value;
    });
    return { ...note, end };
  }

  async record(
    source: string,
    listener: Listener,
    files: readonly RunFile[] = [],
  ): Promise<RunEnd> {
    let isOver = false;
    const end = await this.#run({ type: 'run', source, files, record: true }, (event) => {
      if (isOver && event.kind !== 'error') return;
      listener(event);
      if (event.kind !== 'recording') return;
      isOver = true;
      // The recording is full; the program itself may run for ever.
      if (event.recording.end === 'steps' || event.recording.end === 'size') this.stop();
    });
    return end;
  }

  async #run(
    program: Program,
    listener: Listener,
    note: (entry: EntryNote) => void = () => {},
  ): Promise<RunEnd> {
    this.#quick.last = null;
    const ending = await performWithReplays(program, listener, {
      perform: (task, onEvent, answered) => this.#perform(task, onEvent, answered),
      nextAnswer: () => this.#nextAnswer(),
    });
    if (ending.type === 'stopped') return 'stopped';
    if (ending.type === 'ended' && ending.entry) note(ending.entry);
    const failure = ending.type === 'verdict' ? null : ending.failure;
    if (failure) listener({ kind: 'error', failure });
    return failure ? 'failed' : 'finished';
  }

  async checkExercise(
    source: string,
    check: string,
    listener: Listener = () => {},
    files: readonly CheckFile[] = [],
  ): Promise<CheckVerdict> {
    let late = false;
    let endLimit = () => {};
    const ending = await this.#perform({ type: 'check', source, check, files }, (event) => {
      if (event.kind === 'started') {
        endLimit = afterLimit(CHECK_LIMIT, () => {
          late = true;
          this.stop();
        });
      }
      listener(event);
    });
    endLimit();
    if (ending.type === 'verdict') return ending.verdict;
    if (ending.type !== 'stopped') return { passed: false, key: 'error', failure: ending.failure };
    if (!late) return { passed: false, key: 'interrupted', failure: null };
    return { passed: false, key: 'timeout', failure: null, ...ending.found };
  }

  read(source: string): Promise<Reading | null> {
    this.#giveUpReading();
    if (this.#state.value !== 'ready' || !this.#canRead) return Promise.resolve(null);
    const worker = this.#workers.active;
    const id = ++this.#jobs;
    return new Promise((resolve) => {
      this.#giveUpReading = () => resolve(null);
      worker.onMessage = (message) => {
        this.#lastRun?.handleMessage(message);
        if (message.type !== 'reading' || message.id !== id) return;
        if (message.reading === null) this.#recoverFromReading();
        resolve(message.reading);
      };
      worker.onBroken = () => {
        this.#recoverFromReading();
        resolve(null);
      };
      worker.send({ type: 'read', id, source });
    });
  }

  /** Python broke over a program that it only read: it starts anew, and programs of this page are left to their runs. */
  #recoverFromReading(): void {
    this.#canRead = false;
    this.#workers.replace();
    this.#state.become('loading');
    this.#readyWorker().catch(() => {});
  }

  watchVariables(): () => void {
    const count = (change: number) => {
      this.#variableWatchers += change;
      if (this.#job) this.#workers.active.showVariables(this.#variableWatchers > 0);
    };
    count(1);
    void this.#repeatQuickRun(({ kind }) => kind === 'variables');
    if (this.#state.value === 'ready' && this.#lastRun?.worker === this.#workers.active) {
      this.#giveUpReading();
      this.#lastRun.list();
    }
    return () => count(-1);
  }

  answer(line: string): void {
    if (this.#giveAnswer) this.#giveAnswer(line);
    else this.#job?.answer(line);
  }

  sendDrawingEvent(event: DrawingEvent): void {
    this.#job?.sendDrawingEvent(event);
  }

  stop(): void {
    this.#quick.stop();
    this.#giveAnswer?.(null);
    this.#queue.dropPending();
    this.#giveUpWaiting();
    this.#job?.stop();
  }

  dispose(): void {
    this.stop();
    this.#giveUpReading();
    this.#job?.abandon();
    this.#job = null;
    this.#workers.dispose();
    this.#quick.end();
    this.#state.become('idle');
  }

  /**
   * Returns the next typed line; null when the program is stopped instead. A job that does not end by then is ended.
   */
  #nextAnswer(): Promise<string | null> {
    const job = this.#job;
    const grace = setTimeout(() => job?.stop(), STOP_GRACE);
    return new Promise((resolve) => {
      this.#giveAnswer = (line) => {
        this.#giveAnswer = null;
        if (line === null) clearTimeout(grace);
        resolve(line);
      };
    });
  }

  async #perform(task: Task, listener: Listener, answered?: Answered): Promise<Ending> {
    this.stop();
    return (await this.#queue.run(() => this.#work(task, listener, answered))) ?? STOPPED;
  }

  async #work(task: Task, listener: Listener, answered?: Answered): Promise<Ending> {
    const givenUp = new Promise<null>((resolve) => {
      this.#giveUpWaiting = () => resolve(null);
    });
    // Without the address of the libraries, programs that need none still run.
    const packages = this.#packages().catch(() => null);
    const worker = await Promise.race([this.#readyWorker().catch(unavailable), givenUp]);
    if (worker === null) return STOPPED;
    if ('type' in worker) return worker;
    const reducedMotion =
      globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
    const folder = await Promise.race([packages, givenUp.then(() => undefined)]);
    if (folder === undefined) return STOPPED;
    const id = ++this.#jobs;
    const showsVariables = this.#variableWatchers > 0;
    const message = { ...task, id, packages: folder, reducedMotion, showsVariables };
    this.#giveUpReading();
    worker.showVariables(showsVariables);
    this.#state.become('running');
    const job = new PythonJob(message, worker, listener, answered);
    this.#job = job;
    if (task.type !== 'check') this.#lastRun = job;
    const spareTimer = setTimeout(() => this.#workers.prepareSpare(), SPARE_DELAY);
    const ending = await job.ending;
    clearTimeout(spareTimer);
    if (this.#job !== job) return ending;
    this.#job = null;
    if (ending.keep) {
      this.#state.become('ready');
    } else {
      this.#workers.replace();
      this.#readyWorker().catch(() => {});
    }
    return ending;
  }

  #noteArrival(message: FromWorker): void {
    if (message.type !== 'arrived') return;
    this.#arrival.note(message);
    this.#state.notify();
  }

  /** Fails when Python cannot be loaded; the next call tries again. */
  async #readyWorker(): Promise<PythonWorkerClient> {
    if (this.#state.value !== 'ready') {
      this.#arrival = new FollowedArrival();
      this.#state.become('loading');
      // Both would share the line, and the first output needs this alone.
      if (this.#quick.isNeeded) await this.#quick.load();
    }
    const worker = this.#workers.active;
    if (this.#state.value !== 'ready') worker.onMessage = (message) => this.#noteArrival(message);
    try {
      await worker.ready;
    } catch (error) {
      this.problem = bootFailure(String((error as Error).message));
      this.#state.become('unavailable');
      throw error;
    }
    this.#quick.end();
    if (this.#job === null) this.#state.become('ready');
    return worker;
  }
}

const STOPPED: Ending = { keep: true, type: 'stopped' };

/** The runtime's files could not be loaded. */
function unavailable(error: Error): Ending {
  return { keep: true, type: 'lost', failure: bootFailure(error.message) };
}
