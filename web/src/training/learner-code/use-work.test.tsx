import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { addVersion, readVersions } from '../../code/tools/work-history/versions.ts';
import { useWork } from './use-work.ts';
import { adoptCopy, type DraftKey, readDraft } from './work-draft.ts';

const KEY: DraftKey = { kind: 'python', name: 'python' };
const START = { 'main.py': 'start' };
const code = (text: string) => ({ 'main.py': text });

const open = (key = KEY, start = START) => renderHook(() => useWork(key, start));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a draft', () => {
  test('is kept at every edit and is there on return', () => {
    const first = open();
    act(() => first.result.current.change('main.py', 'mine'));
    expect(readDraft(KEY)).toEqual(code('mine'));
    first.unmount();
    expect(open().result.current.files).toEqual(code('mine'));
  });

  test('that was not changed follows its author', () => {
    const { result } = open();
    act(() => result.current.change('main.py', 'mine'));
    act(() => result.current.change('main.py', 'start'));
    expect(open(KEY, code('better')).result.current.files).toEqual(code('better'));
  });

  test('that is no work of the room is not shown', () => {
    localStorage.setItem('room:python:draft', '{"sketch.js":"x"}');
    expect(open().result.current.files).toEqual(START);
    localStorage.setItem('room:python:draft', '{broken');
    expect(open().result.current.files).toEqual(START);
  });

  test('is held for this page where the browser stores nothing, and it says so', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    const place: DraftKey = { kind: 'python', name: 'nowhere' };
    const first = open(place);
    expect(first.result.current.stored).toBe(true);
    act(() => first.result.current.change('main.py', 'mine'));
    expect(first.result.current.stored).toBe(false);
    first.unmount();
    expect(open(place).result.current.files).toEqual(code('mine'));
  });

  test('comes before old versions when the browser is full', () => {
    for (let i = 0; i < 10; i++) addVersion('python', code(`version ${i}`), 'run', i + 1);
    const real = Storage.prototype.setItem;
    let full = true;
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
      if (key.endsWith(':versions')) full = false;
      if (full) throw new DOMException('full', 'QuotaExceededError');
      real.call(this, key, value);
    });
    const { result } = open();
    act(() => result.current.change('main.py', 'mine'));
    expect(result.current.stored).toBe(true);
    expect(readVersions('python').map(({ files }) => files['main.py'])).toEqual([
      'version 9',
      'version 8',
      'version 7',
    ]);
  });

  test.each(['python', 'web/project/1'])('comes before steps to undo in %s too', (place) => {
    const steps = `room:${place}:undo/main.py`;
    localStorage.setItem(steps, '{}');
    const real = Storage.prototype.setItem;
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
      if (localStorage.getItem(steps) !== null)
        throw new DOMException('full', 'QuotaExceededError');
      real.call(this, key, value);
    });
    const { result } = open();
    act(() => result.current.change('main.py', 'mine'));
    expect(result.current.stored).toBe(true);
  });

  test('follows another tab that shows the same place', () => {
    const { result } = open();
    act(() => result.current.change('main.py', 'mine'));
    localStorage.setItem('room:python:draft', JSON.stringify(code('from the other tab')));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'room:web:draft' })));
    expect(result.current.files).toEqual(code('mine'));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'room:python:draft' })));
    expect(result.current.files).toEqual(code('from the other tab'));
  });

  test('is read again by a tab that slept', () => {
    const { result } = open();
    localStorage.setItem('room:python:draft', JSON.stringify(code('meanwhile')));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(result.current.files).toEqual(code('meanwhile'));
  });
});

describe('going back', () => {
  test('reset can be undone until the next edit, and is in the history', () => {
    const { result } = open();
    act(() => result.current.change('main.py', 'mine'));
    act(() => result.current.replace(START));
    expect(result.current.files).toEqual(START);
    expect(result.current.versions[0]).toMatchObject({ reason: 'replaced', files: code('mine') });
    act(() => result.current.undo?.());
    expect(result.current.files).toEqual(code('mine'));
    expect(result.current.undo).toBeNull();
    act(() => result.current.replace(START));
    act(() => result.current.change('main.py', 'other'));
    expect(result.current.undo).toBeNull();
  });

  test('restoring a version keeps what was there', () => {
    const { result } = open();
    act(() => result.current.change('main.py', 'old'));
    act(() => result.current.recordVersion('run'));
    act(() => result.current.change('main.py', 'new'));
    act(() => result.current.replace(code('old')));
    expect(result.current.files).toEqual(code('old'));
    expect(result.current.versions.map(({ files }) => files['main.py'])).toEqual(['new', 'old']);
    expect(open().result.current.versions).toHaveLength(2);
  });

  test('a version is kept at a pause, once, and none of what was never touched', () => {
    const { result } = open();
    act(() => void vi.advanceTimersByTime(60_000));
    expect(result.current.versions).toEqual([]);
    act(() => result.current.change('main.py', 'mine'));
    act(() => void vi.advanceTimersByTime(60_000));
    expect(result.current.versions).toMatchObject([{ reason: 'pause', files: code('mine') }]);
  });

  test('the same code makes no second version; times never meet', () => {
    addVersion('p', code('a'), 'run', 5);
    addVersion('p', code('a'), 'run', 6);
    addVersion('p', code('b'), 'run', 5);
    expect(readVersions('p').map(({ savedAt }) => savedAt)).toEqual([6, 5]);
  });

  test('history is short: by number, and by length', () => {
    for (let i = 0; i < 60; i++) addVersion('many', code(`${i}`), 'run', i + 1);
    expect(readVersions('many')).toHaveLength(40);
    expect(readVersions('many')[0]?.files).toEqual(code('59'));
    for (let i = 0; i < 5; i++) addVersion('long', code(`${i}`.repeat(150_000)), 'run', i + 1);
    expect(readVersions('long')).toHaveLength(2);
  });
});

test('a copy becomes the learner’s own; what was there is in the history', () => {
  const mine = open();
  act(() => mine.result.current.change('main.py', 'mine'));
  mine.unmount();
  adoptCopy(KEY, code('copied'));
  const { result } = open();
  expect(result.current.files).toEqual(code('copied'));
  expect(result.current.versions[0]?.files).toEqual(code('mine'));
});
