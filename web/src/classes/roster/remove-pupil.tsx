import {
  type ClassMember,
  PUPIL_RESTORE_DAYS,
  type SchoolClass,
} from '@codivia/contract/api/classes';
import { useTranslation } from '../../lib/i18n.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useRemoveMember } from './roster.api.ts';

type Props = { taught: SchoolClass; member: ClassMember; open: boolean; onClose: () => void };

/** Removes a pupil, once that is confirmed. */
export function RemovePupil({ taught, member, open, onClose }: Props) {
  const { t } = useTranslation('class-roster');
  const { mutate, isPending } = useRemoveMember(taught.id);
  const { name } = member;
  function remove() {
    if (isPending) return;
    mutate(member.id, {
      onSuccess: () => {
        toast.success(t('remove.done', { name }));
        onClose();
      },
    });
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('remove.title', { name })}
      description={
        member.at_home ? t('remove.text', { days: PUPIL_RESTORE_DAYS }) : t('remove.text_personal')
      }
    >
      <div className="flex flex-wrap gap-2">
        <Button variant="danger" loading={isPending} onClick={remove}>
          {t('remove.action')}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {t('keep')}
        </Button>
      </div>
    </Dialog>
  );
}
