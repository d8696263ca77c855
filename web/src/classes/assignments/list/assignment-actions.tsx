import type { Assignment } from '@codivia/contract/api/assignments';
import type { SchoolClass } from '@codivia/contract/api/classes';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { toast } from '../../../lib/toast.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmButton } from '../../../ui/confirm-button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useRemoveAssignment } from '../assignments.api.ts';
import { EditForm } from './edit-form.tsx';

type Props = {
  assignment: Assignment;
  title: string;
  taught: SchoolClass;
  timeZone: string;
};

/** The buttons that change an assignment and take it back. */
export function AssignmentActions({ assignment, title, taught, timeZone }: Props) {
  const { t } = useTranslation('class-assignments');
  const remove = useRemoveAssignment(taught.id);
  const [editing, setEditing] = useState(false);
  const ofTitle = <VisuallyHidden>{t('of_title', { title })}</VisuallyHidden>;
  return (
    <div className="flex flex-wrap gap-2">
      {!assignment.gone && (
        <Button variant="secondary" size="sm" className="min-h-11" onClick={() => setEditing(true)}>
          <Pencil aria-hidden="true" className="size-4" />
          <span>
            {t('edit')} {ofTitle}
          </span>
        </Button>
      )}
      <ConfirmButton
        variant="secondary"
        size="sm"
        className="min-h-11"
        title={t('remove_title', { title })}
        text={t('remove_text')}
        confirm={t('remove')}
        cancel={t('keep')}
        pending={remove.isPending}
        onConfirm={(close) =>
          remove.mutate(assignment.id, {
            onSuccess: () => toast.success(t('removed', { title })),
            onSettled: close,
          })
        }
      >
        <Trash2 aria-hidden="true" className="size-4" />
        <span>
          {t('remove')} {ofTitle}
        </span>
      </ConfirmButton>
      <Dialog open={editing} onOpenChange={setEditing} title={t('form.edit_title', { title })}>
        <EditForm
          taught={taught}
          assignment={assignment}
          timeZone={timeZone}
          onClose={() => setEditing(false)}
        />
      </Dialog>
    </div>
  );
}
