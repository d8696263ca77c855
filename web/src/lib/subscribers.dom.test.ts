import { expect, test, vi } from 'vitest';
import { createSubscribers } from './subscribers.ts';

const changeElsewhere = (key: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key }));

test('subscribers hear of changes until they end', () => {
  const { subscribe, notify } = createSubscribers();
  expect(notify()).toBe(false);
  const subscriber = vi.fn();
  const end = subscribe(subscriber);
  expect(notify()).toBe(true);
  end();
  expect(notify()).toBe(false);
  expect(subscriber).toHaveBeenCalledTimes(1);
});

test('another tab is heard for the named keys, or all at once, by each subscriber once', () => {
  const onOtherTab = vi.fn();
  const subscribers = [vi.fn(), vi.fn()];
  const { subscribe } = createSubscribers(['theme'], onOtherTab);
  const ends = subscribers.map(subscribe);
  changeElsewhere('language');
  expect(onOtherTab).not.toHaveBeenCalled();
  changeElsewhere('theme');
  changeElsewhere(null);
  for (const subscriber of subscribers) expect(subscriber).toHaveBeenCalledTimes(2);
  expect(onOtherTab).toHaveBeenCalledTimes(2);
  for (const end of ends) end();
  changeElsewhere('theme');
  expect(onOtherTab).toHaveBeenCalledTimes(2);
});
