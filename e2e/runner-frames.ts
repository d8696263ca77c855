import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The address of the document in which programs of one kind run. */
export function frameAddress(origin: string, kind: 'web' | 'game'): string {
  const names = readdirSync(join(import.meta.dirname, '../web/dist/runner'));
  const name = names.find((one) => one.startsWith(`${kind}-`) && one.endsWith('.html'));
  const site = new URL(origin);
  site.hostname = '127.0.0.1';
  return `${site.origin}/runner/${name}`;
}

/**
 * Runs programs side by side, each in a frame of its own as the page makes them, and removes each when it reports that
 * it leaves. To be called in a page of ours.
 *
 * @param programs as `preparePage` and `prepareSketch` make them ready
 * @param time that each has, in milliseconds
 * @returns how many ran
 */
export async function runInFrames({
  address,
  programs,
  time,
}: {
  address: string;
  programs: object[];
  time: number;
}): Promise<number> {
  const ends = programs.map(
    (program) =>
      new Promise<boolean>((resolve) => {
        const frame = document.createElement('iframe');
        frame.setAttribute('sandbox', 'allow-scripts');
        frame.style.cssText = 'position:fixed;inset:0;width:300px;height:300px';
        frame.src = address;
        const { port1, port2 } = new MessageChannel();
        const end = (ran: boolean) => {
          frame.remove();
          resolve(ran);
        };
        frame.onload = () => frame.contentWindow?.postMessage('codivia:boot', '*', [port2]);
        port1.onmessage = ({ data }) => {
          if (data.type === 'left') end(true);
          if (data.type !== 'ready') return;
          port1.postMessage({ type: 'run', program, start: {}, slowness: 1 });
          setTimeout(() => end(true), time);
        };
        setTimeout(() => end(false), 30_000);
        document.body.append(frame);
      }),
  );
  return (await Promise.all(ends)).filter(Boolean).length;
}
