import { messageFor } from '../../lib/api-error.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import type { useProgress } from './progress.api.ts';

type Props = {
  title: string;
  /** The query of the caller: a second one that is mounted after a failure would ask again, and again. */
  progress: ReturnType<typeof useProgress>;
};

/** Says that the progress could not be fetched, without which a page would show that nothing is completed. */
export function ProgressFailed({ title, progress }: Props) {
  const { t, language } = useTranslation('common');
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-control bg-danger-soft p-4"
    >
      <div className="min-w-0 grow basis-60">
        <p className="font-bold text-danger">{title}</p>
        <p>{messageFor(progress.error, language)}</p>
      </div>
      <Button variant="secondary" size="sm" onClick={() => void progress.refetch()}>
        {t('try_again')}
      </Button>
    </div>
  );
}
