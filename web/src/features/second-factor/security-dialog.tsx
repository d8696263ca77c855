import { KeyRound } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const SecurityPanel = lazy(async () => ({
  default: (await import('./security-panel.tsx')).SecurityPanel,
}));

/** The button of an icon or of words that opens the second factor of one's own account. */
export function SecurityDialog({ inWords = false }: { inWords?: boolean }) {
  const { t } = useTranslation('second-factor');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      {inWords ? (
        <Button variant="secondary" className="justify-self-start" onClick={() => setIsOpen(true)}>
          <KeyRound aria-hidden="true" className="size-5" />
          {t('open')}
        </Button>
      ) : (
        <Button
          variant="ghost"
          className="min-h-11 min-w-11 px-2"
          aria-label={t('open')}
          title={t('open')}
          onClick={() => setIsOpen(true)}
        >
          <KeyRound aria-hidden="true" className="size-5" />
        </Button>
      )}
      <Dialog open={isOpen} onOpenChange={setIsOpen} title={t('title')} description={t('intro')}>
        <Suspense fallback={<Skeleton className="h-40" />}>
          <SecurityPanel />
        </Suspense>
      </Dialog>
    </>
  );
}
