import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from './browser.ts';

const LISTENING = /WebDriver BiDi listening on (ws:\S+)/;
/** Milliseconds for Firefox to start, and for an answer. */
const LIMIT = 60_000;

/** Commands of WebDriver BiDi over its socket. */
async function connect(address: string) {
  const socket = new WebSocket(`${address}/session`);
  const waiting = new Map<number, PromiseWithResolvers<Record<string, unknown>>>();
  let last = 0;
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = () => reject(new Error(`Firefox does not answer at ${address}`));
  });
  socket.onmessage = ({ data }) => {
    const { id, type, result, message } = JSON.parse(String(data));
    if (type === 'error') waiting.get(id)?.reject(new Error(message));
    else waiting.get(id)?.resolve(result);
    waiting.delete(id);
  };
  return {
    send<Result>(method: string, params: object): Promise<Result> {
      const answer = Promise.withResolvers<Record<string, unknown>>();
      waiting.set(++last, answer);
      socket.send(JSON.stringify({ id: last, method, params }));
      setTimeout(() => answer.reject(new Error(`${method}: no answer`)), LIMIT).unref();
      return answer.promise as Promise<Result>;
    },
    close: () => socket.close(),
  };
}

/**
 * Firefox with a profile of its own, driven through WebDriver BiDi; without windows where there is no screen.
 *
 * @param shared whether pages have shared memory; without it they are not isolated, as over plain http
 */
export async function openFirefox(program: string, shared: boolean): Promise<Browser> {
  const profile = mkdtempSync(join(tmpdir(), 'codivia-firefox-'));
  const isolating = ['OpenerPolicy', 'EmbedderPolicy'].map(
    (policy) => `user_pref('browser.tabs.remote.useCrossOrigin${policy}', ${shared});\n`,
  );
  // No name is looked up: all are this machine.
  const names = `user_pref('network.dns.forceResolve', '127.0.0.1');\n`;
  // A camera that shows moving colours, and that pages get without a question.
  const camera = ['streams.fake', 'permission.disabled'].map(
    (name) => `user_pref('media.navigator.${name}', true);\n`,
  );
  writeFileSync(join(profile, 'user.js'), [...isolating, names, ...camera].join(''));
  // Without a screen Firefox has no WebGL.
  const screen = process.env.DISPLAY ? [] : ['--headless'];
  const process_ = spawn(
    program,
    [...screen, '--no-remote', '--profile', profile, '--remote-debugging-port=0'],
    { env: { ...process.env, HOME: profile }, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const address = await new Promise<string>((resolve, reject) => {
    setTimeout(() => reject(new Error('Firefox did not start')), LIMIT).unref();
    process_.on('exit', () => reject(new Error('Firefox has ended')));
    process_.stderr.on('data', (text) => {
      const found = LISTENING.exec(String(text))?.[1];
      if (found) resolve(found);
    });
  });
  const { send, close } = await connect(address);
  await send('session.new', { capabilities: {} });
  const { context } = await send<{ context: string }>('browsingContext.create', { type: 'tab' });
  return {
    goTo: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    ownNames: 'evil.test',
    async evaluate(expression) {
      const { result, exceptionDetails } = await send<{
        result?: { value?: string };
        exceptionDetails?: { text: string };
      }>('script.evaluate', {
        expression: `(async () => JSON.stringify(await (${expression})) ?? 'null')()`,
        target: { context },
        awaitPromise: true,
        userActivation: true,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return JSON.parse(result?.value ?? 'null');
    },
    async close() {
      await send('browser.close', {}).catch(() => {});
      close();
      process_.kill();
      await new Promise((resolve) => setTimeout(resolve, 500));
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
