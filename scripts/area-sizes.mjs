/** Keeps the areas of the web app small enough to be read as one unit. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './set-up.mjs';

/** Lines of code in an area at most; tests and the tables of texts are not counted. */
const MAX_LINES = 11_000;
const NOT_COUNTED = /\.test\.tsx?$|\.(en|fr)\.ts$/;
/** Parts of other areas that import rules separate, and which are counted by themselves. */
const INNER_AREA =
  /^web\/src\/(admin\/(?:blocks|insight|lessons|media)|code\/editor|pages\/lesson|training\/files)\//;

const lines = (file) => readFileSync(join(ROOT, file), 'utf8').split('\n').length - 1;

/** The areas of web/src that have more lines than they may, each with their number. */
export function tooLargeAreas(max = MAX_LINES) {
  const sizes = new Map();
  for (const file of globSync('web/src/*/**/*.{ts,tsx,css}', { cwd: ROOT })) {
    if (NOT_COUNTED.test(file)) continue;
    const area = INNER_AREA.exec(file)?.[1] ?? file.split('/')[2];
    sizes.set(area, (sizes.get(area) ?? 0) + lines(file));
  }
  return [...sizes]
    .filter(([, size]) => size > max)
    .map(([area, size]) => `${area}: ${size} lines`);
}
