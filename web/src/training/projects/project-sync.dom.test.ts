import type { Project } from '@codivia/contract/api/projects';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { project } from '../../test/factories.ts';
import { createProjectSync } from './project-sync.ts';
import { readSynced, storeSynced } from './synced.ts';

const code = (text: string) => ({ 'main.py': text });
const noAnswer = new ApiError(0, 'unreachable', null, '');
const newer = (theirs: Project) =>
  new ApiError(409, 'project_changed', null, '', { current: theirs });

const save = vi.fn();
let end: () => void;

function begin(changes: { theirs?: Project; gone?: boolean } = {}) {
  const { theirs = null, gone = false } = changes;
  const sync = createProjectSync({ id: 'p1', files: code('one'), theirs, gone, save });
  end = sync.start();
  return sync;
}
const state = (sync: ReturnType<typeof begin>) => sync.view().state;
const soon = () => vi.advanceTimersByTimeAsync(2000);

beforeEach(() => {
  vi.useFakeTimers();
  save.mockReset();
  save.mockImplementation(async (revision: number) => project(revision + 1, ''));
  storeSynced('p1', project(1, 'one'));
});
afterEach(() => {
  end();
  vi.useRealTimers();
});

test('nothing is sent while nothing has changed', async () => {
  const sync = begin();
  sync.edited(code('one'));
  await soon();
  expect(save).not.toHaveBeenCalled();
  expect(state(sync)).toBe('saved');
});

test('edits are saved together after a pause, over the revision they began from', async () => {
  const sync = begin();
  for (const text of ['t', 'tw', 'two']) {
    sync.edited(code(text));
    await vi.advanceTimersByTimeAsync(300);
  }
  expect(state(sync)).toBe('saving');
  expect(save).not.toHaveBeenCalled();
  await soon();
  expect(save.mock.calls).toEqual([[1, code('two')]]);
  expect(state(sync)).toBe('saved');
  expect(readSynced('p1')).toMatchObject({ revision: 2, files: code('two') });
  sync.edited(code('three'));
  await soon();
  expect(save.mock.calls[1]).toEqual([2, code('three')]);
});

test('what is written during a save goes with the next', async () => {
  const sync = begin();
  save.mockImplementationOnce(async () => {
    sync.edited(code('three'));
    return project(2, 'two');
  });
  sync.edited(code('two'));
  await soon();
  await soon();
  expect(save.mock.calls).toEqual([
    [1, code('two')],
    [2, code('three')],
  ]);
  expect(state(sync)).toBe('saved');
});

test('without a network the edits wait, and are sent when it is back', async () => {
  const sync = begin();
  save.mockRejectedValue(noAnswer);
  sync.edited(code('two'));
  await soon();
  expect(state(sync)).toBe('offline');
  sync.edited(code('three'));
  expect(state(sync)).toBe('offline');
  save.mockImplementation(async () => project(2, 'three'));
  window.dispatchEvent(new Event('online'));
  await soon();
  expect(save.mock.lastCall).toEqual([1, code('three')]);
  expect(state(sync)).toBe('saved');
});

test('a save that fails for a moment is tried again by itself', async () => {
  const sync = begin();
  save.mockRejectedValueOnce(new ApiError(503, 'overloaded', null, ''));
  sync.edited(code('two'));
  await soon();
  expect(state(sync)).toBe('offline');
  await vi.advanceTimersByTimeAsync(16_000);
  expect(state(sync)).toBe('saved');
});

test('a newer revision asks which one counts, and nothing is sent until that is decided', async () => {
  const sync = begin();
  save.mockRejectedValueOnce(newer(project(5, 'theirs')));
  sync.edited(code('mine'));
  await soon();
  expect(sync.view()).toMatchObject({ state: 'conflict', theirs: { revision: 5 } });
  sync.edited(code('mine too'));
  await soon();
  expect(save).toHaveBeenCalledTimes(1);
  sync.keepMine();
  await soon();
  expect(save.mock.lastCall).toEqual([5, code('mine too')]);
  expect(state(sync)).toBe('saved');
});

test('the other version may be taken instead', async () => {
  const sync = begin({ theirs: project(5, 'theirs') });
  expect(state(sync)).toBe('conflict');
  sync.takeTheirs();
  await soon();
  expect(save).not.toHaveBeenCalled();
  expect(readSynced('p1')).toMatchObject({ revision: 5, files: code('theirs') });
});

test('a save whose answer was lost is no conflict', async () => {
  const sync = begin();
  save.mockRejectedValueOnce(noAnswer);
  sync.edited(code('two'));
  await soon();
  sync.edited(code('three'));
  save.mockRejectedValueOnce(newer(project(2, 'two')));
  await soon();
  await soon();
  expect(save.mock.lastCall).toEqual([2, code('three')]);
  expect(state(sync)).toBe('saved');
});

test('what another tab of this browser has saved is no conflict', async () => {
  const sync = begin();
  storeSynced('p1', project(4, 'from the other tab'));
  sync.edited(code('two'));
  await soon();
  expect(save.mock.calls).toEqual([[4, code('two')]]);
});

test.each([
  [404, 'gone'],
  [413, 'too_large'],
  [400, 'failed'],
] as const)('an answer %i is told as %s, and the edits stay', async (status, expected) => {
  const sync = begin();
  save.mockRejectedValue(new ApiError(status, 'x', null, ''));
  sync.edited(code('two'));
  await soon();
  expect(state(sync)).toBe(expected);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(save).toHaveBeenCalledTimes(1);
});

test('what is not saved yet is saved on leaving', async () => {
  const sync = begin();
  await soon();
  sync.edited(code('two'));
  end();
  await vi.advanceTimersByTimeAsync(0);
  expect(save.mock.calls).toEqual([[1, code('two')]]);
});

test('files beside the code that have changed are sent with it, once, and again after another change', async () => {
  let mark: string | null = null;
  save.mockImplementation(async (revision: number) => {
    mark = null;
    return project(revision + 1, '');
  });
  const unsentMark = () => mark;
  const parts = { id: 'p1', files: code('one'), theirs: null, gone: false, save, unsentMark };
  const sync = createProjectSync(parts);
  end = sync.start();
  await soon();
  expect(save).not.toHaveBeenCalled();
  mark = 'first';
  sync.filesChanged();
  expect(state(sync)).toBe('saving');
  await soon();
  expect(save.mock.calls).toEqual([[1, code('one')]]);
  expect(state(sync)).toBe('saved');
  mark = 'second';
  sync.filesChanged();
  await soon();
  expect(save).toHaveBeenCalledTimes(2);
});

test('files that the account refuses are not sent for ever', async () => {
  const unsentMark = () => 'refused';
  const parts = { id: 'p1', files: code('one'), theirs: null, gone: false, save, unsentMark };
  const sync = createProjectSync(parts);
  end = sync.start();
  await soon();
  expect(state(sync)).toBe('saved');
  sync.filesChanged();
  await soon();
  expect(save).toHaveBeenCalledTimes(1);
});
