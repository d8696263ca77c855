import { beforeAll, describe, expect, test } from 'vitest';
import { type CheckProgram, startPython } from './node-python.ts';

let check: CheckProgram;
beforeAll(async () => {
  check = await startPython();
});

describe('files beside the program', () => {
  const files = [{ name: 'data/a.txt', content: 'é1\n2\n' }];
  const SUM = 'print(sum(int(line.strip("é")) for line in open("data/a.txt", encoding="utf-8")))';
  const of = (source: string, code: string) => check(source, code, files).key;

  test('are there at each run, known to the check, and others in their place', () => {
    const code = [
      'expect(run().lines == ["3"] and files == {"data/a.txt": "é1\\n2\\n"}, "given")',
      'expect(run(files={"data/a.txt": "5", "b.txt": ""}).lines == ["5"], "others")',
      'expect(run().lines == ["3"], "again")',
    ].join('\n');
    expect(of(SUM, code)).toBeNull();
    expect(check(SUM, 'run()').failure?.type).toBe('FileNotFoundError');
  });

  test('that a program writes are read by the check, and gone at the next run', () => {
    const code = [
      'run(); expect(open("out.txt").read() == "done", "written")',
      'import os; run(files={"stop.txt": ""}); expect(not os.path.exists("out.txt"), "gone")',
    ].join('\n');
    const source =
      'import os\nif not os.path.exists("stop.txt"):\n    open("out.txt", "w").write("done")';
    expect(of(source, code)).toBeNull();
  });
});
