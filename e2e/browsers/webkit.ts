import { spawn } from 'node:child_process';
import type { Browser } from './browser.ts';

/** Milliseconds for the driver to start. */
const START_LIMIT = 20_000;

/** Waits until the driver answers. */
async function ready(base: string): Promise<void> {
  for (const end = Date.now() + START_LIMIT; Date.now() < end; ) {
    if ((await fetch(`${base}/status`).catch(() => null))?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The driver of WebKit did not start');
}

/**
 * WebKitGTK driven through WebDriver. It needs a display: `xvfb-run` gives one where there is none.
 *
 * @param shared whether pages have shared memory; without it WebKit calls them isolated all the same
 */
export async function openWebkit(program: string, shared: boolean, port: number): Promise<Browser> {
  const driver = spawn(program, [`--port=${port}`], {
    env: {
      ...process.env,
      JSC_useSharedArrayBuffer: shared ? '1' : '0',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
    stdio: 'ignore',
  });
  const base = `http://127.0.0.1:${port}`;
  await ready(base);
  async function send<Result>(method: string, path: string, body?: object): Promise<Result> {
    const answer = await fetch(base + path, {
      method,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const { value } = (await answer.json()) as { value: Result & { message?: string } };
    if (!answer.ok) throw new Error(value?.message ?? `${path}: ${answer.status}`);
    return value;
  }
  const options = {
    args: ['--automation'],
    binary: '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  };
  const { sessionId } = await send<{ sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  });
  const session = `/session/${sessionId}`;
  await send('POST', `${session}/timeouts`, { script: 60_000, pageLoad: 60_000 });
  return {
    goTo: (url) => send('POST', `${session}/url`, { url }),
    ownNames: 'localhost',
    async evaluate(expression) {
      const script = `const done = arguments[arguments.length - 1];
        (async () => (${expression}))().then((value) => done(JSON.stringify(value) ?? 'null'), (error) => done('!' + error));`;
      const text = await send<string>('POST', `${session}/execute/async`, { script, args: [] });
      if (text.startsWith('!')) throw new Error(text.slice(1));
      return JSON.parse(text);
    },
    async close() {
      await send('DELETE', session).catch(() => {});
      driver.kill();
    },
  };
}
