/**
 * Participants of a live session, in a process of their own: each holds a connection and records when an event arrives.
 * They share the processors with the server, so they are kept cheap: raw sockets read into one buffer, of which only
 * the number of the last event is parsed. Each line of standard input is a ParticipantsRequest as JSON, answered with
 * one line.
 */
import { connect } from 'node:net';
import { createInterface } from 'node:readline';

/** Connects one participant per token; returns the events received since the last call; ends the process. */
export type ParticipantsRequest =
  | { url: string; session: string; tokens: string[] }
  | 'arrivals'
  | 'leave';

export interface Arrivals {
  /** For each event number, the times at which participants received it, in milliseconds of the wall clock. */
  moments: [number, number[]][];
  /** Processor time that this process has used so far, in milliseconds. */
  processorTime: number;
}

/** Connections opened in parallel. */
const BATCH_SIZE = 20;
/** A frame of events begins with the number of the last one, in a line of its own; headers have no such line. */
const NUMBER = Buffer.from('\nid: ');
const FIRST = NUMBER.subarray(1);
const ACCEPTED = 'HTTP/1.1 200';
const ZERO = 48;

const buffer = Buffer.allocUnsafe(256 * 1024);
/** Triples: the previous event of a participant, the event received, and the time. */
let received: number[] = [];

/** Parses the number of the last event in these bytes; 0 when there is none. */
function lastNumber(bytes: Buffer): number {
  const found = bytes.lastIndexOf(NUMBER);
  if (found < 0 && !FIRST.equals(bytes.subarray(0, FIRST.length))) return 0;
  let number = 0;
  for (let at = found < 0 ? FIRST.length : found + NUMBER.length; ; at++) {
    const digit = (bytes[at] ?? 0) - ZERO;
    if (digit < 0 || digit > 9) return number;
    number = number * 10 + digit;
  }
}

function listen(url: string, session: string, token: string): Promise<void> {
  const { hostname, port, host } = new URL(url);
  return new Promise((resolve, reject) => {
    let accepted = false;
    let last = 0;
    function read(size: number): boolean {
      const now = performance.now();
      const bytes = buffer.subarray(0, size);
      if (!accepted) {
        const text = bytes.toString('latin1');
        accepted = text.startsWith(ACCEPTED);
        if (accepted) resolve();
        else reject(new Error(`refused: ${text}`));
      }
      const number = lastNumber(bytes);
      if (number > last) {
        received.push(last, number, now);
        last = number;
      }
      return true;
    }
    const socket = connect({
      host: hostname,
      port: Number(port),
      onread: { buffer, callback: read },
    });
    socket.on('error', reject);
    socket.write(
      `GET /api/live/sessions/${session}/stream HTTP/1.1\r\nhost: ${host}\r\nauthorization: Bearer ${token}\r\n\r\n`,
    );
  });
}

function arrivals(): Arrivals {
  const moments = new Map<number, number[]>();
  for (let at = 0; at < received.length; at += 3) {
    const [before = 0, number = 0, moment = 0] = received.slice(at, at + 3);
    for (let event = before + 1; event <= number; event++) {
      const times = moments.get(event) ?? [];
      times.push(performance.timeOrigin + moment);
      moments.set(event, times);
    }
  }
  received = [];
  const { user, system } = process.cpuUsage();
  return { moments: [...moments], processorTime: (user + system) / 1000 };
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line) as ParticipantsRequest;
  if (message === 'leave') process.exit(0);
  if (message === 'arrivals') {
    console.log(JSON.stringify(arrivals()));
    continue;
  }
  const { url, session, tokens } = message;
  for (let first = 0; first < tokens.length; first += BATCH_SIZE) {
    const batch = tokens.slice(first, first + BATCH_SIZE);
    await Promise.all(batch.map((token) => listen(url, session, token)));
  }
  console.log('null');
}
