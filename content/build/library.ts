import { createHash } from 'node:crypto';
import type { Language } from '@codivia/contract/api/language';
import type { LibraryItem } from '@codivia/contract/programs/library';
import type { Plugin } from 'vite';
import { CONTENTS, libraryFile, type MadeFile } from '../library/contents.ts';

const MODULE = 'virtual:library';
const FOLDER = 'assets/library/';
const TYPES: Record<string, string> = {
  svg: 'image/svg+xml',
  wav: 'audio/wav',
  csv: 'text/csv; charset=utf-8',
  json: 'application/json',
};

/** Contents by their paths. A path has a hash of its content in it: the file is kept by browsers permanently. */
type Files = Map<string, string | Uint8Array>;

function pathOf({ name, content }: MadeFile, language: Language, files: Files): string {
  const made = content(language);
  const hash = createHash('sha256').update(made).digest('base64url').slice(0, 8);
  const [stem, ending] = name[language].split('.');
  const path = `${FOLDER}${stem}-${hash}.${ending}`;
  files.set(path, made);
  return `/${path}`;
}

/** The list that the app shows, and all files that it names. */
function makeLibrary(): { items: LibraryItem[]; files: Files } {
  const files: Files = new Map();
  const items = CONTENTS.map((item) => ({
    ...item,
    files: item.files.map((file) => {
      // A file that is the same in both languages exists once, under its English name.
      const en = pathOf(file, 'en', files);
      return {
        name: file.name,
        path: { en, fr: item.category === 'data' ? pathOf(file, 'fr', files) : en },
      };
    }),
  }));
  return { items, files };
}

/** The text of a picture of the library, by its name there without the ending. */
export function libraryPicture(name: string): string {
  const picture = libraryFile(`${name}.svg`);
  if (!picture) throw new Error(`The library has no ${name}.svg`);
  return String(picture());
}

/**
 * Makes the library of sprites, sounds, backgrounds and data (docs/decisions/0290): its files lie in `/assets/library`,
 * and the module `virtual:library` has the list of them.
 */
export function library(): Plugin {
  let made: ReturnType<typeof makeLibrary> | undefined;
  const makeOnce = () => {
    made ??= makeLibrary();
    return made;
  };
  return {
    name: 'codivia:library',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load: (id) =>
      id === `\0${MODULE}`
        ? `export const libraryItems = ${JSON.stringify(makeOnce().items)};`
        : null,
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const path = (request.url ?? '').slice(1);
        const content = path.startsWith(FOLDER) ? makeOnce().files.get(path) : undefined;
        if (content === undefined) return next();
        response.setHeader('content-type', TYPES[path.split('.').at(-1) ?? ''] ?? '');
        response.end(content);
      });
    },
    generateBundle() {
      for (const [fileName, source] of makeOnce().files)
        this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
