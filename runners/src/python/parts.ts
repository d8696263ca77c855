import { loadedAlive, Stalled } from '../fetch-alive.ts';

/** The two largest files that Python is put together from; see Boot for where they lie. */
export interface Parts {
  machine: Promise<WebAssembly.Module>;
  /** The snapshot as it came, packed. */
  memory: Promise<ArrayBuffer>;
}

type Sent =
  | { machine: WebAssembly.Module }
  | { memory: ArrayBuffer }
  | { missing: keyof Parts; why: string; stalled: string | null };

async function fetchMemory(address: string): Promise<ArrayBuffer> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}`);
  return answer.arrayBuffer();
}

/** Requests both at once; the runtime itself requests one after the other. */
export function fetchParts(base: string, snapshot: string): Parts {
  const machine = `${base}pyodide.asm.wasm`;
  return {
    machine: loadedAlive(machine, WebAssembly.compileStreaming(fetch(machine))),
    memory: loadedAlive(snapshot, fetchMemory(snapshot)),
  };
}

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
export function receiveParts(port: MessagePort): Parts {
  const machine = Promise.withResolvers<WebAssembly.Module>();
  const memory = Promise.withResolvers<ArrayBuffer>();
  port.onmessage = ({ data }: MessageEvent<Sent>) => {
    if ('machine' in data) machine.resolve(data.machine);
    else if ('memory' in data) memory.resolve(data.memory);
    else {
      const { missing, why, stalled } = data;
      const error = stalled === null ? new Error(why) : new Stalled(stalled);
      ({ machine, memory })[missing].reject(error);
    }
  };
  return { machine: machine.promise, memory: memory.promise };
}
