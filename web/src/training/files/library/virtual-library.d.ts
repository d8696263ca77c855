/**
 * What the build puts together from its drawings, sounds and data (web/build/library). The module is made by the
 * plugin in web/build/library.ts.
 */
declare module 'virtual:library' {
  import type { LibraryItem } from './library-item.ts';

  /**
   * Everything the library has, by category. Paths lead to files under `/assets/library`, which
   * browsers keep for good.
   */
  export const libraryItems: readonly LibraryItem[];
}
