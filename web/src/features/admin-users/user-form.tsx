import type { AdminUser } from '@codivia/contract/admin-users';
import { useEffect, useEffectEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { EditConflict } from '../../ui/edit-conflict.tsx';
import { FormPart } from '../../ui/form-part.tsx';
import { AccountFields, ProfileFields } from './account-fields.tsx';
import { conflictFields } from './conflict-fields.ts';
import { PremiumFields } from './premium-fields.tsx';
import { useSaveUser } from './use-save-user.ts';
import { NEW_VALUES, type UserValues, valuesOf } from './user-values.ts';

type Props = {
  /** The account to edit; a new one without. */
  user?: AdminUser;
  onSaved: () => void;
  onCancel: () => void;
  /** Tells whether there are changes that are not saved. */
  onUnsaved: (unsaved: boolean) => void;
};

/** All that an administrator says of an account. */
export function UserForm({ user, onSaved, onCancel, onUnsaved }: Props) {
  const { t } = useTranslation('admin-users');
  const common = useTranslation('common').t;
  const form = useForm<UserValues>({ defaultValues: user ? valuesOf(user) : NEW_VALUES });
  const { isDirty, dirtyFields } = form.formState;
  // Accounts do not say when they were changed: by this clock, then.
  const [begun] = useState(() => new Date().toISOString());
  const { save, saving, problem, conflict, takeTheirs, keepMine } = useSaveUser({
    user,
    form,
    onSaved,
  });
  const tellUnsaved = useEffectEvent(onUnsaved);
  useEffect(() => tellUnsaved(isDirty), [isDirty]);
  return (
    <form noValidate className="grid gap-6" onSubmit={form.handleSubmit(save)}>
      {conflict && (
        <EditConflict
          edited={{ subject: 'user', id: conflict.base.id, since: begun }}
          fields={conflictFields(conflict, form.getValues(), dirtyFields, t)}
          busy={saving}
          onTakeTheirs={takeTheirs}
          onKeepMine={keepMine}
        />
      )}
      <FormPart title={t('form.account')}>
        <AccountFields form={form} isNew={!user} />
      </FormPart>
      <FormPart title={t('form.premium')}>
        <PremiumFields form={form} user={user} />
      </FormPart>
      <FormPart title={t('form.profile')}>
        <ProfileFields form={form} />
      </FormPart>
      {problem && (
        <p role="alert" className="rounded-control bg-danger-soft p-4 font-bold text-danger">
          {problem}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={saving}>
          {t('form.save')}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {common('cancel')}
        </Button>
      </div>
    </form>
  );
}
