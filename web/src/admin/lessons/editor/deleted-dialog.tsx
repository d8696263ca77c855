import { useTranslation } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

type Props = { busy: boolean; onRestore: () => void; onClose: () => void };

/** Says that somebody else has deleted the lesson that is being saved, and offers to restore it with these changes. */
export function DeletedDialog({ busy, onRestore, onClose }: Props) {
  const { t } = useTranslation('admin-lessons');
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('deleted_meanwhile.title')}
      description={t('deleted_meanwhile.text')}
    >
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="ghost" onClick={onClose}>
          {t('conflict.later')}
        </Button>
        <Button loading={busy} onClick={onRestore}>
          {t('deleted_meanwhile.restore')}
        </Button>
      </div>
    </Dialog>
  );
}
