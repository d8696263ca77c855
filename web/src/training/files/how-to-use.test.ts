import { expect, test } from 'vitest';
import { howToUse } from './how-to-use.ts';

test.each([
  [
    'python',
    ';',
    `import csv\nrows = list(csv.reader(open('a.csv', encoding='utf-8', newline=''), delimiter=';'))`,
  ],
  [
    'python',
    '\t',
    `import csv\nrows = list(csv.reader(open('a.csv', encoding='utf-8', newline=''), delimiter='\\t'))`,
  ],
  ['game', ',', "loadTable('a.csv', 'csv', 'header')"],
  ['game', ';', "loadTable('a.csv', 'ssv', 'header')"],
  ['game', '\t', "loadTable('a.csv', 'tsv', 'header')"],
  [
    'web',
    ';',
    "(await (await fetch('a.csv')).text()).trim().split(/\\r?\\n/).map((line) => line.split(';'))",
  ],
] as const)('in a room of %s, a table with %j is used by %s', (kind, delimiter, code) => {
  expect(howToUse(kind, 'a.csv', 'text', { delimiter, quoted: false })).toBe(code);
});

test.each([
  ['web', 'a.mp4', 'mp4', '<video src="a.mp4" controls width="320"></video>'],
  ['game', 'a.webm', 'webm', "createVideo('a.webm')"],
  ['python', 'a.webm', 'webm', "open('a.webm', 'rb')"],
  ['python', 'a.model.json', 'text', "from codivia import load_model\nmodel = load_model('a')"],
  ['game', 'a.model.json', 'text', "loadModel('a')"],
  ['web', 'a.model.json', 'text', "await loadModel('a')"],
  ['game', 'a.stl', 'stl', "loadModel('a.stl', true)"],
  ['game', 'a.obj', 'text', "loadModel('a.obj', true)"],
  ['web', 'a.stl', 'stl', "await (await fetch('a.stl')).arrayBuffer()"],
  ['web', 'a.obj', 'text', "await (await fetch('a.obj')).text()"],
] as const)('in a room of %s, %s is used by its code', (kind, name, format, code) => {
  expect(howToUse(kind, name, format)).toBe(code);
});

test('a page splits no table in which a delimiter may be part of a field', () => {
  const code = howToUse('web', 'a.csv', 'text', { delimiter: ';', quoted: true });
  expect(code).toBe("await (await fetch('a.csv')).text()");
});
