import { beforeEach, expect, test } from 'vitest';
import type { ListedVariables } from '../variables.ts';
import { VariableReporter } from './variable-reporter.ts';

let json = '';
let now = 0;
let lists = 0;
let reported: unknown[] = [];
let listener: ((variables: ListedVariables) => void) | null = null;
let reporter: VariableReporter;

beforeEach(() => {
  json = '"a"';
  now = lists = 0;
  reported = [];
  listener = (variables) => reported.push(variables);
  const list = () => {
    lists++;
    return json;
  };
  reporter = new VariableReporter(
    list,
    () => listener,
    () => now,
  );
});

test('Python is not asked while nobody looks', () => {
  listener = null;
  reporter.report();
  reporter.reportIfDue();
  expect(lists).toBe(0);
});

test('what has not changed is told once to a program', () => {
  reporter.report();
  reporter.report();
  json = '"b"';
  reporter.report();
  reporter.begin();
  reporter.report();
  expect(reported).toEqual(['a', 'b', 'b']);
});

test('a program that goes on is asked four times a second at most', () => {
  for (now = 0; now < 1000; now += 10) reporter.reportIfDue();
  expect(lists).toBe(4);
});

test('no room to look is nothing, and Python that breaks is', () => {
  reporter = new VariableReporter(
    () => {
      throw Object.assign(new Error('RecursionError'), { name: 'PythonError' });
    },
    () => listener,
    () => now,
  );
  reporter.report();
  expect(reported).toEqual([]);
  expect(reporter.isListing).toBe(false);
  const broken = new VariableReporter(
    () => {
      throw new Error('out of memory');
    },
    () => listener,
    () => now,
  );
  expect(() => broken.report()).toThrow('out of memory');
});
