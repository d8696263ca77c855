import { expect, test, vi } from 'vitest';

// Modules of earlier files have registered texts.
vi.resetModules();
const { namespaces } = await import('../lib/text-files.ts');

/** By their path in `web/src`, from the one that a glob gives. */
const byPath = <Value>(files: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(files).map(([path, value]) => [new URL(path, 'file:///app/').pathname, value]),
  );

// The pages that other sites embed are no part of the app: they fetch their texts before anything is shown.
const SOURCES = byPath(
  import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.{ts,tsx}', '!../{embed,test}/**'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

/** The modules that register texts when they are imported, besides the first script. */
const REGISTERING = byPath(
  import.meta.glob([
    '../pages/secondary-pages.ts',
    '../admin/panel/panel-texts.ts',
    '../ai-lab/lab-texts.ts',
    '../classes/pupil/in-lesson-texts.ts',
    '../code/editor/help/help-texts.ts',
    '../code/texts/tool-texts.ts',
    '../explore/explorable-files.ts',
    '../features/trail/trail-texts.ts',
    '../training/game-room/hand/hand-texts.ts',
    '../training/sharing/sharing-texts.ts',
    '../ui/permissions/permissions-texts.ts',
  ]),
);

/** Imports that fetch a module, at once or later; types fetch none. */
const STATIC_IMPORT = /^(?:import|export)\s(?!type\b)(?:[^'"]*?\sfrom\s+)?'(\.[^']+)'/gm;
const DYNAMIC_IMPORT = /\bimport\(\s*'(\.[^']+)'/g;
const USES = /\b(?:useTranslation|translator|load)\(\s*'([a-z0-9-]+)'/g;

function found(pattern: RegExp, file: string): string[] {
  return [...(SOURCES[file] ?? '').matchAll(pattern)].map((match) => match[1] ?? '');
}

function imported(pattern: RegExp, file: string): string[] {
  return found(pattern, file).map((path) => new URL(path, `file://${file}`).pathname);
}

/**
 * Returns the path of imports by which each module is reached from the first script without passing through one of
 * `gates`.
 */
function importPathsWithout(gates: ReadonlySet<string>): Map<string, string[]> {
  const importPaths = new Map([['/main.tsx', ['/main.tsx']]]);
  for (const [file, importPath] of importPaths) {
    for (const next of [...imported(STATIC_IMPORT, file), ...imported(DYNAMIC_IMPORT, file)]) {
      if (!importPaths.has(next) && !gates.has(next)) importPaths.set(next, [...importPath, next]);
    }
  }
  return importPaths;
}

/** Returns the namespaces that are unknown before `register` is called. */
async function registeredBy(register: () => Promise<unknown>): Promise<string[]> {
  const before = new Set(namespaces());
  await register();
  return namespaces().filter((namespace) => !before.has(namespace));
}

test('every module that registers texts is looked at', () => {
  const calling = Object.keys(SOURCES).filter((file) => SOURCES[file]?.includes('addTextFiles('));
  expect(calling.sort()).toEqual([...Object.keys(REGISTERING), '/lib/text-files.ts'].sort());
});

// Only the built app can show a missing text: in development and in tests all texts are registered.
test.each(Object.entries(REGISTERING))(
  'texts of %s are used by what is reached through it',
  async (file, register) => {
    const own = new Set(await registeredBy(register));
    const importers = Object.keys(SOURCES).filter((one) =>
      imported(STATIC_IMPORT, one).includes(file),
    );
    const all = importPathsWithout(new Set());
    const around = importPathsWithout(new Set([file, ...importers]));
    const used = (importPaths: Map<string, string[]>) =>
      [...importPaths].filter(([one]) => found(USES, one).some((namespace) => own.has(namespace)));
    // Minimum counts, without which the test would prove nothing. Explorables are found by their names, not by imports; one component of ui has texts.
    const least = /^\/(pages|admin)\//.test(file) ? 20 : /^\/(explore|ui)\//.test(file) ? 0 : 1;
    expect(used(all).length).toBeGreaterThan(least);
    expect(around.size).toBeGreaterThan(300);
    expect(used(around).map(([, importPath]) => importPath.join(' → '))).toEqual([]);
  },
);
