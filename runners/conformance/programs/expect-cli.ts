/**
 * `node runners/conformance/programs/expect-cli.ts` runs the programs with the CPython of this machine (PYTHON names
 * another than python3) and records their output.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EXPECTED, readPrograms, type Written } from './programs.ts';

const python = process.env.PYTHON ?? 'python3';
const expected: Record<string, Written> = {};
for (const { name, source, answers } of readPrograms()) {
  const folder = mkdtempSync(join(tmpdir(), 'codivia-program-'));
  writeFileSync(join(folder, 'main.py'), source);
  const { stdout, stderr } = spawnSync(python, ['main.py'], {
    cwd: folder,
    input: answers.map((line) => `${line}\n`).join(''),
    encoding: 'utf8',
    env: { ...process.env, PYTHONHASHSEED: '0', PYTHONIOENCODING: 'utf-8', TZ: 'UTC' },
  });
  rmSync(folder, { recursive: true });
  if (stderr.includes('Traceback')) console.log(`${name}\n${stderr}`);
  expected[name] = { out: stdout, err: stderr };
}
writeFileSync(EXPECTED, `${JSON.stringify(expected, null, 2)}\n`);
console.log(`${Object.keys(expected).length} programs`);
