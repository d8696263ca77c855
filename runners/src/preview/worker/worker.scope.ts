import { missingAnswer } from '../../files/missing-file.ts';
import { leadsElsewhere, nameOf } from '../../files/program-file.ts';
import { installConsole } from '../frame/console.ts';
import { reportError } from '../frame/errors.ts';
import { LOOP_GUARD } from '../messages.ts';
import { positionIn } from '../script-names.ts';
import { PromptReporter } from './prompt-reporter.ts';
import { UNGUARDED, WORKER_START, type WorkerStart } from './worker-messages.ts';

/**
 * Runs in each worker before the script of the program: the console and errors go to the frame, files are found by
 * their names, and connections are closed. Only the frame makes workers.
 */

type Scope = Record<string, unknown> & {
  importScripts: (...addresses: string[]) => void;
  fetch: typeof fetch;
  close: () => void;
  postMessage(message: unknown): void;
};
const scope = globalThis as unknown as Scope;
const { token, name, script, isModule, addresses } = scope[WORKER_START] as WorkerStart;
Reflect.deleteProperty(scope, WORKER_START);
for (const closed of [...UNGUARDED, 'Worker', 'SharedWorker', 'BroadcastChannel'])
  Reflect.deleteProperty(scope, closed);

// Kept from the beginning: the script may replace it.
const post = scope.postMessage.bind(scope);
const positionOf = (stack: string) => positionIn(stack, false);
const reporter = new PromptReporter(
  (message) => post({ ...message, token }),
  setTimeout.bind(scope),
  performance.now.bind(performance),
);
const { close } = scope;
scope.close = () => {
  reporter.flush();
  post({ token, is: 'ended' });
  close.call(scope);
};
post({ token, is: 'started' });

/**
 * Returns the address that a reference means; references to other addresses stay. Null for a missing file, which is
 * reported.
 */
function addressOf(reference: string): string | null {
  if (leadsElsewhere(reference)) return reference;
  for (const meant of [nameOf(reference, name), nameOf(reference)])
    if (Object.hasOwn(addresses, meant)) return addresses[meant] ?? '';
  post({ token, missing: nameOf(reference, name), position: positionOf(new Error().stack ?? '') });
  return null;
}

installConsole(reporter, positionOf);
// Other errors reach the frame by themselves, unless the program handles them.
addEventListener('unhandledrejection', ({ reason }) => {
  const stack = reason instanceof Error ? (reason.stack ?? '') : '';
  reportError(reporter, reason, String(reason), positionOf(stack));
});

// A worker that never ends blocks no other, and ends with the preview.
Object.defineProperty(scope, LOOP_GUARD, { value: () => {} });

const { importScripts, fetch: nativeFetch } = scope;
scope.importScripts = (...references) =>
  importScripts.apply(
    scope,
    references.map((one) => addressOf(String(one)) ?? String(one)),
  );
scope.fetch = async (input, options) => {
  const address = input instanceof Request ? input : addressOf(String(input));
  return address === null ? missingAnswer() : nativeFetch(address, options);
};
const { open } = XMLHttpRequest.prototype;
XMLHttpRequest.prototype.open = function openFile(
  this: XMLHttpRequest,
  method: string,
  url: string | URL,
  ...rest: unknown[]
) {
  const values = [
    method,
    addressOf(String(url)) ?? String(url),
    ...(rest.length > 0 ? rest : [true]),
  ];
  return (open as (...values: unknown[]) => void).apply(this, values);
} as typeof open;

/** Imports the script; messages that arrive meanwhile wait for it. */
async function runModule(): Promise<void> {
  const waiting: MessageEvent[] = [];
  const hold = (event: MessageEvent) => {
    event.stopImmediatePropagation();
    waiting.push(event);
  };
  addEventListener('message', hold);
  await import(/* @vite-ignore */ script).catch(globalThis.reportError);
  removeEventListener('message', hold);
  for (const { data, ports } of waiting)
    dispatchEvent(new MessageEvent('message', { data, ports: [...ports] }));
}

if (isModule) void runModule();
else importScripts.call(scope, script);
