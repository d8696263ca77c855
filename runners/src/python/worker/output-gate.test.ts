import { beforeEach, expect, test } from 'vitest';
import type { WorkerEvent } from '../protocol.ts';
import { MAX_CHARACTERS, MAX_LINES, MAX_PICTURES, OutputGate } from './output-gate.ts';

let now = 0;
let posted: WorkerEvent[] = [];
let gate: OutputGate;

beforeEach(() => {
  now = 1000;
  posted = [];
  gate = new OutputGate(
    (event) => posted.push(event),
    () => now,
  );
});

const text = () => posted.map((event) => (event.kind === 'output' ? event.text : '')).join('');
const kinds = () => posted.map((event) => event.kind);

test('little output passes at once, partial lines too', () => {
  gate.write('out', 'Loading');
  gate.write('out', '.');
  expect(posted).toEqual([
    { kind: 'output', stream: 'out', text: 'Loading' },
    { kind: 'output', stream: 'out', text: '.' },
  ]);
});

test('much output is gathered and passes every 50 ms', () => {
  for (let i = 0; i < 1000; i++) gate.write('out', `${i}\n`);
  const atOnce = posted.length;
  expect(atOnce).toBeLessThanOrEqual(20);
  now += 49;
  gate.tick();
  expect(posted).toHaveLength(atOnce);
  now += 1;
  gate.tick();
  expect(posted).toHaveLength(atOnce + 1);
  expect(text().split('\n')).toHaveLength(1001);
});

test('streams keep their order', () => {
  for (let i = 0; i < 30; i++) gate.write(i % 2 ? 'err' : 'out', String(i % 10));
  gate.flush();
  expect(text()).toBe('012345678901234567890123456789');
  expect(
    posted.every(
      (e) => e.kind === 'output' && (Number(e.text[0]) % 2 ? 'err' : 'out') === e.stream,
    ),
  ).toBe(true);
});

test('after the last line allowed there is one notice and nothing more', () => {
  for (let i = 0; i < MAX_LINES + 50; i++) gate.write('out', 'x\n');
  gate.flush();
  expect(text()).toBe('x\n'.repeat(MAX_LINES));
  expect(kinds().filter((kind) => kind === 'truncated')).toHaveLength(1);
  expect(kinds().at(-1)).toBe('truncated');
});

test('exactly as many lines as allowed are no reason for a notice', () => {
  gate.write('out', 'x\n'.repeat(MAX_LINES));
  gate.flush();
  expect(kinds()).toEqual(['output']);
});

test('a text that is too long is cut where the limit is', () => {
  gate.write('out', 'a'.repeat(MAX_CHARACTERS - 1));
  gate.write('err', 'bcd');
  gate.write('out', 'e');
  expect(text()).toBe(`${'a'.repeat(MAX_CHARACTERS - 1)}b`);
  expect(kinds().filter((kind) => kind === 'truncated')).toHaveLength(1);
});

test('pictures come after the text before them, and are limited', () => {
  for (let i = 0; i < 30; i++) gate.write('out', 'x');
  const png = new Uint8Array([1]);
  for (let i = 0; i < MAX_PICTURES + 3; i++) gate.picture(png);
  const firstPicture = kinds().indexOf('picture');
  expect(
    posted
      .slice(0, firstPicture)
      .map((e) => (e.kind === 'output' ? e.text : ''))
      .join(''),
  ).toHaveLength(30);
  expect(kinds().filter((kind) => kind === 'picture')).toHaveLength(MAX_PICTURES);
  expect(kinds().filter((kind) => kind === 'truncated')).toHaveLength(1);
});

test('the unfinished last line is known, as the prompt of an input', () => {
  gate.write('out', 'Hello\nYour ');
  gate.write('out', 'name? ');
  expect(gate.currentLine).toBe('Your name? ');
  gate.lineTyped();
  expect(gate.currentLine).toBe('');
});
