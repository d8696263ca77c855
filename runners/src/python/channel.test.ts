import { beforeEach, expect, test } from 'vitest';
import { ChannelReceiver, ChannelSender, openChannel } from './channel.ts';

let page: ChannelSender;
let worker: ChannelReceiver;

beforeEach(() => {
  const channel = openChannel();
  page = new ChannelSender(channel);
  worker = new ChannelReceiver(channel);
});

test('an answer arrives whole, in any script', () => {
  expect(worker.waitForAnswer(() => page.answer('Zoé 🎉 日本'))).toBe('Zoé 🎉 日本');
  expect(worker.waitForAnswer(() => page.answer(''))).toBe('');
});

test('an answer is one line, and not without end', () => {
  expect(worker.waitForAnswer(() => page.answer('a\nb'))).toBe('a b');
  expect(worker.waitForAnswer(() => page.answer('x'.repeat(100_000)))).toHaveLength(65_536);
});

test('an answer that nobody asked for is not kept for later', () => {
  page.answer('early');
  expect(worker.waitForAnswer(() => page.answer('asked'))).toBe('asked');
});

test('stopping ends the wait for an answer, and is told once', () => {
  expect(worker.waitForAnswer(() => page.interrupt())).toBeUndefined();
  expect(worker.takeSignal()).toBe(0);
});

test('stopping just before the wait ends it too', () => {
  page.interrupt();
  const announced: string[] = [];
  expect(worker.waitForAnswer(() => announced.push('asked'))).toBeUndefined();
  expect(announced).toEqual([]);
});

test('stopping ends a pause', () => {
  page.interrupt();
  expect(worker.pause(60_000)).toBe(true);
  expect(worker.pause(1)).toBe(false);
});

test('what was meant for the job before is forgotten', () => {
  page.interrupt();
  page.clear();
  expect(worker.takeSignal()).toBe(0);
});

test('who begins to show the variables is answered while a program waits, and its answer arrives', () => {
  const looks: boolean[] = [];
  const look = () => {
    looks.push(worker.showsVariables);
    if (looks.length === 1) page.showVariables(true);
    else page.answer('Ada');
  };
  expect(worker.waitForAnswer(() => page.showVariables(true), look)).toBe('Ada');
  expect(looks).toEqual([true, true]);
});

test.each(['answer', 'stop'])('%s just after the wish to look is not lost', (what) => {
  const announce = () => {
    page.showVariables(true);
    if (what === 'answer') page.answer('Ada');
    else page.interrupt();
  };
  const line = worker.waitForAnswer(announce);
  expect(line).toBe(what === 'answer' ? 'Ada' : undefined);
});

test('the wish to look stays until it is taken back, for the next job too', () => {
  page.showVariables(true);
  page.clear();
  expect(worker.showsVariables).toBe(true);
  expect(worker.waitForEvents(1, () => page.showVariables(true))).toBe('');
  page.showVariables(false);
  expect(worker.showsVariables).toBe(false);
});
