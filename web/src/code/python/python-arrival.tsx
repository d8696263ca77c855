import { PYTHON_BYTES } from '@codivia/runners/python/page/arrival';
import type { RuntimeArrival } from '@codivia/runners/runner';
import { formatSize } from '../../lib/files/file-size.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';

/**
 * Shows what has arrived of Python, and how long the rest takes, or that the line has broken off. The figures change all
 * the time: screen readers find them in the bar, which `label` names.
 */
export function PythonArrival({ arrival, label }: { arrival: RuntimeArrival; label: string }) {
  const { t, language } = useTranslation('python');
  const { share, secondsLeft, interrupted } = arrival;
  const size = (bytes: number) => formatSize(bytes, language);
  const came = t('library_size', { bytes: size(share * PYTHON_BYTES), size: size(PYTHON_BYTES) });
  const rest = !interrupted && secondsLeft ? t('arrival_seconds', { count: secondsLeft }) : '';
  const words = rest ? `${came}, ${rest}` : came;
  return (
    <>
      {interrupted && t('arrival_interrupted')}
      {share > 0 && <span aria-hidden="true"> {words}</span>}
      <ProgressBar
        className="mt-1.5"
        value={Math.round(share * 100)}
        label={label}
        {...(share > 0 && { valueText: words })}
      />
    </>
  );
}
