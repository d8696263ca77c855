import { NAME_MAX_LENGTH } from '@codivia/contract/api/account-rules';
import type { ClassMember, SchoolClass } from '@codivia/contract/api/classes';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { NameFields } from '../../ui/name-fields.tsx';
import { useRenameMember } from './roster.api.ts';

type Props = { taught: SchoolClass; member: ClassMember; open: boolean; onClose: () => void };

/** Changes the name of a pupil in the roster. */
export function RenamePupil({ taught, member, open, onClose }: Props) {
  const { t } = useTranslation('class-roster');
  const { mutate, isPending } = useRenameMember(taught.id);
  const [name, setName] = useState(member.name);
  const [sent, setSent] = useState(false);
  function rename() {
    setSent(true);
    if (isPending || name.trim() === '') return;
    mutate({ member_id: member.id, name: name.trim() }, { onSuccess: onClose });
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('rename.title', { name: member.name })}
      description={t(member.at_home ? 'rename.text' : 'rename.text_personal')}
    >
      <NameFields
        label={t('rename.label')}
        value={name}
        maxLength={NAME_MAX_LENGTH}
        error={sent && name.trim() === '' ? t('rename.missing') : undefined}
        submit={t('rename.submit')}
        busy={isPending}
        onName={setName}
        onSubmit={rename}
        onCancel={onClose}
      />
    </Dialog>
  );
}
