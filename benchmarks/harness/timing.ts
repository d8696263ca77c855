import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { RequestSpec } from './load.ts';

/** One connection, as a learner's browser has. */
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** Sends one request; returns the time until the whole response, in milliseconds. Throws on failure. */
export function timeRequest(
  url: string,
  { method, path, headers = {}, body }: RequestSpec,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const sent = request(url + path, { method, headers, agent }, async (answer) => {
      const received = await text(answer);
      const status = answer.statusCode ?? 0;
      if (status < 400) resolve(performance.now() - started);
      else reject(new Error(`${method} ${path} was answered with ${status}: ${received}`));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** The value that `share` of all figures do not exceed. */
export function percentile(figures: number[], share: number): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
}

export const wait = (milliseconds: number) =>
  new Promise<void>((done) => setTimeout(done, milliseconds));

/** Wall-clock milliseconds that can be compared between processes. */
export const wallClock = () => performance.timeOrigin + performance.now();
