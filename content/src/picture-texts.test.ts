import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { COURSES_FOLDER } from './load-courses.ts';

/** Width of a lesson's picture on a phone of 360 CSS pixels. */
const PHONE_WIDTH = 326;
/** Least size of a text in it, in CSS pixels. */
const LEAST_SIZE = 12;

const BY_ATTRIBUTES = 'sizes are attributes: no style, class, transform or picture in it';
const OTHERWISE = /<style\b|\s(?:style|class|transform)=|<(?:use|image|foreignObject)\b|.<svg\b/s;

/** Tells which texts of a picture are too small on a phone; a text has the size of the nearest tag that sets one. */
function smallTexts(svg: string): string[] {
  if (OTHERWISE.test(svg)) return [BY_ATTRIBUTES];
  const [, width] = /viewBox="\S+ \S+ (\S+) /.exec(svg) ?? [];
  const sizes = ['16'];
  const drawn = svg.replace(/<title>.*?<\/title>/s, '');
  return [...drawn.matchAll(/<(\/?)[^>]*?(\/?)>|[^<]+/g)].flatMap(([part, closing, alone]) => {
    const size = /\sfont-size="(.*?)"/.exec(part)?.[1] ?? sizes.at(-1) ?? '';
    if (closing) sizes.pop();
    else if (part.startsWith('<') && !alone) sizes.push(size);
    const pixels = (Number(size) * PHONE_WIDTH) / Number(width);
    const isText = !part.startsWith('<') && part.trim() !== '';
    return isText && !(pixels >= LEAST_SIZE) ? [`${part.trim()}: ${pixels.toFixed(1)}`] : [];
  });
}

test.each(globSync('*/media/*.svg', { cwd: COURSES_FOLDER }))('phones show %s legibly', (file) => {
  expect(smallTexts(readFileSync(join(COURSES_FOLDER, file), 'utf8'))).toEqual([]);
});

test('a text inherits its size', () => {
  const picture = (texts: string) => `<svg viewBox="0 0 640 99"><title>A</title>${texts}</svg>`;
  expect(smallTexts(picture('<text>a</text>'))).toEqual(['a: 8.2']);
  const nested =
    '<text font-size="20"><tspan x="1">a</tspan><tspan font-size="24">b</tspan></text>';
  expect(smallTexts(picture(`<g font-size="24"><path/>${nested}<text>c</text></g>`))).toEqual([
    'a: 10.2',
  ]);
  expect(smallTexts(picture('<text font-size="2em">a</text>'))).toEqual(['a: NaN']);
  expect(smallTexts(picture('<text class="big">a</text>'))).toEqual([BY_ATTRIBUTES]);
});
