import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const BUILD = join(ROOT, 'web/dist');
const SCRIPTS_BUDGET = 150_000;
const PACKAGES_BUDGET = 1.15;
/** The packages that the lab alone needs; the second has photos of hands, for tests. */
const PACKAGES = ['@mediapipe/hands', 'fingerpose'];

const report = (what: string, share: number, budget: number) => {
  const isWithin = share <= budget;
  console.log(`${what}: ${share.toFixed(2)}, budget ≤ ${budget}: ${isWithin ? 'held' : 'MISSED'}`);
  return isWithin;
};

/** Compressed bytes of a script of the build; the smallest are not compressed. */
function bytesOf(script: string): number {
  const compressed = join(BUILD, `${script}.br`);
  return statSync(existsSync(compressed) ? compressed : join(BUILD, script)).size;
}

/** Weighs the scripts that the lab has beyond the shell, as the service worker keeps them, its worker included. */
export function weighLab(): boolean {
  const worker = readFileSync(join(BUILD, 'sw.js'), 'utf8');
  const rooms = worker.slice(worker.indexOf('rooms:{'));
  const list = /\bai-lab["'`]?:(\[[^\]]*\]|`[^`]*`)/.exec(rooms)?.[1] ?? '';
  const scripts = list.match(/\/assets\/[^"'`,]+\.js/g) ?? [];
  if (scripts.length === 0) throw new Error('The service worker names no scripts of the lab');
  const kilobytes = scripts.reduce((sum, script) => sum + bytesOf(script), 0) / 1000;
  console.log(`the lab's own JavaScript: ${scripts.length} scripts, ${kilobytes.toFixed(1)} kB`);
  return report('  share of the limit', (kilobytes * 1000) / SCRIPTS_BUDGET, 1);
}

function bytesIn(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}

/** Weighs the installed packages with the lab's, beside them without. */
export function weighPackages(): boolean {
  const modules = join(ROOT, 'node_modules');
  const all = bytesIn(modules);
  const own = PACKAGES.reduce((sum, name) => sum + bytesIn(join(modules, name)), 0);
  const megabytes = (bytes: number) => Math.round(bytes / 1_000_000);
  console.log(`installed packages: ${megabytes(all)} MB, of which the lab's ${megabytes(own)} MB`);
  return report('  ratio with and without them', all / (all - own), PACKAGES_BUDGET);
}
