import { expect, test } from 'vitest';
import { type Misbehaviour, REFUSED } from '../../test/misbehaving.worker.ts';
import type { Problem } from '../errors.ts';
import { parseApart } from './parsing-pool.ts';

const FILE = new URL('../../test/misbehaving.worker.ts', import.meta.url).href;
const misbehave = (task: Misbehaviour, timeoutMs?: number) =>
  parseApart<Misbehaviour, string>(FILE, task, timeoutMs);
const thrownBy = (task: Misbehaviour, timeoutMs?: number): Promise<Problem> =>
  misbehave(task, timeoutMs).then(
    () => expect.unreachable(),
    (error) => error,
  );
const served = () => misbehave({ kind: 'loop', ms: 0 });

const TOO_HARD = { status: 413, code: 'too_hard_to_read' };

test('what takes too long is ended, and threads are there for what comes after it', async () => {
  const all = Array.from({ length: 4 }, () => thrownBy({ kind: 'loop' }, 200));
  for (const error of await Promise.all(all)) expect(error).toMatchObject(TOO_HARD);
  expect(await served()).toBe('loop');
});

test('what takes too much memory ends its thread and nothing else', async () => {
  expect(await thrownBy({ kind: 'fill memory' }, 60_000)).toMatchObject(TOO_HARD);
  expect(await served()).toBe('loop');
});

test('the time of waiting for a thread does not count', async () => {
  await Promise.all([served(), served()]);
  const all = Array.from({ length: 8 }, () => misbehave({ kind: 'loop', ms: 600 }, 2000));
  expect(await Promise.all(all)).toEqual(Array(8).fill('loop'));
});

test('problems come back as they were thrown, with all that they say', async () => {
  const thrown = await thrownBy({ kind: 'refuse' });
  expect([thrown.status, thrown.answer()]).toEqual([REFUSED.status, REFUSED.answer()]);
});

test('faults of a parser are faults', async () => {
  expect(await thrownBy({ kind: 'fail' })).toMatchObject({ message: 'a fault of ours' });
});
