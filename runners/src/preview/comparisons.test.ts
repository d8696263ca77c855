import { expect, test } from 'vitest';
import { guardScript } from './instrument.ts';

test.each([
  ['if (i<frame && x) y();', 'if (i< frame && x) y();'],
  ['z = 1<<link /2', 'z = 1<< link /2'],
  ['if (i<frame.x) y();', 'if (i<frame.x) y();'],
  ['if (i < frame && x) y();', 'if (i < frame && x) y();'],
  ['s = "a<link >"', 's = "a<link >"'],
])('%s is read as a comparison in a page', (written, run) => {
  expect(guardScript(written, { file: 'script.js', firstLine: 1 }).code).toBe(run);
});
