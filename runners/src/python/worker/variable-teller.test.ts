import { beforeEach, expect, test } from 'vitest';
import type { ListedVariables } from '../variables.ts';
import { VariableTeller } from './variable-teller.ts';

let json = '';
let now = 0;
let lists = 0;
let told: unknown[] = [];
let listener: ((variables: ListedVariables) => void) | null = null;
let teller: VariableTeller;

beforeEach(() => {
  json = '"a"';
  now = lists = 0;
  told = [];
  listener = (variables) => told.push(variables);
  const list = () => {
    lists++;
    return json;
  };
  teller = new VariableTeller(
    list,
    () => listener,
    () => now,
  );
});

test('Python is not asked while nobody looks', () => {
  listener = null;
  teller.tell();
  teller.tellIfDue();
  expect(lists).toBe(0);
});

test('what has not changed is told once to a program', () => {
  teller.tell();
  teller.tell();
  json = '"b"';
  teller.tell();
  teller.begin();
  teller.tell();
  expect(told).toEqual(['a', 'b', 'b']);
});

test('a program that goes on is asked four times a second at most', () => {
  for (now = 0; now < 1000; now += 10) teller.tellIfDue();
  expect(lists).toBe(4);
});

test('no room to look is nothing, and Python that breaks is', () => {
  teller = new VariableTeller(
    () => {
      throw Object.assign(new Error('RecursionError'), { name: 'PythonError' });
    },
    () => listener,
    () => now,
  );
  teller.tell();
  expect(told).toEqual([]);
  expect(teller.isListing).toBe(false);
  const broken = new VariableTeller(
    () => {
      throw new Error('out of memory');
    },
    () => listener,
    () => now,
  );
  expect(() => broken.tell()).toThrow('out of memory');
});
