import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';

/** A discreet notice that a new version is ready. It never reloads the page by itself. */
export function NewVersion({ onReload, onLater }: { onReload: () => void; onLater: () => void }) {
  const { t } = useTranslation('offline');
  return (
    <div className="fixed inset-x-4 bottom-4 z-40 flex flex-wrap items-center justify-end gap-x-4 gap-y-2 rounded-card border border-line bg-surface p-4 text-ink shadow-lift sm:inset-x-auto sm:start-4 sm:max-w-xl">
      <p className="grow basis-64 text-balance">{t('new_version')}</p>
      <Button variant="ghost" size="sm" onClick={onLater}>
        {t('later')}
      </Button>
      <Button size="sm" onClick={onReload}>
        {t('reload')}
      </Button>
    </div>
  );
}
