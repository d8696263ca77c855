import type { Language } from '@codivia/contract/api/language';
import type { ProgramFiles } from '@codivia/contract/programs/program';
import { localPage } from '@codivia/runners/web/local-page';

/** The code of a page as it lies in a folder of one's own computer: the page links style sheet and script. */
export async function localWebFiles(
  code: ProgramFiles,
  title: string,
  language: Language,
): Promise<ProgramFiles> {
  // The parser is large: it is loaded only when it is needed.
  const { isModuleCode } = await import('@codivia/runners/preview/prepare-files');
  const isModule = isModuleCode(code['script.js'] ?? '');
  const page = localPage(code['index.html'] ?? '', title, language, isModule);
  return { ...code, 'index.html': page };
}
