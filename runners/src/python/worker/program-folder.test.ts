import { loadPyodide, type PyodideInterface } from 'pyodide';
import { beforeAll, expect, test } from 'vitest';
import type { Failure, RunFile } from '../../runner.ts';
import { loadHarness, type Session } from '../harness/harness.ts';
import { nodeSqlite, readHarness, SILENT_HOST } from '../harness/node-python.ts';
import { explain, recognize } from '../page/friendly-errors.ts';
import {
  type FolderChanges,
  MAX_WRITTEN_BYTES,
  ProgramFolder,
  withClosestFile,
} from './program-folder.ts';

let python: PyodideInterface;
let session: Session;
let folder: ProgramFolder;
let output = '';

beforeAll(async () => {
  python = await loadPyodide();
  python.setStdout({
    write: (bytes) => {
      output += new TextDecoder().decode(bytes);
      return bytes.length;
    },
  });
  session = loadHarness(python, readHarness(), nodeSqlite(), SILENT_HOST);
  folder = new ProgramFolder(python);
});

const file = (name: string, text: string): RunFile => ({
  name,
  data: new TextEncoder().encode(text),
});
const text = ({ name, data }: RunFile) => [name, new TextDecoder().decode(data)];

function run(
  source: string,
  files: RunFile[],
): { failure: Failure | null; changes: FolderChanges } {
  output = '';
  folder.put(files);
  const { failure } = JSON.parse(session.run(source));
  const changes = folder.changes();
  session.tidy();
  return { failure, changes };
}

test('a program reads its files and imports its modules', () => {
  const { failure, changes } = run(
    'import csv, json\nfrom helper import twice\nfrom tools.more import half\n' +
      'print(list(csv.reader(open("data/a.csv"))), json.load(open("b.json")), twice(half(42)))',
    [
      file('data/a.csv', '1,2\n'),
      file('b.json', '{"é": 1}'),
      file('helper.py', 'def twice(n):\n    return 2 * n\n'),
      file('tools/more.py', 'def half(n):\n    return n // 2\n'),
    ],
  );
  expect(failure).toBeNull();
  expect(output).toBe("[['1', '2']] {'é': 1} 42\n");
  expect(changes).toEqual({ written: [], deleted: [], dropped: [] });
});

test('what it writes, changes and deletes is reported, once', () => {
  const { changes } = run(
    'import os\nopen("new.txt", "w").write("é")\nopen("a.txt", "a").write("!")\nos.remove("b.txt")\n' +
      'os.mkdir("out")\nopen("out/c.txt", "w").write("c")\nopen(".hidden", "w").write("x")',
    [file('a.txt', 'a'), file('b.txt', 'b'), file('same.txt', 'same')],
  );
  expect(changes.written.map(text).sort()).toEqual([
    ['a.txt', 'a!'],
    ['new.txt', 'é'],
    ['out/c.txt', 'c'],
  ]);
  expect(changes.deleted).toEqual(['b.txt']);
  expect(run('import os\nprint(os.listdir())', []).changes.written).toEqual([]);
  expect(output).toBe('[]\n');
});

test('a module that changes between two runs is imported again', () => {
  const source = 'import helper\nprint(helper.name)';
  run(source, [file('helper.py', 'name = 1')]);
  run(source, [file('helper.py', 'name = 2')]);
  expect(output).toBe('2\n');
});

test('an error in a module names the file and its line', () => {
  const { failure } = run('import helper\nhelper.work()', [
    file('helper.py', 'def work():\n    return missing\n'),
  ]);
  expect(failure).toMatchObject({ type: 'NameError', line: 2 });
  expect(failure?.place).toEqual({ file: 'helper.py', line: 2 });
  expect(failure?.lineText).toContain('return missing');
  expect(failure?.traceback).toContain('File "helper.py", line 2, in work');
});

test('what cannot be read in a module is found there, and only there', () => {
  const broken = run('print(1)\nimport tools.helper', [
    file('tools/helper.py', 'def work()\n    return 1\n'),
  ]);
  expect(broken.failure).toMatchObject({ type: 'SyntaxError', line: 2, lineText: 'def work()' });
  expect(broken.failure?.place).toEqual({ file: 'tools/helper.py', line: 1 });
  const own = run('import helper\nprint(helper.name + 1)', [file('helper.py', 'name = "a"\n')]);
  expect(own.failure).toMatchObject({ line: 2, lineText: 'print(helper.name + 1)' });
  expect(own.failure?.place).toBeUndefined();
  const back = run('import helper\nhelper.call(lambda: missing)', [
    file('helper.py', 'def call(f):\n    f()\n'),
  ]);
  expect(back.failure?.place).toBeUndefined();
  expect(back.failure?.lineText).toContain('missing');
});

test('a misspelt name is answered with the closest one', () => {
  const { failure } = run('open("pionts.csv")', [file('points.csv', '1')]);
  if (!failure) throw new Error('it did not fail');
  const described = withClosestFile(failure, ['points.csv']);
  expect(explain(described, 'en')).toContain('Did you mean `points.csv`?');
  expect(recognize(withClosestFile(failure, ['other.txt'])).code).toBe('file-missing');
});

test('what is too large to be kept is named', () => {
  const size = MAX_WRITTEN_BYTES + 1;
  const { changes } = run(`open("big.bin", "wb").write(b"x" * ${size})`, []);
  expect(changes).toEqual({ written: [], deleted: [], dropped: ['big.bin'] });
});
