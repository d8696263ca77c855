import { readFileSync } from 'node:fs';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadHarness, type Session } from '../src/python/harness/harness.ts';
import { nodeSqlite, readHarness, SILENT_HOST } from '../src/python/harness/node-python.ts';
import { startOptions } from '../src/python/worker/environment.ts';
import { patchCompiler, watchHeap } from '../src/python/worker/patched-globals.ts';
import { restoreFromSnapshot, unpackSnapshot } from '../src/python/worker/snapshot.ts';
import { SparseMemory } from '../src/python/worker/sparse-memory.ts';
import { assembleRuntime, assembleSnapshot, snapshotName } from './assemble-runtime.ts';
import { loadRuntime } from './load-runtime.ts';

let runtime = '';
let packed: ArrayBuffer;
let printed = '';

beforeAll(async () => {
  runtime = await assembleRuntime();
  packed = new Uint8Array(readFileSync(await assembleSnapshot())).buffer;
});

beforeEach(() => {
  printed = '';
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

async function restored(): Promise<Session> {
  const { heap, restore } = watchHeap();
  const patched = [restore, patchCompiler()];
  const python = await loadRuntime(runtime, {
    ...startOptions(),
    _loadSnapshot: unpackSnapshot(packed, heap),
    stdout: (text) => {
      printed += `${text}\n`;
    },
  });
  for (const restore of patched) restore();
  restoreFromSnapshot(python);
  return loadHarness(python, readHarness(), nodeSqlite(), {
    ...SILENT_HOST,
    seed: () => undefined,
    ask: () => 'Zoé',
  });
}

/** Runs a program and returns what it printed. */
function run(session: Session, source: string): string {
  printed = '';
  const { failure } = JSON.parse(session.run(source));
  session.tidy();
  expect(failure?.traceback ?? '').toBe('');
  return printed;
}

test('the snapshot is named after what is in it', () => {
  expect(snapshotName()).toMatch(/^snapshot-[0-9a-f]{8}\.bin$/);
});

test('a restored Python runs programs, imports what it had not, and says nothing of its making', async () => {
  const session = await restored();
  expect(printed).toBe('');
  expect(
    run(session, 'import sys\nprint("statistics" in sys.modules, "json" in sys.modules)'),
  ).toBe('False True\n');
  expect(
    run(session, 'import statistics, csv, decimal\nprint(statistics.mean([1, 3]), input("? "))'),
  ).toBe('? 2 Zoé\n');
  expect(run(session, 'import os, sys\nprint(os.environ["_"], os.getcwd(), sys.path[0])')).toBe(
    'python /home/pyodide \n',
  );
  expect(run(session, 'import sys\nprint(sys.path.count(""), sys.getrecursionlimit())')).toBe(
    '1 1000\n',
  );
  expect(session.run('import codivia_harness')).toContain('ModuleNotFoundError');
});

test('each start draws other numbers', async () => {
  const draw = 'import random\nprint(random.random())';
  expect(run(await restored(), draw)).not.toBe(run(await restored(), draw));
});

test('the time zone is that of the learner', async () => {
  vi.stubEnv('TZ', 'Asia/Tokyo');
  const session = await restored();
  expect(
    run(session, 'import time\nprint(time.timezone, time.tzname[0], time.strftime("%Z %z"))'),
  ).toBe('-32400 UTC+0900 UTC+0900 +0900\n');
});

test('a browser without the function that counts parameters restores it too', async () => {
  vi.stubGlobal('navigator', { userAgent: 'iPhone', platform: 'iPhone', maxTouchPoints: 5 });
  const session = await restored();
  expect(
    run(
      session,
      'class Word:\n    def __len__(self): return 3\n    @property\n    def x(self): return 1\nprint(len(Word()), Word().x, sorted([2, 1]))',
    ),
  ).toBe('3 1 [1, 2]\n');
});

test('it leaves out what the WebAssembly module has, and is refused by another one', async () => {
  const whole = new SparseMemory(packed).size;
  expect(packed.byteLength).toBeLessThan(whole / 2.5);
  const { heap, restore } = watchHeap();
  const changed = () => heap().fill(0);
  const start = loadRuntime(runtime, {
    ...startOptions(),
    _loadSnapshot: unpackSnapshot(packed, changed),
  });
  await expect(start).rejects.toThrow('does not hold');
  restore();
});

test('nothing of the building machine is in it', () => {
  const text = Buffer.from(packed).toString('latin1');
  expect(text).not.toContain(import.meta.dirname);
  expect(text).not.toContain(process.argv[1]);
});
