/** The two largest files that Python is put together from; see Boot for where they lie. */
export interface Parts {
  machine: Promise<WebAssembly.Module>;
  /** The snapshot as it came, packed. */
  memory: Promise<ArrayBuffer>;
}

type Sent =
  | { machine: WebAssembly.Module }
  | { memory: ArrayBuffer }
  | { missing: keyof Parts; why: string };

async function fetchMemory(address: string): Promise<ArrayBuffer> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}`);
  return answer.arrayBuffer();
}

/** Sends for both at once; the runtime, left alone, asks for one thing after the other. */
export function fetchParts(base: string, snapshot: string): Parts {
  return {
    machine: WebAssembly.compileStreaming(fetch(`${base}pyodide.asm.wasm`)),
    memory: fetchMemory(snapshot),
  };
}

/**
 * Hands the parts to the worker at the other end as they come, and tells it of those that do not. Resolves
 * when both is done.
 */
export function sendParts({ machine, memory }: Parts, port: MessagePort): Promise<unknown> {
  const send = (message: Sent, moved: Transferable[] = []) => port.postMessage(message, moved);
  const miss = (missing: keyof Parts) => (error: unknown) => send({ missing, why: String(error) });
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
    else ({ machine, memory })[data.missing].reject(new Error(data.why));
  };
  return { machine: machine.promise, memory: memory.promise };
}
