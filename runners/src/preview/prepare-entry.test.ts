import { expect, test } from 'vitest';
import { prepareEntry } from './prepare-entry.ts';

// biome-ignore lint/security/noGlobalEval: the frame runs it so
const evaluate = eval;

/** Returns the value of typed entries, as the frame computes it. */
function outcomeOf(...typed: string[]): unknown {
  const values = typed.map((source) => {
    const prepared = prepareEntry(source);
    if (prepared === 'incomplete' || 'problem' in prepared) throw new Error(source);
    return evaluate(prepared.code);
  });
  return values.at(-1);
}

test.each([
  [['1 + 1'], 2],
  [['"a"'], 'a'],
  [['{ x: 1 }'], { x: 1 }],
  [['{ x: 1 }.x'], 1],
  [['let entryA = 5', 'entryA + 1'], 6],
  [['let entryB = 5', 'let entryB = 6', 'entryB'], 6],
  [['const entryC = [1, 2]; entryC.length'], 2],
  [['class EntryD { f() { return 3; } }', 'new EntryD().f()'], 3],
  [['function entryE() { return 4; }', 'entryE()'], 4],
])('%j comes to %j', (typed, value) => {
  expect(outcomeOf(...typed)).toEqual(value);
});

test.each(['if (x) {', 'f(', '[1, 2', '`a', 'x +', '/* a'])(
  'more has to come after %j',
  (typed) => {
    expect(prepareEntry(typed)).toBe('incomplete');
  },
);

test('what cannot be read is told as of a program', () => {
  expect(prepareEntry('let 5 = x')).toMatchObject({ problem: { name: expect.any(String) } });
  expect(prepareEntry('"abc')).toMatchObject({ problem: { text: expect.stringMatching(/./) } });
});

test('loops are guarded, and nothing is shown of a call that answers nothing', () => {
  expect(prepareEntry('while (true) {}')).toMatchObject({ code: expect.stringContaining('Loop(') });
  expect(prepareEntry('f()')).toMatchObject({ showsUndefined: false });
  expect(prepareEntry('x')).toMatchObject({ showsUndefined: true });
  expect(prepareEntry('let x = 1')).toMatchObject({ showsUndefined: false });
});
