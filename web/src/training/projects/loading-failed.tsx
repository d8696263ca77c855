import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';

/** Says that the projects could not be fetched, and tries again. */
export function LoadingFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('projects');
  const common = useTranslation('common').t;
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3">
      <p>{t('list.failed')}</p>
      <Button size="sm" variant="secondary" onClick={onRetry}>
        {common('try_again')}
      </Button>
    </div>
  );
}
