import { bytesAlive, loadedAlive, Stalled } from '../fetch-alive.ts';
import { fetchPersistently } from './persistent-fetch.ts';

/** The two largest files that Python is put together from; see Boot for where they lie. */
export interface Parts {
  machine: Promise<WebAssembly.Module>;
  /** The snapshot as it came, packed. */
  memory: Promise<ArrayBuffer>;
}

/** A note about parts on their way: the share of the memory that has arrived, or that the line broke off or is back. */
export type PartNote = { share: number } | { interrupted: boolean };
export type OnPart = (note: PartNote) => void;

type Sent =
  | { machine: WebAssembly.Module }
  | { memory: ArrayBuffer }
  | { note: PartNote }
  | { missing: keyof Parts; why: string; stalled: string | null };

type Fetch = typeof globalThis.fetch;

/** The size of the snapshot after decompression, in bytes, rounded: its compressed size tells nothing to a page. */
const MEMORY_BYTES = 8_050_000;

function fetchMemory(fetch: Fetch, address: string, onPart: OnPart): Promise<ArrayBuffer> {
  const interrupted = (interrupted: boolean) => onPart({ interrupted });
  return fetchPersistently(
    (init) => loadedAlive(address, fetch(address, init)),
    (answer) =>
      bytesAlive(
        address,
        {},
        async () => answer,
        ({ bytes }) => onPart({ share: Math.min(1, bytes / MEMORY_BYTES) }),
      ),
    interrupted,
  );
}

/** Browsers cache compiled code only for an answer whose body no script has read. */
function fetchMachine(fetch: Fetch, address: string): Promise<WebAssembly.Module> {
  return fetchPersistently(
    (init) => loadedAlive(address, fetch(address, init)),
    (answer) => loadedAlive(address, WebAssembly.compileStreaming(answer)),
  );
}

/** Requests both at once; the runtime itself requests one after the other. */
export function fetchParts(base: string, snapshot: string, onPart: OnPart = () => {}): Parts {
  // While the runtime starts, the global one is another (patched-globals.ts), and a line may break off then.
  const fetch = globalThis.fetch.bind(globalThis);
  return {
    machine: fetchMachine(fetch, `${base}pyodide.asm.wasm`),
    memory: fetchMemory(fetch, snapshot, onPart),
  };
}

/** Sends notes about the arriving parts to the worker at the other end. */
export const sendNotes =
  (port: MessagePort): OnPart =>
  (note) =>
    port.postMessage({ note } satisfies Sent);

/**
 * Sends the parts to the worker at the other end as they arrive, and reports those that do not. Resolves when both is
 * done.
 */
export function sendParts({ machine, memory }: Parts, port: MessagePort): Promise<unknown> {
  const send = (message: Sent, moved: Transferable[] = []) => port.postMessage(message, moved);
  const miss = (missing: keyof Parts) => (error: unknown) =>
    send({
      missing,
      why: String(error),
      stalled: error instanceof Stalled ? error.address : null,
    });
  return Promise.all([
    machine.then((machine) => send({ machine }), miss('machine')),
    memory.then((memory) => send({ memory }, [memory]), miss('memory')),
  ]);
}

/** The parts as they come from the other end. */
export function receiveParts(port: MessagePort, onPart: OnPart = () => {}): Parts {
  const machine = Promise.withResolvers<WebAssembly.Module>();
  const memory = Promise.withResolvers<ArrayBuffer>();
  port.onmessage = ({ data }: MessageEvent<Sent>) => {
    if ('machine' in data) machine.resolve(data.machine);
    else if ('memory' in data) memory.resolve(data.memory);
    else if ('note' in data) onPart(data.note);
    else {
      const { missing, why, stalled } = data;
      const error = stalled === null ? new Error(why) : new Stalled(stalled);
      ({ machine, memory })[missing].reject(error);
    }
  };
  return { machine: machine.promise, memory: memory.promise };
}
