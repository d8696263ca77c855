import { beforeEach, expect, test, vi } from 'vitest';
import { requestRoomCache } from '../../lib/network.ts';
import { FakeWorker, fakeServiceWorkers } from './fake-service-workers.ts';
import { changeTo, watchNewVersion } from './registration.ts';

let browser: ReturnType<typeof fakeServiceWorkers>;
beforeEach(() => {
  browser = fakeServiceWorkers();
});

const asReal = (worker: FakeWorker) => worker as unknown as ServiceWorker;

test('a visited room is kept from then on', async () => {
  await requestRoomCache('web');
  expect(browser.registered).toEqual(['/sw.js']);
  expect(browser.registration.active?.received).toEqual([{ type: 'keep', room: 'web' }]);
});

test('tells of a version that waits', async () => {
  const newer = new FakeWorker('/assets/newer.js');
  browser.registration.waiting = newer;
  const found = vi.fn();
  watchNewVersion(found);
  await vi.waitFor(() => expect(found).toHaveBeenCalledExactlyOnceWith(newer));
  expect(newer.received).toEqual([{ type: 'entry' }]);
});

test('tells of a version that comes while the page is open, once it is whole', async () => {
  const found = vi.fn();
  watchNewVersion(found);
  await browser.ready;
  const newer = new FakeWorker('/assets/newer.js');
  browser.registration.installing = newer;
  browser.registration.dispatchEvent(new Event('updatefound'));
  expect(found).not.toHaveBeenCalled();
  browser.registration.waiting = newer;
  newer.dispatchEvent(new Event('statechange'));
  await vi.waitFor(() => expect(found).toHaveBeenCalledExactlyOnceWith(newer));
});

test('a waiting version that this page is of already takes over without a word', async () => {
  const same = new FakeWorker('/assets/own.js');
  browser.registration.waiting = same;
  const found = vi.fn();
  watchNewVersion(found);
  await vi.waitFor(() => expect(same.received).toContainEqual({ type: 'activate' }));
  expect(found).not.toHaveBeenCalled();
});

test('looks for a new version when the page is seen again, at most once an hour', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const stop = watchNewVersion(() => {});
  await browser.ready;
  const seenAfter = (minutes: number) => {
    vi.setSystemTime(Date.now() + minutes * 60_000);
    document.dispatchEvent(new Event('visibilitychange'));
    return browser.registration.updates;
  };
  expect(seenAfter(59)).toBe(0);
  expect(seenAfter(1)).toBe(1);
  expect(seenAfter(59)).toBe(1);
  stop();
  expect(seenAfter(120)).toBe(1);
  vi.useRealTimers();
});

test('the page is shown again only when the other version has taken over', () => {
  const listen = vi.spyOn(browser, 'addEventListener');
  const newer = new FakeWorker();
  changeTo(asReal(newer));
  expect(newer.received).toEqual([{ type: 'activate' }]);
  expect(listen).toHaveBeenCalledWith('controllerchange', expect.any(Function), { once: true });
});
