import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { HubRoom } from './hub-room.ts';
import { LiveConnection } from './live-connection.ts';

/** Returns a room with this number of participants, or hosts, and the messages sent to each of them. */
function roomOf(participants: number, host: string | null = null) {
  const room = new HubRoom('room');
  const sent = Array.from({ length: participants }, (): Buffer[] => []);
  const connections = sent.map((bytes, number) => {
    const socket = { write: (some: Buffer) => bytes.push(some) };
    const response = {
      destroyed: false,
      writableEnded: false,
      writableLength: 0,
      socket,
      destroy: () => void Object.assign(response, { destroyed: true }),
    };
    const listener = { userId: `person-${number}`, login: `login-${number}`, host };
    const connection = new LiveConnection(response as unknown as ServerResponse, listener, 0);
    connection.current = true;
    room.add(connection);
    return { connection, leave: response.destroy };
  });
  return { room, sent, connections };
}

const countOf = (sent: Buffer[][]) => sent.filter((bytes) => bytes.length > 0).length;

test('an event goes to all as the same bytes, some at a time', async () => {
  const { room, sent } = roomOf(120);
  const done = room.sendEvents({ last: 1, text: '[1]' });
  const first = countOf(sent);
  expect(first).toBeGreaterThan(0);
  expect(first).toBeLessThan(60);
  await done;
  expect(sent.map((bytes) => bytes.length)).toEqual(Array(120).fill(1));
  expect(new Set(sent.flat()).size).toBe(1);
  expect(sent[0]?.toString()).toBe('id: 1\nevent: log\ndata: [1]\n\n');
});

test('who leaves or arrives meanwhile is sent nothing that is not theirs', async () => {
  const { room, sent, connections } = roomOf(60);
  const done = room.sendEvents({ last: 3, text: '[3]' });
  connections[59]?.leave();
  const behind = connections[58]?.connection;
  // It reads the events it has missed, up to this one, by itself.
  if (behind) behind.seq = 3;
  await done;
  expect(countOf(sent)).toBe(58);
});

test('a sign of life goes to those who have heard nothing lately', async () => {
  const quiet = roomOf(2);
  await quiet.room.beat();
  expect(quiet.sent.flat().map(String)).toEqual([':\n\n', ':\n\n']);
  const busy = roomOf(2);
  await busy.room.sendEvents({ last: 1, text: '[1]' });
  await busy.room.beat();
  expect(busy.sent.map((bytes) => bytes.length)).toEqual([1, 1]);
});

test('figures that have not changed are not sent again', async () => {
  const { room, sent } = roomOf(2);
  const figures = {
    participants: 2,
    hosts: 1,
    host_keys: ['host'],
    too_fast: 0,
    questions_revision: 0,
    host_revision: 0,
  };
  await room.sendFigures(figures, 0);
  await room.sendFigures({ ...figures, too_fast: 1 }, 1000);
  expect(sent.map((bytes) => bytes.length)).toEqual([1, 1]);
});

test('a connection of a host that is not opened again is given up after 45 seconds, others are not', () => {
  const isOpen = ({ connections }: ReturnType<typeof roomOf>) => connections[0]?.connection.open;
  const [hosting, taking] = [roomOf(1, 'host'), roomOf(1)];
  for (const [seconds, open] of [
    [40, true],
    [46, false],
  ] as const) {
    for (const { room } of [hosting, taking])
      room.dropLostHosts(performance.now() + seconds * 1000);
    expect([isOpen(hosting), isOpen(taking)]).toEqual([open, true]);
  }
});
