import { expect, test } from 'vitest';
import type { ProgramFile } from '../files/program-file.ts';
import { fileScript, savedGamePage, savedWebPage } from './saved-project.ts';

const file = (name: string, type: string, ...content: BlobPart[]): ProgramFile => ({
  name,
  data: new Blob(content, { type }),
});

/** Returns the files that the script of a file gives to a saved page. */
async function fileIn(one: ProgramFile, names: string[] = []) {
  const script = await fileScript(one, names);
  const [, parts = ''] = /^codiviaSaved\.add\((.*)\);\n$/s.exec(script) ?? [];
  const [name, type, base64] = JSON.parse(`[${parts}]`);
  return { name, type, bytes: Buffer.from(base64, 'base64') };
}

test('a file comes as a script, byte for byte', async () => {
  const bytes = Uint8Array.from({ length: 70_001 }, (_, i) => i % 251);
  const cat = await fileIn(file('my "cat".png', 'image/png', bytes));
  expect(cat).toMatchObject({ name: 'my "cat".png', type: 'image/png' });
  expect(cat.bytes.equals(bytes)).toBe(true);
});

test.each([
  ["import { a } from './b.js';", 'import { a } from "codivia-file:lib%2Fb.js";'],
  ["import { a } from '../c.js';", 'import { a } from "codivia-file:c.js";'],
  ["import { a } from './missing.js';", "import { a } from './missing.js';"],
  ['while (x) y();', 'while (x) y();'],
  ['let = ;', 'let = ;'],
])('of the script %s', async (written, saved) => {
  const one = file('lib/a.js', 'text/javascript', written);
  expect((await fileIn(one, ['lib/a.js', 'lib/b.js', 'c.js'])).bytes.toString()).toBe(saved);
});

test('a game gets its files before its scripts run; one without files gets only p5', () => {
  const places = { libraries: ['p5.js'], files: ['saved.js', '1.js'], scripts: ['a b.js'] };
  const page = savedGamePage('draw("</script>")', places, 'T', 'en');
  const order = ['p5.js"', 'saved.js"', '1.js"', 'codiviaSaved.offer()', 'a b.js"', 'draw('];
  const found = order.map((part) => page.indexOf(part));
  expect(found).toEqual(found.toSorted((a, b) => a - b));
  expect(found).not.toContain(-1);
  expect(page).not.toMatch(/https?:/);
  const plain = savedGamePage('', { libraries: ['p5.js'], files: [], scripts: [] }, 'T', 'en');
  expect(plain).not.toContain('codiviaSaved');
});

test('a page is shown once its files are there', () => {
  const page = savedWebPage(['saved.js', '1.js'], 'index.html', 'A & b', 'fr');
  expect(page.indexOf('1.js')).toBeLessThan(page.indexOf('codiviaSaved.show("index.html")'));
  expect(page).toContain('<title>A &amp; b</title>');
});
