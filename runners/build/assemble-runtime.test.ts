import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { TIMEZONES_FILE, writeTimezones } from '../src/python/worker/timezones.ts';
import { assembleRuntime, RUNTIME_FILES, runtimeName } from './assemble-runtime.ts';
import { loadRuntime } from './load-runtime.ts';

let folder = '';
beforeAll(async () => {
  folder = await assembleRuntime();
});

test('the folder is named after what is in it, and holds every file', () => {
  expect(folder.endsWith(runtimeName())).toBe(true);
  expect(runtimeName()).toMatch(/^0\.28\.0-[0-9a-f]{8}$/);
  expect(readdirSync(folder).sort()).toEqual([...RUNTIME_FILES].sort());
});

test('a second time, nothing is made again', async () => {
  const before = statSync(join(folder, 'python_stdlib.zip')).mtimeMs;
  expect(await assembleRuntime()).toBe(folder);
  expect(statSync(join(folder, 'python_stdlib.zip')).mtimeMs).toBe(before);
});

test('Python starts from the compiled library, which has no source left to compile', async () => {
  const python = await loadRuntime(folder);
  const answer = python.runPython(`
import sys, zipfile, statistics, email.message
names = zipfile.ZipFile("/lib/python313.zip").namelist()
[statistics.median([1, 3]), statistics.__cached__ or statistics.__file__, sum(n.endswith(".py") for n in names), len(names) > 400]
`);
  expect(answer.toJs()).toEqual([2, expect.stringMatching(/statistics\.pyc$/), 0, true]);
});

test('Python knows the time zones, as they were and will be, from one file', async () => {
  const python = await loadRuntime(folder);
  writeTimezones(python, JSON.parse(readFileSync(join(folder, TIMEZONES_FILE), 'utf8')));
  const answer = python.runPython(`
from datetime import datetime
from zoneinfo import ZoneInfo, available_timezones
paris, york = ZoneInfo("Europe/Paris"), ZoneInfo("US/Eastern")
noon = datetime(2026, 7, 14, 12, tzinfo=paris)
[
    noon.isoformat(), noon.tzname(), noon.dst().seconds, noon.astimezone(york).isoformat(),
    datetime(2050, 1, 1, tzinfo=paris).isoformat(), datetime(1942, 7, 1, tzinfo=paris).isoformat(),
    datetime(2026, 1, 1, tzinfo=ZoneInfo("Asia/Kathmandu")).isoformat(),
    len(available_timezones()) > 550,
]
`);
  expect(answer.toJs()).toEqual([
    '2026-07-14T12:00:00+02:00',
    'CEST',
    3600,
    '2026-07-14T06:00:00-04:00',
    '2050-01-01T00:00:00+01:00',
    '1942-07-01T00:00:00+02:00',
    '2026-01-01T00:00:00+05:45',
    true,
  ]);
});

test('the list of libraries holds those offered, what they need, and no other', () => {
  const lock = JSON.parse(readFileSync(join(folder, 'pyodide-lock.json'), 'utf8'));
  const names = Object.keys(lock.packages);
  expect(names).toEqual(expect.arrayContaining(['numpy', 'matplotlib', 'scikit-learn', 'scipy']));
  for (const entry of Object.values<{ depends: string[] }>(lock.packages)) {
    expect(names).toEqual(expect.arrayContaining(entry.depends));
  }
  expect(names).not.toContain('micropip');
  expect(existsSync(join(folder, 'pyodide.asm.wasm'))).toBe(true);
});
