/**
 * The library that the build puts together from its drawings, sounds and data (content/library). The module is made by
 * the plugin in content/build/library.ts.
 */
declare module 'virtual:library' {
  import type { LibraryItem } from '@codivia/contract/programs/library';

  /**
   * Everything the library has, by category. Paths lead to files under `/assets/library`, which
   * browsers keep permanently.
   */
  export const libraryItems: readonly LibraryItem[];
}
