import { expect, test } from 'vitest';
import { pageScripts } from './worker-scripts.ts';

test('scripts that are started as workers do not run in the page', () => {
  const codes = [
    "const a = new Worker('a.js');\nnew Worker (\"./work/b.js\", { type: 'module' });",
    'new Worker(new URL(`c.js`, import.meta.url)); newWorker("d.js")',
  ];
  const names = ['a.js', 'work/b.js', 'c.js', 'd.js'];
  expect(pageScripts(names, codes)).toEqual(['d.js']);
});
