import { loadPyodide } from 'pyodide';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadHarness, type Session } from './harness.ts';
import {
  type CheckProgram,
  nodeSqlite,
  readHarness,
  SILENT_HOST,
  startPython,
} from './node-python.ts';

/** PBKDF2 with HMAC-SHA-256 of "password" and "salt", by number of rounds, as every implementation gives it. */
const KEYS = {
  2: 'ae4d0c95af6b46d32d0adff928f06dd02a303f8ef3c251dfd6e2d85a95474c43',
  4096: 'c5e478d59288c841aa530db6845c4c8d962893a001ce4e11a4963873aa98134a',
};

describe('hashlib.pbkdf2_hmac in a room', () => {
  let output = '';
  let session: Session;
  beforeAll(async () => {
    const python = await loadPyodide();
    python.setStdout({ batched: (line) => (output += `${line}\n`) });
    session = loadHarness(python, readHarness(), nodeSqlite(), SILENT_HOST);
  });

  function printed(program: string): string {
    output = '';
    expect(JSON.parse(session.run(program))).toEqual({ failure: null });
    session.tidy();
    return output.trim();
  }

  test.each(Object.entries(KEYS))('does %s rounds', (rounds, key) => {
    const call = `pbkdf2_hmac("sha256", b"password", b"salt", ${rounds}).hex()`;
    expect(printed(`import hashlib\nprint(hashlib.${call})`)).toBe(key);
    expect(printed(`from hashlib import *\nprint(${call})`)).toBe(key);
  });

  test('takes a password longer than a block, another hash and another length', () => {
    const call = 'hashlib.pbkdf2_hmac("sha512", b"p" * 200, b"s", 3, dklen=100)';
    expect(
      printed(`import hashlib\nkey = ${call}\nprint(len(key), key.hex()[:16], key.hex()[-8:])`),
    ).toBe('100 b65d8859db584bb9 d1979b28');
  });

  test.each([
    ['hashlib.pbkdf2_hmac("sha256", "text", b"salt", 1)', 'TypeError'],
    ['hashlib.pbkdf2_hmac("sha256", b"word", b"salt", 0)', 'ValueError'],
    ['hashlib.pbkdf2_hmac("no-hash", b"word", b"salt", 1)', 'ValueError'],
  ])('%s is a %s', (call, type) => {
    expect(JSON.parse(session.run(`import hashlib\n${call}`)).failure).toMatchObject({ type });
    session.tidy();
  });
});

describe('hashlib.pbkdf2_hmac in a check', () => {
  let check: CheckProgram;
  beforeAll(async () => {
    check = await startPython();
  });

  test('waits for few rounds, and gives the same key each time', () => {
    const program = `
import hashlib
def key(word):
    return hashlib.pbkdf2_hmac("sha256", word.encode(), b"salt", 50_000_000)
first = key("sun")
`;
    const twice =
      'r = run()\nexpect(r.call("key", "sun") == r.variables["first"] != r.call("key", "moon"), "other")';
    expect(check(program, twice)).toMatchObject({ passed: true });
  });
});
