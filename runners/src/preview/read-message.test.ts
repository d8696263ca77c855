import { expect, test } from 'vitest';
import { MAX_BATCH, MAX_KEPT, MAX_TEXT } from './messages.ts';
import { readMessage } from './read-message.ts';

test.each([
  null,
  'ready',
  12,
  [],
  {},
  { type: 'run' },
  { type: 'console' },
  { type: 'console', entries: 'x' },
])('nothing unknown passes: %o', (data) => {
  expect(readMessage(data)).toBeNull();
});

test('what a frame says passes, and only the parts that are known', () => {
  expect(readMessage({ type: 'drawn', html: '<img>' })).toEqual({ type: 'drawn' });
  const position = { file: 'script.js', line: 3 };
  const entries = [
    { kind: 'log', level: 'warn', text: 'a', position, count: 2, html: '<b>' },
    { kind: 'error', name: 'TypeError', text: 'b', position: null, count: 1 },
    { kind: 'notice', notice: 'alert', text: 'c', position: null, count: 1 },
    { kind: 'loop', text: 'ignored', position, count: 1 },
  ];
  expect(readMessage({ type: 'console', entries, dropped: 4 })).toEqual({
    type: 'console',
    dropped: 4,
    entries: [
      { kind: 'log', level: 'warn', text: 'a', position, count: 2 },
      { kind: 'error', name: 'TypeError', text: 'b', position: null, count: 1 },
      { kind: 'notice', notice: 'alert', text: 'c', position: null, count: 1 },
      { kind: 'loop', text: '', position, count: 1 },
    ],
  });
});

test('how far a check has come passes, and nothing else of it', () => {
  const message = { type: 'found', done: ['one', 2], late: 'two', passed: true };
  expect(readMessage(message)).toEqual({ type: 'found', done: ['one'], late: 'two' });
  expect(readMessage({ type: 'found', done: 'one', late: 3 })).toEqual({ type: 'found' });
});

test('of a checklist only texts pass, and not too many', () => {
  const verdict = { type: 'verdict', passed: false, key: 'a', fault: null };
  const done = ['a', 7, null, 'x'.repeat(500), ...Array(100).fill('b')];
  const read = readMessage({ ...verdict, done });
  expect(read).toMatchObject(verdict);
  const names = read?.type === 'verdict' ? (read.done ?? []) : [];
  expect(names.slice(0, 2)).toEqual(['a', `${'x'.repeat(100)}…`]);
  expect(names.length).toBeLessThanOrEqual(50);
  expect(readMessage(verdict)).not.toHaveProperty('done');
});

test('forged lines are cut to size or left out', () => {
  const entries = [
    {
      kind: 'log',
      level: 'log',
      text: 'x'.repeat(1e6),
      position: { file: 7, line: 1 },
      count: -1,
    },
    { kind: 'log', level: 'shout', text: 'a' },
    {
      kind: 'error',
      name: { toString: 1 },
      text: ['a'],
      position: { file: 'script.js', line: 1.5 },
    },
    { kind: 'notice', notice: 'constructor', text: '' },
    'text',
  ];
  const message = readMessage({ type: 'console', entries, dropped: Number.NaN });
  expect(message).toEqual({
    type: 'console',
    dropped: 0,
    entries: [
      { kind: 'log', level: 'log', text: `${'x'.repeat(MAX_TEXT)}…`, position: null, count: 1 },
      { kind: 'error', name: '', text: '', position: null, count: 1 },
    ],
  });
});

test('a message carries so many lines and no more', () => {
  const entries = Array.from({ length: 5000 }, () => ({ kind: 'log', level: 'log', text: '' }));
  expect(readMessage({ type: 'console', entries })).toHaveProperty('entries.length', MAX_BATCH);
});

test('a verdict passes only when it says so outright, and its texts are cut', () => {
  const read = (fields: object) => readMessage({ type: 'verdict', ...fields });
  expect(read({ passed: 'yes', key: 7 })).toEqual({
    type: 'verdict',
    passed: false,
    key: null,
    fault: null,
  });
  expect(read({ passed: true })).toMatchObject({ passed: true });
  expect(read({ key: 'x'.repeat(5000) })).toMatchObject({ key: `${'x'.repeat(2000)}…` });
});

test('a check asks for no more width than there may be', () => {
  expect(readMessage({ type: 'resize', width: 360 })).toEqual({ type: 'resize', width: 360 });
  expect(readMessage({ type: 'resize', width: 1e9 })).toEqual({ type: 'resize', width: 2000 });
});

test('questions, what is kept and files are cut to size or refused', () => {
  const question = { kind: 'prompt', text: 'x'.repeat(5000), initial: 7 };
  expect(readMessage({ type: 'ask', id: 3, question, again: 1 })).toEqual({
    type: 'ask',
    id: 3,
    question: { kind: 'prompt', text: `${'x'.repeat(2000)}…`, initial: '' },
    again: false,
  });
  expect(readMessage({ type: 'ask', id: 3, question: { kind: 'open' } })).toBeNull();
  const kept = { local: { a: '1', b: 2 }, session: { c: 'x'.repeat(MAX_KEPT) } };
  expect(readMessage({ type: 'kept', ...kept })).toEqual({
    type: 'kept',
    local: { a: '1' },
    session: {},
  });
  const data = new Blob(['a']);
  expect(readMessage({ type: 'file', name: '../a\n<b>.png', data })).toEqual({
    type: 'file',
    name: 'file.._a__b_.png',
    data,
  });
  expect(readMessage({ type: 'file', name: 'a', data: 'text' })).toBeNull();
});
