import { listenForConnections } from '../listeners.ts';
import { frameAddress, runInFrames } from '../runner-frames.ts';
import { BODYLESS, LEAVING, PAGE_PIECES, STAYING, type Way } from '../ways-out.ts';
import type { Browser } from './browser.ts';

/** Number of programs that run at a time, and the time of each in milliseconds. */
const AT_ONCE = 12;
const TIME = 3000;

const inScript = (code: string) => `<script>{ try { ${code} } catch {} }</script>`;

/** Tries every way in which a preview could connect to a stranger; fails with those that were received. */
export async function expectSilence(browser: Browser, url: string): Promise<void> {
  const listener = await listenForConnections(browser.ownNames);
  const htmlOf = (ways: Record<string, Way>, asHtml: (code: string) => string) =>
    Object.entries(ways).map(([name, way]) => asHtml(way(listener.hostOf(name))));
  const pages = [
    htmlOf(STAYING, inScript).join('\n'),
    ...htmlOf(PAGE_PIECES, (html) => html),
    ...htmlOf({ ...LEAVING, ...BODYLESS }, inScript),
  ];
  const address = frameAddress(url, 'web');
  for (let at = 0; at < pages.length; at += AT_ONCE) {
    const programs = pages
      .slice(at, at + AT_ONCE)
      .map((html) => ({ page: `<!doctype html><body>${html}` }));
    const settings = JSON.stringify({ address, programs, time: TIME });
    const ran = await browser.evaluate<number>(`(${runInFrames})(${settings})`);
    if (ran !== programs.length) throw new Error(`${ran} of ${programs.length} programs ran`);
  }
  const receivedNames = [...listener.receivedNames];
  // Nothing prevents the browser itself from connecting: if it were not received, the test would listen in vain.
  const control = 'the browser itself';
  await browser.goTo(`https://${listener.hostOf(control)}/`).catch(() => {});
  for (let tries = 0; tries < 20 && !listener.receivedNames.has(control); tries++)
    await new Promise((resolve) => setTimeout(resolve, 100));
  listener.close();
  if (!listener.receivedNames.has(control))
    throw new Error('The listener does not hear this browser');
  if (receivedNames.length > 0)
    throw new Error(`connections were made by: ${receivedNames.join(', ')}`);
}
