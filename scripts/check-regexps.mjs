/** Finds regular expressions that may take more than linear time, then plants such ones and expects to find them. */
import { readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSync, Visitor } from 'oxc-parser';
import { analyse } from 'scslre';
import { filesBelow, giveUp, ROOT } from './set-up.mjs';

const FOLDERS = ['contract', 'content', 'runners', 'server', 'web'].map((room) => `${room}/src/`);

/** Files that may have them, by the beginnings of their paths, and why. */
const EXCEPTIONS = {
  'runners/src/python/page/friendly/': 'friendly-errors.ts shows them 500 characters of a line',
  'runners/src/preview/syntax-slips.ts': 'it shows them 500 characters of a line',
  'server/src/services/insults.ts': 'it is shown handles and lines of at most 140 characters',
};

/** Patterns that each take quadratic time. */
const PLANTED = [/\s+a/, /\s+$/, /^\d*\d*a/, /<[^>]*>/, /^(a+)+$/, /\s+([^\s=]+)\s*=\s*("[^"]*")/];

const isProduct = (path) =>
  FOLDERS.some((folder) => path.startsWith(folder)) &&
  /\.tsx?$/.test(path) &&
  !/\.test\.tsx?$|\/test\//.test(path);
const isExcepted = (place) => Object.keys(EXCEPTIONS).some((begin) => place.startsWith(begin));

/** Tells whether a pattern may take more than linear time, wherever in a text it is looked for. */
function isSuperLinear({ source, flags }) {
  return analyse({ source, flags }, { maxReports: 1 }).reports.length > 0;
}

/** The patterns that are written down in a source. */
function literalsIn(path, text) {
  const found = [];
  const visitor = new Visitor({
    Literal({ regex, start }) {
      if (!regex) return;
      const place = `${path}:${text.slice(0, start).split('\n').length}`;
      found.push({ place, source: regex.pattern, flags: regex.flags });
    },
  });
  visitor.visit(parseSync(path, text).program);
  return found;
}

/** The patterns that modules put together while they are loaded, as those of the browser's components are not. */
async function madeBy(paths) {
  const made = [];
  const Original = RegExp;
  globalThis.RegExp = class extends Original {
    constructor(pattern, flags) {
      super(pattern, flags);
      const [, , caller = ''] = (new Error().stack ?? '').split('\n');
      const path = paths.find((one) => caller.includes(`/${one}:`));
      if (path) made.push({ place: path, source: this.source, flags: this.flags });
    }
  };
  for (const path of paths) await import(pathToFileURL(join(ROOT, path)).href);
  globalThis.RegExp = Original;
  return made;
}

const sources = new Map(
  FOLDERS.flatMap((folder) => filesBelow(folder))
    .map((path) => path.split(sep).join('/'))
    .filter(isProduct)
    .map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]),
);
/** Code that runs in a browser alone, and cannot be loaded here. */
const IN_BROWSERS = ['web/', 'runners/src/preview/frame/'];
const making = [...sources]
  .filter(([, text]) => text.includes('new RegExp('))
  .filter(([path]) => !IN_BROWSERS.some((folder) => path.startsWith(folder)))
  .map(([path]) => path);
const patterns = [
  ...[...sources].flatMap(([path, text]) => literalsIn(path, text)),
  ...(await madeBy(making)),
];

const found = patterns.filter(isSuperLinear).filter(({ place }) => !isExcepted(place));
if (found.length > 0) {
  const lines = found.map(({ place, source, flags }) => `${place}: /${source}/${flags}`);
  giveUp(`Regular expressions that may take more than linear time:\n${lines.join('\n')}`);
}

const text = PLANTED.map((pattern) => `const planted = ${pattern};\n`).join('');
const missed = literalsIn('planted.ts', text).filter((pattern) => !isSuperLinear(pattern));
if (missed.length > 0) giveUp(`Not found: ${missed.map(({ source }) => source).join(', ')}`);
if (!patterns.some(({ place }) => making.includes(place)))
  giveUp('No pattern was seen to be made.');
console.log(`${patterns.length} regular expressions take linear time.`);
