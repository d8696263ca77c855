import type { Language } from '@codivia/contract/api/language';
import type { Namespace, TextTree } from './texts.ts';

type Files = Record<string, () => Promise<TextTree>>;

const loaders = new Map<string, () => Promise<TextTree>>();

const trees = new Map<string, TextTree>();
const fetching = new Map<string, Promise<void>>();
const failures = new Map<string, unknown>();

/** Makes files of texts known; each is fetched when its namespace is first needed. */
export function addTextFiles(files: Files): void {
  for (const [path, load] of Object.entries(files)) {
    const file = path.split('/').at(-1) ?? path;
    // A caller that requested it before it was registered may request it again.
    if (!loaders.has(file)) {
      fetching.delete(file);
      failures.delete(file);
    }
    loaders.set(file, load);
  }
}

async function fetchFile(file: string): Promise<void> {
  const load = loaders.get(file);
  if (!load) throw new Error(`There are no texts ${file}`);
  trees.set(file, await load());
}

/** Fetches the texts of a namespace in one language; always the same promise for the same texts. */
export function fetchTexts(namespace: Namespace, language: Language): Promise<void> {
  const file = `${namespace}.${language}.ts`;
  const begun = fetching.get(file);
  if (begun) return begun;
  const promise = fetchFile(file);
  fetching.set(file, promise);
  promise.catch((error) => {
    if (fetching.get(file) === promise) failures.set(file, error);
  });
  return promise;
}

/** The reason why the texts of a namespace have not come, if they have failed to. */
export function failureOf(namespace: Namespace, language: Language): unknown {
  return failures.get(`${namespace}.${language}.ts`);
}

/** Allows failed texts to be fetched again. */
export function clearFailures(): void {
  for (const file of failures.keys()) fetching.delete(file);
  failures.clear();
}

/** The texts of a namespace in one language, if they have come. */
export function textsOf(namespace: Namespace, language: Language): TextTree | undefined {
  return trees.get(`${namespace}.${language}.ts`);
}

/** The names of all groups of texts. */
export function namespaces(): Namespace[] {
  const names = [...loaders.keys()].map((file) => file.slice(0, file.indexOf('.')) as Namespace);
  return [...new Set(names)];
}

// The file names alone would add to every page: the panel, the AI lab, hands in games, the tools of code/tools, the help of editors, the trail, training/sharing, embed.html, explorables and the pages of pages/secondary-pages.ts register theirs.
addTextFiles(
  import.meta.glob<TextTree>(
    [
      '../**/*.{en,fr}.ts',
      '!../admin/**',
      '!../ai-lab/**',
      '!../{classes,families}/**',
      '!../code/{texts,editor/help}/**',
      '!../embed/**',
      '!../explore/**',
      '!../{features,ui}/{permissions,assignments,leaving-school}/**',
      '!../features/trail/**',
      '!../live/**',
      '!../training/game-room/hand/**',
      '!../training/{challenges,gallery,portfolio,puzzles,sharing,thumbnails,unfinished-project}/**',
      '!../pages/{live,replay,developers,explorables,learning-paths}*/**',
    ],
    { import: 'default' },
  ),
);
