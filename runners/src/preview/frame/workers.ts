import { leadsElsewhere } from '../../files/program-file.ts';
import { type ConsoleEntry, FILE_SCHEME } from '../messages.ts';
import { type FromWorker, WORKER_START, type WorkerStart } from '../worker/worker-messages.ts';
import type { FileTable } from './file-table.ts';
import type { FrameContext } from './frame-context.ts';

/** The code of worker.scope.ts, put in by the build. */
declare const WORKER_SCOPE: string;

type Context = Pick<FrameContext, 'files' | 'positionOf'> & {
  reporter: Pick<FrameContext['reporter'], 'add' | 'drop' | 'isFull'>;
};

/** Maximum number of a program's workers at a time: each is a thread with a memory of its own. */
export const MAX_WORKERS = 32;

/** Functions of the browser as they are before the program, which may replace them. */
const { construct, apply } = Reflect;
const NativeBlob = Blob;
const createAddress = URL.createObjectURL.bind(URL);
const revokeAddress = URL.revokeObjectURL.bind(URL);
const { iterator } = Symbol;
const write = JSON.stringify;
const listen = EventTarget.prototype.addEventListener;
const dataOf = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data')?.get;

/** An array of one text with an iterator of its own, since a program may replace that of all arrays. */
function only(text: string): string[] {
  let isRead = false;
  const next = () => {
    const result = { done: isRead, value: text };
    isRead = true;
    return result;
  };
  return { [iterator]: () => ({ next }) } as unknown as string[];
}

const scriptAddress = (code: string) =>
  createAddress(new NativeBlob(only(code), { type: 'text/javascript' }));

/** Returns the text behind an address that this frame has made, which is available at once. */
function textAt(address: string): string {
  const request = new XMLHttpRequest();
  request.open('GET', address, false);
  request.send();
  return request.responseText;
}

const IMPORTED = new RegExp(`"${FILE_SCHEME}([^"]+)"`, 'g');

/** The addresses of modules for workers, made once for all of these. */
const moduleAddresses = new WeakMap<FileTable, Map<string, string>>();

/** The address of a module whose imports are addresses: workers have no map for them. */
function moduleAddress(name: string, table: FileTable): string {
  const made = moduleAddresses.get(table) ?? new Map<string, string>();
  moduleAddresses.set(table, made);
  const known = made.get(name);
  if (known !== undefined) return known;
  // Recorded before its content is made: modules may import each other.
  made.set(name, '');
  const code = textAt(addressIn(table, name));
  const linked = code.replace(IMPORTED, (_, imported: string) =>
    write(moduleAddress(decodeURIComponent(imported), table)),
  );
  const address = scriptAddress(linked);
  made.set(name, address);
  return address;
}

const addressIn = (table: FileTable, name: string) => table.addressOf(name, '') ?? '';

const addressesIn = (table: FileTable) =>
  Object.fromEntries(table.names.map((name) => [name, addressIn(table, name)]));

const codeOf = (start: WorkerStart) =>
  `globalThis.${WORKER_START} = ${write(start)};\n${WORKER_SCOPE}`;

/** Passes on a worker's messages, and none of them to the program. `onProgress` receives the worker's progress. */
function listenTo(
  worker: Worker,
  token: string,
  { reporter, files }: Context,
  onProgress: (is: 'started' | 'ended') => void,
): void {
  const onMessage = (event: Event) => {
    const message: FromWorker | undefined = dataOf && apply(dataOf, event, []);
    if (typeof message !== 'object' || message?.token !== token) return;
    event.stopImmediatePropagation();
    if ('is' in message) return onProgress(message.is);
    if ('entries' in message) {
      const { entries, dropped } = message;
      reporter.drop(dropped);
      // The loop counts numbers: a program may have replaced the iteration over arrays.
      for (let at = 0; at < entries.length; at++) {
        const entry = entries[at] as ConsoleEntry;
        if (reporter.isFull) reporter.drop(entry.count);
        else reporter.add(entry);
      }
    } else files?.reportMissing(message.missing, message.position);
  };
  apply(listen, worker, ['message', onMessage]);
}

/**
 * Returns the script that a reference means, by its address: of a file, or one that the program has made; null where
 * there is none.
 */
function scriptOf(reference: string, context: Context, isModule: boolean) {
  const { files, reporter, positionOf } = context;
  const name = files?.nameIn(reference) ?? null;
  if (files && name !== null)
    return { name, address: isModule ? moduleAddress(name, files) : addressIn(files, name) };
  if (reference.startsWith('blob:')) return { name: '', address: reference };
  const position = positionOf(new Error().stack ?? '');
  if (files && !leadsElsewhere(reference))
    files.reportMissing(files.nameOf(reference) ?? reference, position);
  else reporter.add({ kind: 'notice', notice: 'script', text: reference, position, count: 1 });
  return null;
}

/**
 * Allows programs to start workers from scripts of the project and from code that they make themselves. Each begins
 * with code of ours, since it is a realm of its own in which no function is closed yet.
 */
export function installWorkers(context: Context): void {
  Reflect.deleteProperty(window, 'SharedWorker');
  const NativeWorker = window.Worker;
  if (!NativeWorker) return;
  const live = new WeakSet<Worker>();
  const [enlist, strike] = [live.add.bind(live), live.delete.bind(live)];
  let count = 0;
  const leave = (worker: Worker) => {
    if (strike(worker)) count--;
  };
  function OfferedWorker(source: unknown, options?: WorkerOptions): Worker {
    if (!new.target) throw new TypeError("Please use the 'new' operator");
    if (count >= MAX_WORKERS)
      throw new RangeError(`More than ${MAX_WORKERS} workers at a time, which is the most here`);
    const isModule = options?.type === 'module';
    const script = scriptOf(String(source), context, isModule);
    const { files } = context;
    const token = crypto.randomUUID?.() ?? String(Math.random());
    const addresses = files ? addressesIn(files) : {};
    const code = script
      ? codeOf({ token, name: script.name, script: script.address, isModule, addresses })
      : '';
    // Without an origin Chromium starts none that are modules themselves; such scripts are imported.
    const address = scriptAddress(code);
    const worker: Worker = construct(NativeWorker, [address], new.target);
    listenTo(worker, token, context, (is) =>
      is === 'started' ? revokeAddress(address) : leave(worker),
    );
    if (script) {
      enlist(worker);
      count++;
    } else queueMicrotask(() => worker.dispatchEvent(new Event('error')));
    return worker;
  }
  OfferedWorker.prototype = NativeWorker.prototype;
  const { terminate } = NativeWorker.prototype;
  NativeWorker.prototype.terminate = function end(this: Worker) {
    apply(terminate, this, []);
    leave(this);
  };
  NativeWorker.prototype.constructor = OfferedWorker;
  window.Worker = OfferedWorker as unknown as typeof Worker;
}
