import { PYTHON_BYTES } from '@codivia/runners/python/page/arrival';
import type { RuntimeArrival } from '@codivia/runners/runner';
import { formatSize } from '../../lib/files/file-size.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';

/**
 * Shows what has arrived of Python, and how long the rest takes. Screen readers hear that it is starting or that the
 * line broke off, and find the figures in the bar: they change all the time.
 */
export function PythonArrival({ arrival }: { arrival: RuntimeArrival }) {
  const { t, language } = useTranslation('python');
  const { share, secondsLeft, interrupted } = arrival;
  const size = (bytes: number) => formatSize(bytes, language);
  const came = t('library_size', { bytes: size(share * PYTHON_BYTES), size: size(PYTHON_BYTES) });
  const rest = secondsLeft ? t('arrival_seconds', { count: secondsLeft }) : '';
  return (
    <>
      {t(interrupted ? 'arrival_interrupted' : 'starting')}
      {share > 0 && share < 1 && (
        <>
          <span aria-hidden="true">
            {' '}
            {came}
            {!interrupted && rest && `, ${rest}`}
          </span>
          <ProgressBar
            className="mt-1.5 max-w-sm"
            value={Math.round(share * 100)}
            label={t('arrival')}
            valueText={rest ? `${came}, ${rest}` : came}
          />
        </>
      )}
    </>
  );
}
