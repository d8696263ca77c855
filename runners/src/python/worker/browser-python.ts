import type { PyodideInterface } from 'pyodide';
import type { OutputStream } from '../../runner.ts';
import { ChannelReceiver } from '../channel.ts';
import type { DrawingCommand } from '../drawing.ts';
import {
  beginSession,
  type Host,
  holdsHarness,
  importHarness,
  type Session,
  writeOwnLibrary,
} from '../harness/harness.ts';
import { librarySources } from '../harness/library-sources.ts';
import { inputRequests } from '../input-requests.ts';
import type { Arrival, Boot, PartialVerdict } from '../protocol.ts';
import type { Recording } from '../recording.ts';
import type { ListedVariables } from '../variables.ts';
import { type AskingIO, askWithoutSharing } from './ask-without-sharing.ts';
import { bootPyodide } from './boot-pyodide.ts';
import { connectInterrupts } from './interrupts.ts';
import { hideJavaScript, lockWorker } from './lockdown.ts';
import { limitMemory } from './memory-limit.ts';
import type { OutputGate } from './output-gate.ts';
import { PackageLoader } from './packages.ts';
import { ProgramFolder } from './program-folder.ts';
import { SqliteLoader } from './sqlite/sqlite-loader.ts';
import type { StandardLibrary } from './standard-library.ts';
import { TimezoneLoader } from './timezones.ts';
import { VariableReporter } from './variable-reporter.ts';

/** A worker whose memory has grown beyond this is replaced: WebAssembly never frees memory. */
const MAX_MEMORY_BYTES = 512 * 1024 * 1024;

/** The current job: the target of its output, and its way of asking for input. */
export interface JobIO extends AskingIO {
  gate: OutputGate;
  /** Receives intermediate results of a check. */
  found(found: PartialVerdict): void;
  draw(commands: DrawingCommand[]): void;
  /** True if drawings should not move. */
  reducedMotion: boolean;
  /** Announces that a drawing takes events for a moment. */
  announceListening(): void;
  /** Receives the recording of a program. */
  recorded(recording: Recording): void;
  /** True if the variables are shown from the start; shared memory can change that later. */
  showsVariables: boolean;
  /** Receives the variables of the program; null for a job whose variables are not shown. */
  variables: ((variables: ListedVariables) => void) | null;
}

export interface BrowserPython {
  session: Session;
  packages: PackageLoader;
  sqlite: SqliteLoader;
  timezones: TimezoneLoader;
  folder: ProgramFolder;
  variables: VariableReporter;
  /** Null when all of it was there from the start. */
  library: StandardLibrary | null;
  /** Sets the job for which Python works from now on; null between jobs, when its output is not shown. */
  serve(io: JobIO | null): void;
  needsReplacement(): boolean;
}

/** Starts Python in this worker, puts the harness into it and closes all access to the page and the network. */
export async function startBrowserPython(
  boot: Boot,
  onArrival: (arrival: Arrival) => void,
): Promise<BrowserPython> {
  const realFetch = globalThis.fetch.bind(globalThis);
  limitMemory();
  const { python, library } = await bootPyodide(boot, onArrival);
  if (!holdsHarness(python)) {
    const { harnessSources } = await import('../harness/harness-sources.ts');
    importHarness(python, harnessSources);
  }
  const receiver = boot.channel ? new ChannelReceiver(boot.channel) : null;
  let io: JobIO | null = null;
  const isShown = () => receiver?.showsVariables ?? io?.showsVariables;
  const variables = new VariableReporter(
    () => session.variables(),
    () => (isShown() && io?.variables) || null,
    () => performance.now(),
  );
  connectStreams(python, (stream, text) => io?.gate.write(stream, text));
  const look = () => {
    io?.gate.tick();
    // A list must not be cut short: a stop meanwhile takes effect after it.
    return io === null || variables.isListing ? 0 : (receiver?.takeSignal() ?? 0);
  };
  connectInterrupts(python, look);
  failPlainly(python);
  hideJavaScript(python);
  const sqlite = new SqliteLoader(boot.base, realFetch, () => look() !== 0);
  const session = beginSession(
    python,
    sqlite.start,
    hostFor(receiver, () => io, variables),
  );
  writeOwnLibrary(python, librarySources);
  const packages = new PackageLoader(python, boot.base, realFetch);
  lockWorker();
  return {
    session,
    packages,
    sqlite,
    timezones: new TimezoneLoader(python, boot.base, realFetch),
    folder: new ProgramFolder(python),
    variables,
    library,
    serve: (next) => {
      io = next;
      variables.begin();
    },
    needsReplacement: () => heapOf(python).length > MAX_MEMORY_BYTES,
  };
}

function connectStreams(
  python: PyodideInterface,
  write: (stream: OutputStream, text: string) => void,
): void {
  const handler = (stream: OutputStream) => {
    const decoder = new TextDecoder();
    return {
      isatty: false,
      write: (bytes: Uint8Array) => {
        write(stream, decoder.decode(bytes, { stream: true }));
        return bytes.length;
      },
    };
  };
  python.setStdout(handler('out'));
  python.setStderr(handler('err'));
}

function hostFor(
  receiver: ChannelReceiver | null,
  io: () => JobIO | null,
  variables: VariableReporter,
): Host {
  const requests = receiver ? null : inputRequests(letPass);
  return {
    ask: (hidden) => {
      const current = io();
      if (!current) return undefined;
      current.gate.flush();
      variables.report();
      const prompt = current.gate.currentLine;
      const line = receiver
        ? receiver.waitForAnswer(
            () => current.announceInput(prompt, false, hidden),
            () => variables.report(),
          )
        : askWithoutSharing(current, requests, prompt, hidden);
      current.gate.lineTyped();
      return line;
    },
    seed: () => (receiver ? undefined : io()?.replay.seed),
    pause: (milliseconds) => {
      io()?.gate.flush();
      variables.reportIfDue();
      if (receiver) return receiver.pause(milliseconds);
      letPass(milliseconds);
      return false;
    },
    picture: (png) => io()?.gate.picture(png),
    found: (json) => io()?.found(JSON.parse(json)),
    draw: (json) => io()?.draw(JSON.parse(json)),
    events: (milliseconds) => {
      const current = io();
      current?.gate.flush();
      variables.reportIfDue();
      if (receiver && current)
        return receiver.waitForEvents(milliseconds, current.announceListening);
      letPass(milliseconds);
      return '';
    },
    reduced_motion: () => io()?.reducedMotion ?? true,
    receives_events: () => receiver !== null,
    recorded: (json) => io()?.recorded(JSON.parse(json)),
  };
}

/** Waits without a page that could end the wait. Some browsers have no memory to wait on. */
function letPass(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  try {
    const { buffer } = new WebAssembly.Memory({ shared: true, initial: 1, maximum: 1 });
    Atomics.wait(new Int32Array(buffer), 0, 0, milliseconds);
  } catch {
    while (performance.now() < end);
  }
}

/**
 * Reports a broken interpreter by the error alone. The runtime would write its own inner state to the program's output
 * and to the console; the worker is ended at once then, so the error is enough.
 */
function failPlainly(python: PyodideInterface): void {
  const inner = python as unknown as { _api: { fatal_error: (error: unknown) => never } };
  inner._api.fatal_error = (error) => {
    throw error;
  };
}

function heapOf(python: PyodideInterface): Int8Array {
  return (python as unknown as { _module: { HEAP8: Int8Array } })._module.HEAP8;
}
