import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { EXPECTED, readPrograms } from '../../../conformance/programs/programs.ts';
import type { Reading } from '../../runner.ts';
import { BEGINNER_SLIPS } from '../testing/beginner-slips.ts';
import { WRITING_MISTAKES } from '../testing/beginner-writing.ts';
import { INNOCENT_PROGRAMS } from '../testing/innocent-programs.ts';
import { startReader } from './node-python.ts';

let read: (source: string) => Reading;
let run: (source: string) => Reading;
let enter: (source: string) => Reading;
beforeAll(async () => {
  ({ read, run, enter } = await startReader());
});

const MISTAKES = [...WRITING_MISTAKES, ...BEGINNER_SLIPS].map(([, , program]) => ({ program }));
const isUnreadable = (reading: Reading) =>
  ['SyntaxError', 'IndentationError', 'TabError'].includes(reading.failure?.type ?? '');

test.each([
  ['an unclosed bracket', 'print((1 + 2)', 1],
  ['an unclosed text', 'x = 1\nprint("hello)', 2],
  ['no colon', 'if True\n    print(1)', 1],
  ['no block', 'if True:\nprint(1)', 2],
  ['an indent', 'x = 1\n  y = 2', 2],
  ['= in a condition', 'x = 1\nif x = 1:\n    pass', 2],
  ['else without if', 'else:\n    print(1)', 1],
  ['what only the compiler sees', 'x = 1\nreturn x', 2],
])('%s is found without running it', (_, program, line) => {
  expect(read(program).failure).toMatchObject({ line, lineText: program.split('\n')[line - 1] });
});

test('says what a run would begin with, and nothing of mistakes that only show later', () => {
  const runs = MISTAKES.map(({ program }) => ({ program, ended: run(program) }));
  const [unreadable, others] = [true, false].map((is) =>
    runs.filter(({ ended }) => isUnreadable(ended) === is),
  ) as [typeof runs, typeof runs];
  expect(unreadable.length).toBeGreaterThan(60);
  expect(others.length).toBeGreaterThan(20);
  for (const { program, ended } of unreadable)
    expect([program, read(program)]).toEqual([program, ended]);
  for (const { program } of others)
    expect([program, read(program).failure]).toEqual([program, null]);
});

test('says nothing of programs that are right', () => {
  for (const program of INNOCENT_PROGRAMS)
    expect([program, read(program)]).toEqual([program, { failure: null, hints: [] }]);
});

test('says nothing of the programs that are compared with CPython, except of those that cannot run', () => {
  const written: Record<string, { err: string }> = JSON.parse(readFileSync(EXPECTED, 'utf8'));
  const programs = readPrograms();
  expect(programs.length).toBeGreaterThan(150);
  const faults = programs.filter(({ source }) => read(source).failure !== null);
  for (const { name } of faults)
    expect(written[name]?.err).toMatch(/(Syntax|Indentation|Tab)Error/);
});

test('leaves the program that ran last as it was', () => {
  const program = 'import inspect\ndef f():\n    return 1\n';
  expect(run(program).failure).toBeNull();
  read('x = 5\ny = (');
  expect(enter('assert "return 1" in inspect.getsource(f)').failure).toBeNull();
});

test.each([
  ['(', 500],
  ['-', 100_000],
])('what nests as deeply as %j %d times is left to the run', (piece, times) => {
  expect(read(`${piece.repeat(times)}1`).failure?.type ?? 'SyntaxError').toBe('SyntaxError');
  expect(read('x = 1').failure).toBeNull();
});
