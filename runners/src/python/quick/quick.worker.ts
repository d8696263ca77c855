/// <reference path="../virtual-modules.d.ts" />
/** The worker in which quick programs run while Python is still on its way. */
import { loadMicroPython } from '@micropython/micropython-webassembly-pyscript/micropython.mjs';
import url from '@micropython/micropython-webassembly-pyscript/micropython.wasm?url';
import { lockWorker } from '../worker/lockdown.ts';
import { QuickMachine } from './quick-machine.ts';

/** A program as quickProgram() has rewritten it. */
export interface QuickJob {
  id: number;
  program: string;
}

export type FromQuickWorker =
  | { type: 'ready' }
  | { type: 'unavailable'; message: string }
  /** Null for a program that Python has to run. */
  | { type: 'ran'; id: number; output: string | null };

// Taken before the worker is closed.
const send: (message: FromQuickWorker) => void = self.postMessage.bind(self);

/** The names under which MicroPython keeps its data in the worker. */
const ITS_OWN = [
  'Module',
  'proxy_js_ref',
  'proxy_js_ref_next',
  'proxy_js_ref_map',
  'proxy_js_map',
  'proxy_js_existing',
  'pyProxyFinalizationRegistry',
];

const machine = QuickMachine.start((options) => loadMicroPython({ ...options, url }));

machine.then(
  (started) => {
    lockWorker(ITS_OWN);
    self.addEventListener('message', ({ data: { id, program } }: MessageEvent<QuickJob>) =>
      send({ type: 'ran', id, output: started.run(program) }),
    );
    send({ type: 'ready' });
  },
  (error) => send({ type: 'unavailable', message: String(error) }),
);
