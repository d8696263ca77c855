import { afterEach, expect, test, vi } from 'vitest';
import { deleteDraft, readDraft, storeDraft } from './drafts.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

/** From now on the browser stores nothing more. */
function fillBrowser(): void {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
}

test('what was written last is read, also where the browser still stores what was there before', () => {
  storeDraft('lesson/0', 'stored');
  fillBrowser();
  storeDraft('lesson/0', 'written later');
  expect(readDraft('lesson/0')).toBe('written later');
});

test('a draft that was given up is not there, also where the browser stores nothing', () => {
  fillBrowser();
  storeDraft('lesson/1', 'written');
  deleteDraft('lesson/1');
  expect(readDraft('lesson/1')).toBeNull();
});
