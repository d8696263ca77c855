import { describe, expect, test, vi } from 'vitest';
import { InputRequests } from './input-requests.ts';
import { askWithoutSharing } from './worker/ask-without-sharing.ts';

type Reply = { status: number; text: string } | 'fails';
const says = (reply: object): Reply => ({ status: 200, text: JSON.stringify(reply) });
const REACHED = says({ reached: true });
const LATER: Reply = { status: 204, text: '' };
const NOT_THERE: Reply = { status: 404, text: '{"code":"NOT_FOUND"}' };

/** Makes a program whose requests are answered with these replies, one after the other. */
function program(replies: Reply[], answers: string[] = []) {
  const addresses: string[] = [];
  const pause = vi.fn();
  const requests = new InputRequests((address) => {
    addresses.push(address);
    const reply = replies.shift() ?? 'fails';
    if (reply === 'fails') throw new Error('The network has failed');
    return reply;
  }, pause);
  const io = {
    gate: { write: vi.fn() },
    announceInput: vi.fn(),
    announceQuestion: vi.fn(),
    answered: vi.fn(),
    replay: { answers, seed: 1 },
  };
  return { requests, io, addresses, pause };
}

function asks(replies: Reply[], answers?: string[]) {
  const made = program(replies, answers);
  return { ...made, line: askWithoutSharing(made.io, made.requests, 'Name? ', false) };
}

describe('a program that shares no memory with its page', () => {
  test('waits for a line, however long that takes', () => {
    const { line, io, addresses } = asks([REACHED, LATER, LATER, LATER, says({ line: 'Ada' })]);
    expect(line).toBe('Ada');
    const [question] = io.announceQuestion.mock.calls[0] ?? [];
    expect(addresses[0]).toBe(`/python-input/page/${question}`);
    expect(new Set(addresses.slice(1))).toEqual(new Set([`/python-input/line/${question}`]));
    expect(io.announceInput.mock.calls).toEqual([['Name? ', false, false]]);
    expect(io.answered.mock.calls).toEqual([['Ada']]);
  });

  test('asks under another name each time', () => {
    const names = [asks([NOT_THERE]), asks([NOT_THERE])].map(({ addresses }) => addresses[0]);
    expect(names[0]).not.toBe(names[1]);
  });

  test('asks again when the service worker was ended meanwhile', () => {
    const { line, pause } = asks([REACHED, 'fails', 'fails', says({ line: 'Ada' })]);
    expect(line).toBe('Ada');
    expect(pause).toHaveBeenCalledTimes(2);
  });

  test('is stopped while it waits', () => {
    const { line, io } = asks([REACHED, LATER, says({ stop: true })]);
    expect(line).toBeUndefined();
    expect(io.announceInput.mock.calls).toEqual([['Name? ', false, false]]);
  });

  test.each([
    ['there is no service worker', [NOT_THERE], 1],
    ['there is no network either', ['fails'], 1],
    ['the service worker finds no page', [LATER], 1],
    ['something else answers', [{ status: 404, text: '<h1>Portal</h1>' }], 1],
    ['the service worker has left', [REACHED, LATER, NOT_THERE], 2],
    ['the service worker does not come back', [REACHED], 2],
  ] as [string, Reply[], number][])('ends and runs again when %s', (_why, replies, announced) => {
    const { line, io } = asks(replies);
    expect(line).toBeUndefined();
    expect(io.announceInput).toHaveBeenCalledTimes(announced);
    expect(io.announceInput).toHaveBeenLastCalledWith('Name? ', true, false);
    expect(io.answered).not.toHaveBeenCalled();
  });

  test('takes the answers of the run before first', () => {
    const { line, io, addresses } = asks([], ['Ada']);
    expect(line).toBe('Ada');
    expect(addresses).toEqual([]);
    expect(io.gate.write).toHaveBeenCalledWith('typed', 'Ada\n');
  });
});
