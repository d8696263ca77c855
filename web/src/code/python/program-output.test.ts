import type { RunEvent } from '@codivia/runners/runner';
import { expect, test } from 'vitest';
import { NO_OUTPUT, withEnd, withEntry, withEvent } from './program-output.ts';

const after = (events: RunEvent[]) => events.reduce(withEvent, NO_OUTPUT);
const out = (text: string): RunEvent => ({ kind: 'output', stream: 'out', text });

test('pieces of one stream grow together, up to a length', () => {
  expect(after([out('a'), out('b')]).parts).toEqual([
    { id: 0, kind: 'text', stream: 'out', text: 'ab' },
  ]);
  const long = after([out('a'.repeat(4000)), out('b')]);
  expect(long.parts.map((part) => part.id)).toEqual([0, 1]);
});

test('pictures are numbered, whatever stands between them', () => {
  const png = new Uint8Array([1]);
  const { parts } = after([{ kind: 'picture', png }, out('x'), { kind: 'picture', png }]);
  expect(parts).toMatchObject([{ number: 1 }, { kind: 'text' }, { number: 2 }]);
});

test('what is typed after a program stands on lines of its own, as in a terminal', () => {
  const entered = withEntry(withEnd(after([out('no line end')]), 'finished'), 'if x:\n    y');
  expect(entered.parts.map((part) => part.kind === 'text' && part.text)).toEqual([
    'no line end',
    '\n>>> if x:\n...     y\n',
  ]);
  expect(entered.end).toBeNull();
  const many = Array.from({ length: 300 }, (_, i) =>
    i % 2 ? out('a\n') : { ...out('b\n'), stream: 'err' as const },
  );
  expect(withEntry(after(many), 'x').parts.length).toBeLessThan(300);
});

test('a question stands until something is typed, or the end', () => {
  const asking = after([{ kind: 'input', prompt: 'Name? ', again: false }]);
  expect(asking.prompt).toBe('Name? ');
  expect(withEvent(asking, { kind: 'output', stream: 'typed', text: 'Ada\n' }).prompt).toBeNull();
  expect(withEnd(asking, 'stopped')).toMatchObject({ prompt: null, end: 'stopped' });
});

test('progress is over when the program starts', () => {
  const progress = { name: 'numpy', loaded: 0, total: 1, bytes: 0, size: null };
  const loading = after([{ kind: 'progress', progress }]);
  expect(loading.progress).toEqual(progress);
  expect(withEvent(loading, { kind: 'started' }).progress).toBeNull();
});
