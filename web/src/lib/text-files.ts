import type { Language } from '@codivia/contract/language';
import type { Namespace, TextTree } from './texts.ts';

/** One loader for each file of texts; a file is fetched when its namespace is first needed. */
const files = import.meta.glob<TextTree>('../**/*.{en,fr}.ts', { import: 'default' });
const loaders = new Map(
  Object.entries(files).map(([path, load]) => [path.split('/').at(-1) ?? path, load]),
);

const trees = new Map<string, TextTree>();
const fetching = new Map<string, Promise<void>>();

async function fetchFile(file: string): Promise<void> {
  const load = loaders.get(file);
  if (!load) throw new Error(`There are no texts ${file}`);
  trees.set(file, await load());
}

/**
 * Fetches the texts of a namespace in one language; always the same promise for the same texts. Once
 * they have come, React's `use` sees that in the promise's status and does not wait at all.
 */
export function fetchTexts(namespace: Namespace, language: Language): Promise<void> {
  const file = `${namespace}.${language}.ts`;
  const begun = fetching.get(file);
  if (begun) return begun;
  const promise = fetchFile(file);
  fetching.set(file, promise);
  promise.then(
    () => Object.assign(promise, { status: 'fulfilled', value: undefined }),
    // Whoever waits for the texts is told; the next need tries again.
    () => fetching.delete(file),
  );
  return promise;
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
