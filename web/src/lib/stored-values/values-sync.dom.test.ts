import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mockApi, Refused } from '../../test/api.ts';
import { signInAs } from '../../test/factories.ts';
import { programMemory } from './program-memory.ts';
import { readSyncedValues, runMemory, storeSyncedValues } from './unsent-values.ts';
import { loadValues, startValuesSync } from './values-sync.ts';

const PLACE = 'game/project/p1';
const here = () => programMemory(PLACE).read();

/** The account, as the server keeps it. */
let account: Map<string, string>;
let revision: number;
let onChange: () => void;
let calls: ReturnType<typeof mockApi>;
const sent = () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
const changed = (values: Record<string, string | null>) => ({
  changes: Object.entries(values).map(([key, value]) => ({ key, value })),
});
/** Another device changes something. */
function elsewhere(key: string, value: string): void {
  account.set(key, value);
  revision++;
}

function serve(): void {
  calls = mockApi({
    'GET /projects/p1/stored-values': () => ({
      revision,
      values: [...account].map(([key, value]) => ({ key, value })),
    }),
    'POST /projects/p1/stored-values': ({ body }) => {
      onChange();
      const { changes } = body as { changes: { key: string; value: string | null }[] };
      for (const { key, value } of changes) {
        if (value === null) account.delete(key);
        else account.set(key, value);
      }
      revision++;
      return { revision };
    },
  });
}

let end = () => {};
const onRefused = vi.fn();
function start(): void {
  end = startValuesSync({ id: 'p1', place: PLACE, onRefused });
}
/** A program that has begun to run. */
function program() {
  const memory = runMemory(PLACE);
  memory.read();
  return memory;
}
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  vi.useFakeTimers();
  signInAs();
  onRefused.mockReset();
  account = new Map();
  revision = 0;
  onChange = () => {};
  serve();
});
afterEach(() => {
  end();
  vi.useRealTimers();
});

test('on another device what was stored is there before the room is', async () => {
  elsewhere('best', '50');
  await loadValues('p1', 'game', PLACE);
  expect(here()).toEqual({ best: '50' });
  expect(readSyncedValues(PLACE)).toEqual({ revision: 1, unsent: [] });
  await loadValues('p1', 'python', PLACE);
  expect(calls).toHaveLength(1);
});

test('what is not sent yet stays over what comes, and is sent', async () => {
  storeSyncedValues(PLACE, { revision: 1, unsent: [] });
  programMemory(PLACE).write({ best: '7', level: '1', old: 'x' });
  program().write({ best: '9', level: '1' });
  elsewhere('best', '8');
  elsewhere('level', '4');
  elsewhere('old', 'y');
  await loadValues('p1', 'game', PLACE);
  expect(here()).toEqual({ best: '9', level: '4' });
  start();
  await pass(0);
  expect(sent()).toEqual([changed({ best: '9', old: null })]);
  expect(Object.fromEntries(account)).toEqual({ best: '9', level: '4' });
});

test('changes are gathered, and however often a program stores something, sends are rare', async () => {
  start();
  const memory = program();
  for (let score = 1; score <= 100; score++) {
    memory.write({ best: `${score}` });
    await pass(300);
  }
  await pass(20_000);
  expect(sent().length).toBeGreaterThanOrEqual(3);
  expect(sent().length).toBeLessThanOrEqual(5);
  expect(account.get('best')).toBe('100');
  expect(readSyncedValues(PLACE).unsent).toEqual([]);
  const before = calls.length;
  await pass(60_000);
  expect(calls).toHaveLength(before);
});

test('what a program stores while something is on its way goes with the next send', async () => {
  start();
  const memory = program();
  onChange = () => {
    onChange = () => {};
    memory.write({ best: '2', name: 'Ada' });
  };
  memory.write({ best: '1' });
  await pass(2000);
  await pass(20_000);
  expect(sent()).toEqual([changed({ best: '1' }), changed({ best: '2', name: 'Ada' })]);
});

test('what others have changed meanwhile comes with a send', async () => {
  await loadValues('p1', 'game', PLACE);
  start();
  elsewhere('level', '4');
  program().write({ best: '1' });
  await pass(2000);
  expect(here()).toEqual({ best: '1', level: '4' });
  expect(readSyncedValues(PLACE).revision).toBe(2);
});

test('what others have changed comes when the page is seen again', async () => {
  start();
  elsewhere('best', '50');
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(0);
  expect(here()).toEqual({ best: '50' });
});

test('without a network nothing is lost or said, and it is sent when that is back', async () => {
  onChange = () => {
    throw new Error('no network');
  };
  start();
  program().write({ best: '1' });
  await pass(2000);
  expect(account.size).toBe(0);
  onChange = () => {};
  window.dispatchEvent(new Event('online'));
  await pass(0);
  expect(account.get('best')).toBe('1');
  expect(onRefused).not.toHaveBeenCalled();
});

test('a send that fails for a moment is tried again by itself', async () => {
  onChange = () => {
    onChange = () => {};
    throw new Refused(503);
  };
  start();
  program().write({ best: '1' });
  await pass(2000);
  await pass(60_000);
  expect(account.get('best')).toBe('1');
});

test('what is too large is said once, and sent again when it has changed', async () => {
  onChange = () => {
    throw new Refused(413);
  };
  start();
  const memory = program();
  memory.write({ best: '1' });
  await pass(2000);
  window.dispatchEvent(new Event('online'));
  await pass(60_000);
  expect(onRefused).toHaveBeenCalledTimes(1);
  onChange = () => {};
  memory.write({ best: '2' });
  await pass(20_000);
  expect(account.get('best')).toBe('2');
});

test('of a project that is gone nothing more is sent', async () => {
  onChange = () => {
    throw new Refused(404);
  };
  start();
  const memory = program();
  memory.write({ best: '1' });
  await pass(2000);
  memory.write({ best: '2' });
  await pass(60_000);
  expect(sent()).toHaveLength(1);
  expect(onRefused).not.toHaveBeenCalled();
});

test('the rest is sent on leaving', async () => {
  start();
  program().write({ best: '1' });
  end();
  await pass(0);
  expect(account.get('best')).toBe('1');
});

test('texts that no database takes stay in this browser', async () => {
  start();
  program().write({ best: '1', half: '\ud83d', 'a\0': '' });
  await pass(2000);
  expect(sent()).toEqual([changed({ best: '1' })]);
  elsewhere('level', '2');
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(60_000);
  expect(here()).toEqual({ best: '1', level: '2', half: '\ud83d', 'a\0': '' });
  expect(sent()).toHaveLength(1);
});
