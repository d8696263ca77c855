import type { Language } from '@codivia/contract/api/language';
import type { RoomFiles } from '@codivia/contract/programs/rooms';
import { localPage } from '@codivia/runners/web/local-page';

/** The code of a page as it lies in a folder of one's own computer: the page links style sheet and script. */
export async function localWebFiles(
  code: RoomFiles,
  title: string,
  language: Language,
): Promise<RoomFiles> {
  // The parser is large: it is loaded only when it is needed.
  const { isModuleCode } = await import('@codivia/runners/preview/prepare-files');
  const isModule = isModuleCode(code['script.js'] ?? '');
  const page = localPage(code['index.html'] ?? '', title, language, isModule);
  return { ...code, 'index.html': page };
}
