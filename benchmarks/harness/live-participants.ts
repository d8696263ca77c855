/**
 * Participants of a live session, in a process of their own: each holds a connection and notes when an event comes.
 * Standard input says where to listen and for whom; then each line of it is answered with a line: `times` with when each
 * event came to everybody, in milliseconds of the wall clock, `leave` with nothing more.
 */
import { Agent, request } from 'node:http';
import { createInterface } from 'node:readline';

interface Place {
  url: string;
  session: string;
  tokens: string[];
}

/** When the events came, by their number. */
const times = new Map<number, number[]>();
const agent = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY });
const wallClock = () => performance.timeOrigin + performance.now();

function listen(url: string, session: string, token: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const path = `/api/live/sessions/${session}/stream`;
    const headers = { authorization: `Bearer ${token}` };
    const asked = request(url + path, { agent, headers }, (answer) => {
      if (answer.statusCode !== 200) return reject(new Error(`refused: ${answer.statusCode}`));
      answer.setEncoding('latin1');
      answer.on('data', (text: string) => {
        const now = wallClock();
        for (const [, from] of text.matchAll(/"seq":(\d+),"at"/g)) {
          const seq = Number(from);
          const known = times.get(seq);
          if (known) known.push(now);
          else times.set(seq, [now]);
        }
      });
      resolve();
    });
    asked.on('error', reject);
    asked.end();
  });
}

/** So many connections are opened at once. */
const AT_ONCE = 20;

const lines = createInterface({ input: process.stdin });
for await (const line of lines) {
  if (line === 'leave') process.exit(0);
  if (line === 'times') {
    console.log(JSON.stringify([...times]));
    times.clear();
    continue;
  }
  const { url, session, tokens } = JSON.parse(line) as Place;
  for (let first = 0; first < tokens.length; first += AT_ONCE) {
    const some = tokens.slice(first, first + AT_ONCE);
    await Promise.all(some.map((token) => listen(url, session, token)));
  }
  console.log('[]');
}
