import type { FrameContext } from '../frame-context.ts';

/** Attributes in which elements name the file that they show or play. */
const SHOWN_BY = ['src', 'href', 'poster', 'data'];

/**
 * Something that represents a file: an element or its selector, a text such as a CSS value, or an object that a library
 * has loaded.
 */
type Shown = string | object | null | undefined;

function addressesOf(shown: Shown): string[] {
  if (typeof shown === 'string' && !shown.includes('blob:')) {
    return addressesOf(document.querySelector(shown));
  }
  if (typeof shown === 'string') return [shown];
  if (!(shown instanceof Element)) return [];
  return SHOWN_BY.flatMap((name) => shown.getAttribute(name) ?? []);
}

/**
 * The tools with which checks look at the files that were given with the exercise.
 *
 * @param loadedFrom the name under which a library has loaded something, where it is known
 */
export function fileTools(context: FrameContext, loadedFrom: (loaded: object) => string | null) {
  const table = () => context.files;
  return {
    /** The names of all files. */
    get files(): readonly string[] {
      return table()?.names ?? [];
    },
    /** Returns the name of the file that is shown or played; '' if it is none of the files. */
    fileOf(shown: Shown): string {
      const known = typeof shown === 'object' && shown ? loadedFrom(shown) : null;
      const texts = known === null ? addressesOf(shown) : [known];
      const found = texts.map((text) => table()?.nameIn(text)).find((name) => name);
      return found ?? '';
    },
    /** The text of a file, as it was given. */
    fileText: async (name: string): Promise<string> => (await table()?.textOf(name)) ?? '',
    /** Replaces the text that the program finds under that name from now on. */
    giveFile: (name: string, text: string): void => table()?.replace(name, text),
  };
}
