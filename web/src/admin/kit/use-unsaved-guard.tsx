import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { useBlockedNavigation } from '../../lib/use-blocked-navigation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

export type UnsavedGuard = {
  /** Runs an action that would lose the changes: at once when there are none, else once it was confirmed. */
  guard: (action: () => void) => void;
  /** The question to show; its place does not matter. */
  question: ReactNode;
};

/**
 * Keeps changes from being lost by accident. While `unsaved`, links, "back" and closing the tab ask
 * first; what else would lose them goes through `guard`: closing a dialog, opening another item.
 *
 * @param onDiscard called once the changes are given up, before anything is done
 * @param keeps tells whether the changes stay open at another address, so that nothing is asked
 */
export function useUnsavedGuard(
  unsaved: boolean,
  onDiscard: () => void = () => {},
  keeps?: (address: string) => boolean,
): UnsavedGuard {
  const { t } = useTranslation('unsaved');
  const [waiting, setWaiting] = useState<{ action: () => void } | null>(null);
  const ask = (action: () => void) => setWaiting({ action });
  useBlockedNavigation(unsaved, ask, keeps);
  const leave = () => {
    setWaiting(null);
    onDiscard();
    waiting?.action();
  };
  const stay = () => setWaiting(null);
  return {
    guard: (action) => (unsaved ? ask(action) : action()),
    question: (
      <Dialog
        open={waiting !== null}
        onOpenChange={(open) => {
          if (!open) stay();
        }}
        title={t('title')}
        description={t('text')}
      >
        <div className="flex flex-wrap gap-3">
          <Button onClick={stay}>{t('stay')}</Button>
          <Button variant="danger" onClick={leave}>
            {t('leave')}
          </Button>
        </div>
      </Dialog>
    ),
  };
}
