import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeRequest } from '../../test/fake-request.ts';
import { transfer } from './transfer.ts';

let request: FakeRequest;
beforeEach(() => {
  vi.useFakeTimers();
  const Watched = class extends FakeRequest {
    override send(body?: Blob | string): void {
      super.send(body);
      request = this;
    }
  };
  vi.stubGlobal('XMLHttpRequest', Watched);
});
afterEach(() => {
  vi.useRealTimers();
});

const body = new Blob(['0123456789']);
const headers = { authorization: 'Bearer a', 'content-type': 'application/octet-stream' };
const put = (options?: Parameters<typeof transfer>[0]) =>
  transfer(options)('/api/files/a', { method: 'PUT', headers, body });

test('sends what fetch would send, and gives the same answer', async () => {
  const reply = put();
  expect(request).toMatchObject({ method: 'PUT', address: '/api/files/a', body });
  expect(Object.fromEntries(request.headers)).toEqual(headers);
  const refusal = { status: 403, headers: { 'x-request-id': 'r1' } };
  await request.answer(Response.json({ code: 'full' }, refusal));
  const { status, headers: answered } = await reply;
  expect([status, answered.get('x-request-id')]).toEqual([403, 'r1']);
  expect(await (await reply).json()).toEqual({ code: 'full' });
});

test('tells how many bytes have left', async () => {
  const onSent = vi.fn();
  const reply = put({ onSent });
  request.moveTo(4);
  request.moveTo(10);
  await request.answer(Response.json({}));
  await reply;
  expect(onSent.mock.calls).toEqual([[4], [10]]);
});

test('takes minutes where the line is slow, and ends when nothing moves any more', async () => {
  const reply = put();
  const failed = vi.fn();
  reply.catch(failed);
  for (let sent = 1; sent <= 9; sent++) {
    await vi.advanceTimersByTimeAsync(19_000);
    request.moveTo(sent);
  }
  await vi.advanceTimersByTimeAsync(19_000);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2000);
  expect(failed).toHaveBeenCalled();
});

test('a slow answer may take as long as it arrives', async () => {
  const reply = put();
  for (let i = 0; i < 5; i++) {
    await vi.advanceTimersByTimeAsync(19_000);
    request.dispatchEvent(new Event('progress'));
  }
  await request.answer(new Response('0123456789'));
  expect(await (await reply).text()).toBe('0123456789');
  expect(vi.getTimerCount()).toBe(0);
});

test('ends when it is told to, before or while it runs, and when the network is down', async () => {
  const controller = new AbortController();
  const { signal } = controller;
  const stopped = put({ signal });
  controller.abort();
  await expect(stopped).rejects.toThrow();
  await expect(put({ signal })).rejects.toThrow();
  const failed = put();
  request.fail();
  await expect(failed).rejects.toThrow();
  expect(vi.getTimerCount()).toBe(0);
});
