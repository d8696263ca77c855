import type { Progress } from '@codivia/runners/runner';
import { formatSize } from '../../lib/files/file-size.ts';
import { useTranslation } from '../../lib/i18n.ts';

/**
 * Shows the library that is being loaded, and the share that has come. Screen readers announce only the first: the
 * second changes all the time.
 */
export function LibraryProgress({ progress }: { progress: Progress }) {
  const { t, language } = useTranslation('python');
  const { name, loaded, total, size } = progress;
  const bytes = formatSize(progress.bytes, language);
  return (
    <>
      {t('libraries', { name, loaded, total })}
      {progress.bytes > 0 && (
        <span aria-hidden="true">
          {' '}
          {size === null ? bytes : t('library_size', { bytes, size: formatSize(size, language) })}
        </span>
      )}
    </>
  );
}
