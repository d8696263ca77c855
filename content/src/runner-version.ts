import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { hashOf } from './source-hashes.ts';

const ROOT = join(import.meta.dirname, '../..');

/** The scripts that decide whether an answer passes; the modules that they import count too. */
const RUNNERS = [
  'content/src/prove.ts',
  'content/src/prove-runtimes.ts',
  // These are bundled for the browser, so nothing imports them.
  'runners/src/preview/chromium/proof-page.ts',
  'runners/src/preview/worker/worker.scope.ts',
  'runners/src/game/game.frame.ts',
  'runners/src/web/web.frame.ts',
];
/** The scripts that judge the texts of a lesson and the programs in them. */
const READERS = ['content/src/prove-texts.ts', 'runners/src/python/testing/two-pythons.ts'];
/** Python that the scripts read, and the pinned versions of Pyodide, p5 and the other packages. */
const HARNESS = 'runners/src/python/harness';
const PACKAGES = 'runners/package.json';
/** Files of the library count with the exercises that use them; the rest is tested for all lessons, every time. */
const APART =
  /^content\/(library|src\/(duration|step-\w+|structure)\.ts)|^contract\/src\/lessons\//;

/** Returns the modules that a source imports, or exports from; those of types alone decide nothing. */
function importsOf(path: string): string[] {
  const text = readFileSync(path, 'utf8');
  const { staticImports, staticExports, dynamicImports } = parseSync(path, text).module;
  const isOfTypes = ({ entries }: { entries: { isType: boolean }[] }) =>
    entries.length > 0 && entries.every(({ isType }) => isType);
  const imported = staticImports.filter((one) => !isOfTypes(one));
  const exported = staticExports.flatMap(({ entries }) => entries.filter(({ isType }) => !isType));
  const later = dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start, end));
  return [
    ...imported.map(({ moduleRequest }) => moduleRequest.value),
    ...exported.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ...later.flatMap((name) => /^'([^']+)'$/.exec(name)?.[1] ?? []),
  ];
}

/** Returns the file of ours that a script imports by this name; null for a package. */
function importedFile(name: string, from: string): string | null {
  if (name.startsWith('.')) return join(dirname(from), name.split('?', 1)[0] ?? name);
  const own = /^@codivia\/(\w+)\/(.+)$/.exec(name);
  return own ? `${own[1]}/src/${own[2]}.ts` : null;
}

/** Returns the files that these scripts consist of, with all their imports, in a fixed order. */
export function filesOf(scripts: readonly string[], root = ROOT): string[] {
  const found = new Set<string>();
  const add = (file: string) => {
    if (found.has(file) || APART.test(file)) return;
    found.add(file);
    for (const name of importsOf(join(root, file))) {
      const imported = importedFile(name, file);
      if (imported) add(imported);
    }
  };
  scripts.forEach(add);
  return [...found].sort();
}

function harnessFiles(): string[] {
  return readdirSync(join(ROOT, HARNESS), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.py'))
    .sort()
    .map((name) => `${HARNESS}/${name}`);
}

function versionOf(scripts: readonly string[]): string {
  const { dependencies } = JSON.parse(readFileSync(join(ROOT, PACKAGES), 'utf8'));
  const files = [...filesOf(scripts), ...harnessFiles()];
  const sources = files.flatMap((file) => [file, readFileSync(join(ROOT, file))]);
  return hashOf([...sources, JSON.stringify(dependencies)]);
}

let runner: string | undefined;
let reader: string | undefined;

/** Returns the version of all that runs and checks answers: it changes when a proof could turn out otherwise. */
export function runnerVersion(): string {
  runner ??= versionOf(RUNNERS);
  return runner;
}

/** Returns the version of all that judges the texts of lessons. */
export function readerVersion(): string {
  reader ??= versionOf(READERS);
  return reader;
}
