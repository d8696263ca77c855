import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { SketchCase } from '../cases.ts';
import type { Conform } from '../conform.ts';
import { inBrowser } from '../in-browser.ts';
import type { GivenFile } from '../preview-page.ts';
import { DRAWINGS } from './drawings.ts';
import { GAMES } from './games.ts';
import { MEDIA } from './media.ts';
import { SCHOOL } from './school.ts';

const LIBRARY = join(dirname(createRequire(import.meta.url).resolve('p5/package.json')), 'lib');
const library = (name: string) => readFileSync(join(LIBRARY, name), 'utf8');

/** The pixels of the canvas, the elements beside it, and their places. */
const SNAPSHOT = `(() => {
  const elements = [...document.body.querySelectorAll('canvas, button, input, p, div, h1, select, span')];
  return elements.map((element) => {
    const box = element.getBoundingClientRect();
    const painted = element instanceof HTMLCanvasElement ? element.toDataURL() : [...element.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data).join('|') + (element.value ?? '');
    return [element.localName, Math.round(box.x), Math.round(box.y), Math.round(box.width), Math.round(box.height), painted].join(';');
  }).join('\\n');
})()`;

/** A canvas that is painted. */
const NEEDED = /^canvas;.*;data:image\/png/;

const STYLE =
  'html,body{margin:0;height:100%;background:#fff}canvas{display:block;max-width:100%;height:auto!important;touch-action:none}';

/** Ends a sketch after this number of pictures, so that both show the same one. */
const END = (frames: number) =>
  `\np5.prototype.registerMethod('post', function () { if (this.frameCount >= ${frames}) this.noLoop(); });`;

const script = (name: string, content: string): GivenFile => ({
  name,
  type: 'text/javascript',
  text: content,
});

/** Sketches in the game room against a bare page with p5. */
export const conform: Conform = () =>
  inBrowser<SketchCase>([...DRAWINGS, ...GAMES, ...SCHOOL, ...MEDIA], (side, one) => {
    const { files = [], frames = 5 } = one;
    const js = one.js + END(frames);
    const sound = one.sound ? '<script src="p5.sound.min.js"></script>' : '';
    const beside = files.filter(({ type }) => type === 'text/javascript');
    const scripts = beside.map(({ name }) => `<script src="${name}"></script>`).join('');
    const html = `<!doctype html><html><head><meta charset="utf-8"><style>${STYLE}</style><script src="p5.min.js"></script>${sound}</head><body>${scripts}<script src="sketch.js"></script></body></html>`;
    const bare = [
      { name: 'index.html', type: 'text/html; charset=utf-8', text: html },
      script('p5.min.js', library('p5.min.js')),
      script('p5.sound.min.js', library('addons/p5.sound.min.js')),
      script('sketch.js', js),
      ...files,
    ];
    return side.compare(
      one,
      bare,
      { kind: 'game', files: { 'sketch.js': js }, beside: [...files] },
      SNAPSHOT,
      NEEDED,
    );
  });
