import { Copy, Undo2 } from 'lucide-react';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';

/** Says that an example is in the room, and leads out of it: with a copy, or back to one's own code. */
export function ExampleNotice({ onKeep, onLeave }: { onKeep: () => void; onLeave: () => void }) {
  const { t } = useTranslation('examples');
  return (
    <div
      role="status"
      className="flex shrink-0 flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control bg-joy-soft px-4 py-2"
    >
      <p className="min-w-0">
        <strong>{t('notice.title')}</strong>{' '}
        <span className="max-lg:hidden">{t('notice.text')}</span>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={onKeep}>
          <Copy aria-hidden="true" className="size-4" />
          {t('notice.keep')}
        </Button>
        <Button size="sm" variant="secondary" onClick={onLeave}>
          <Undo2 aria-hidden="true" className="size-4" />
          {t('notice.leave')}
        </Button>
      </div>
    </div>
  );
}
