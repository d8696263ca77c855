import { beforeAll, expect, test, vi } from 'vitest';
import type { PartialVerdict } from '../../messages.ts';

// There is no page here.
beforeAll(() => {
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('reportError', () => {});
});

async function newChecklist() {
  const { Checklist } = await import('./checklist.ts');
  const { ExpectationFailed } = await import('./kit.ts');
  const verdicts: PartialVerdict[] = [];
  const list = new Checklist((found) => verdicts.push(found));
  const passes = async () => {};
  const fails = async () => {
    throw new ExpectationFailed('x');
  };
  return { list, verdicts, passes, fails };
}

test('each item is told before it is checked, with what is done', async () => {
  const { list, verdicts, passes, fails } = await newChecklist();
  await list.item('one', true, passes);
  await list.item('two', true, fails);
  await list.item('three', true, passes);
  expect(verdicts).toEqual([
    { done: [], late: 'one' },
    { done: ['one'], late: 'two' },
    { done: ['one'], late: 'three' },
  ]);
  expect(list.verdict).toEqual({
    passed: false,
    key: 'two',
    fault: null,
    done: ['one', 'three'],
  });
});

test('a loop that does not end makes its item late, and those after it are not looked at', async () => {
  const { list, passes } = await newChecklist();
  await list.item('one', true, passes);
  await list.item('two', true, async () => list.timeOut());
  const after = vi.fn(passes);
  await list.item('three', true, after);
  expect(list.found).toEqual({ done: ['one'], late: 'two' });
  expect(after).not.toHaveBeenCalled();
});

test('what takes too long between two items makes the next one late', async () => {
  const { list, passes } = await newChecklist();
  await list.item('one', true, passes);
  list.timeOut();
  await list.item('two', true, passes);
  await list.item('three', true, passes);
  expect(list.found).toEqual({ done: ['one'], late: 'two' });
});

test('without items there is nothing to tell', async () => {
  const { list } = await newChecklist();
  list.timeOut();
  expect(list.found).toEqual({});
});
