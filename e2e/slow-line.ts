import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A line that all connections of a browser share. */
export interface LineSpeed {
  /** Bits a second, towards the browser. */
  bits: number;
  /** Time of a round trip, in milliseconds. */
  roundTrip: number;
}

export interface SlowLine {
  url: string;
  /** Ends all connections, and refuses new ones until the line is mended. */
  break(): void;
  mend(): void;
  close(): void;
}

/** Interval at which a line hands on its data, in milliseconds. */
const TICK_MS = 5;
const PACKET_BYTES = 1460;
/** On a busy machine a turn comes late: it then sends the data of at most this time, in milliseconds. */
const LATEST_MS = 100;

/**
 * Puts a line of this speed in front of a server. A new connection costs a round trip; data from the browser costs half
 * of one. Towards the browser all connections take turns, a packet each.
 */
export async function startSlowLine(
  target: string,
  { bits, roundTrip }: LineSpeed,
): Promise<SlowLine> {
  const { hostname, port } = new URL(target);
  const bytesPerMillisecond = bits / 8 / 1000;
  /** The packets that have not reached the browser yet, by connection. */
  const waiting = new Map<Socket, { packets: Buffer[]; isOver: boolean }>();
  let isBroken = false;
  let allowance = 0;
  let last = performance.now();

  const server = createServer((browser) => {
    if (isBroken) return browser.destroy();
    const upstream = connect(Number(port), hostname);
    const queue = { packets: [] as Buffer[], isOver: false };
    waiting.set(browser, queue);
    browser.setNoDelay(true);
    const opened = Date.now();
    browser.on('data', (data) => {
      // The handshake, which loopback does not have.
      const handshake = Math.max(0, opened + roundTrip - Date.now());
      setTimeout(() => upstream.write(data), handshake + roundTrip / 2);
    });
    upstream.on('data', (data) => {
      for (let at = 0; at < data.length; at += PACKET_BYTES)
        queue.packets.push(data.subarray(at, at + PACKET_BYTES));
    });
    for (const socket of [browser, upstream]) socket.on('error', () => {});
    browser.on('close', () => {
      waiting.delete(browser);
      upstream.destroy();
    });
    upstream.on('close', () => {
      queue.isOver = true;
    });
  });

  function send(): void {
    const now = performance.now();
    const unused = allowance + (now - last) * bytesPerMillisecond;
    last = now;
    allowance = Math.min(unused, LATEST_MS * bytesPerMillisecond);
    for (let moved = true; moved && allowance > 0; ) {
      moved = false;
      for (const [browser, { packets, isOver }] of waiting) {
        const packet = packets.shift();
        if (packet) {
          allowance -= packet.length;
          moved = true;
          setTimeout(() => browser.writable && browser.write(packet), roundTrip / 2);
        } else if (isOver) setTimeout(() => browser.destroy(), roundTrip);
        if (allowance <= 0) break;
      }
    }
  }
  const timer = setInterval(send, TICK_MS);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endAll = () => {
    for (const browser of waiting.keys()) browser.destroy();
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    break() {
      isBroken = true;
      endAll();
    },
    mend() {
      isBroken = false;
    },
    close() {
      clearInterval(timer);
      endAll();
      server.close();
    },
  };
}
