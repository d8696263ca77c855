import { FILE_MAX_BYTES, PROJECT_FILES_MAX } from '@codivia/contract/files/project-files';
import { formatSize } from '../../lib/files/file-size.ts';
import { useTranslation } from '../../lib/i18n.ts';
import type { FileProblem } from './take-file.ts';
import type { ZipProblem } from './unpack-work.ts';

/** Returns a function that explains why a file or its name is refused. */
export function useProblemText() {
  const { t, language } = useTranslation('project-files');
  return (problem: FileProblem | ZipProblem | 'ending', name: string): string =>
    t(`problems.${problem}`, {
      name: name || '…',
      size: formatSize(FILE_MAX_BYTES, language),
      limit: PROJECT_FILES_MAX,
    });
}
